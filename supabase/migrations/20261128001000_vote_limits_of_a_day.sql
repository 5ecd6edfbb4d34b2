-- The limits count the past 24 hours, so 'tomorrow' could be too soon.

-- The caller must hold the network's lock, or concurrent votes would not see each other. Raises
-- PT429.
create or replace function private.assert_vote_quota(
  p_caller private.network_hashes, p_clinic_id text, p_proven boolean, p_config private.settings) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  last_hour integer;
  last_day_unproven integer;
  last_day_clinic integer;
begin
  if p_caller.prefix32 is null then
    select count(*) filter (where created_at > now() - interval '1 hour'),
      count(*) filter (where not proven),
      count(*) filter (where clinic_id = p_clinic_id)
    into last_hour, last_day_unproven, last_day_clinic
    from private.votes
    where address_hash = p_caller.address and created_at > now() - interval '1 day';
  else
    select c.last_hour, c.last_day_unproven, c.last_day_clinic
    into last_hour, last_day_unproven, last_day_clinic
    from private.count_ipv6_votes(p_caller, p_clinic_id, p_config) c;
  end if;

  if last_day_clinic >= p_config.votes_per_clinic_and_address_a_day then
    raise exception 'Your network has reached its vote limit for this clinic. Please try again in a day.'
      using errcode = 'PT429', hint = 'clinic-vote-limit';
  elsif last_hour >= p_config.votes_per_address_an_hour then
    raise exception 'Your network has reached its vote limit for this hour. Please try again in an hour.'
      using errcode = 'PT429', hint = 'hourly-vote-limit';
  elsif not p_proven and last_day_unproven >= p_config.unproven_votes_per_address_a_day then
    raise exception 'Your browser couldn''t complete the human check. Try another browser, or come back in a day.'
      using errcode = 'PT429', hint = 'unproven-vote-limit';
  end if;
end
$$;

-- Raises PT429 over the clinic's daily limit, which no number of addresses gets past.
create or replace function private.assert_unproven_quota(p_clinic_id text, p_config private.settings) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if (select count(*) from private.votes
      where clinic_id = p_clinic_id and not proven and created_at > now() - interval '1 day')
    >= p_config.unproven_votes_per_clinic_a_day
  then
    raise exception 'This clinic has had as many votes without a completed human check as it can take in a day. Please try another browser, or come back in a day.'
      using errcode = 'PT429', hint = 'clinic-unproven-vote-limit';
  end if;
end
$$;

select private.apply_grants();
