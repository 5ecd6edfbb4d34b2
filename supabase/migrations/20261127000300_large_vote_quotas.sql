-- Quotas of 2,048 and more refused every vote over IPv6: their product was a smallint.

-- The counts of the fullest of the caller's five IPv6 networks, divided by its share. Refusals are
-- free for the caller, so no query reads more rows than the /32 may have; beyond that the vote is
-- refused anyway.
create or replace function private.count_ipv6_votes(
  p_caller private.network_hashes, p_clinic_id text, p_config private.settings,
  out last_hour integer, out last_day_unproven integer, out last_day_clinic integer)
  language plpgsql stable set search_path = ''
as $$
begin
  select coalesce(max(fullest) filter (where counted = 'hour'), 0),
    coalesce(max(fullest) filter (where counted = 'unproven'), 0),
    coalesce(max(fullest) filter (where counted = 'clinic'), 0)
  into last_hour, last_day_unproven, last_day_clinic
  from (
    select counted, greatest(
      count(*) filter (where (vote).address_hash = p_caller.address),
      count(*) filter (where (vote).prefix56_hash = p_caller.prefix56) / p_config.quotas_per_prefix56,
      count(*) filter (where (vote).prefix48_hash = p_caller.prefix48) / p_config.quotas_per_prefix48,
      count(*) filter (where (vote).prefix40_hash = p_caller.prefix40) / p_config.quotas_per_prefix40,
      count(*) / p_config.quotas_per_prefix32) as fullest
    from (
      -- In the order of an index; without one a plan may read the table from its start.
      (select 'hour' as counted, v as vote from private.votes v
       where prefix32_hash = p_caller.prefix32 and created_at > now() - interval '1 hour'
       order by created_at desc limit p_config.quotas_per_prefix32::integer * p_config.votes_per_address_an_hour)
      union all
      (select 'unproven', v from private.votes v
       where prefix32_hash = p_caller.prefix32 and not proven and created_at > now() - interval '1 day'
       order by created_at desc limit p_config.quotas_per_prefix32::integer * p_config.unproven_votes_per_address_a_day)
      union all
      (select 'clinic', v from private.votes v
       where prefix32_hash = p_caller.prefix32 and clinic_id = p_clinic_id
         and created_at > now() - interval '1 day'
       order by created_at desc limit p_config.quotas_per_prefix32::integer * p_config.votes_per_clinic_and_address_a_day)
    ) as nearby
    group by counted
  ) as network;
end
$$;

select private.apply_grants();
