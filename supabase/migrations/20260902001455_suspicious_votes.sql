-- How owners find dishonest votes. All answers are bounded, and all but the audit read no more
-- votes than their days hold. Plans look at the values, unlike elsewhere (query_limits), since half
-- of the arguments may be missing.

-- At most 30 days, for which traces are kept.
create function private.lookback_interval(p_days integer) returns interval
  language sql immutable set search_path = ''
as $$
  select make_interval(days => least(greatest(coalesce(p_days, 7), 1), 30))
$$;

-- By clinic and hour, or day of UTC. Only votes that still carry a trace, which an index finds
-- however many others are stored; date_bin() needs no calendar.
create function private.votes_by_period(p_since timestamptz, p_length interval)
  returns table (clinic_id text, begins timestamptz, votes integer, voided integer, unproven integer)
  language sql stable set search_path = ''
as $$
  select v.clinic_id, date_bin(p_length, v.created_at, '2000-01-01 00:00+00'), count(*)::integer,
    count(v.voided_at)::integer, (count(*) filter (where not v.proven))::integer
  from private.votes v
  where v.created_at >= p_since and (v.address_hash is not null or v.user_agent_hash is not null)
  group by 1, 2
$$;

-- The thirty worst hours in which one clinic got many votes. `around` are the twelve hours before
-- and after: [hours from there, votes, voided, unproven]. Networks are IPv4 addresses and IPv6
-- /48s; most_of_one are the votes of the largest. Raises PT403 for anybody but an owner.
create function private.suspicious_hours_for_owner(p_days integer, p_at_least integer)
  returns table (clinic_id text, clinic_name text, hour timestamptz, votes integer, voided integer,
    unproven integer, addresses integer, networks integer, most_of_one integer, around jsonb)
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  since constant timestamptz := date_trunc('hour', now() - private.lookback_interval(p_days));
  at_least constant integer := greatest(coalesce(p_at_least, 20), 2);
begin
  perform private.assert_owner();
  return query
    with hourly as materialized (
      select p.*, p.begins as hour from private.votes_by_period(since - interval '12 hours', '1 hour') p),
    worst as materialized (
      select h.* from hourly h where h.votes >= at_least and h.hour >= since
      order by h.votes - h.voided desc, h.hour desc, h.clinic_id limit 30),
    -- One join: a subquery would read the list thirty times.
    drawn as (
      select w.clinic_id, w.hour, jsonb_agg(jsonb_build_array(
          extract(epoch from h.hour - w.hour)::integer / 3600, h.votes, h.voided, h.unproven)) as around
      from worst w join hourly h on h.clinic_id = w.clinic_id
      where h.hour between w.hour - interval '12 hours' and w.hour + interval '12 hours'
      group by w.clinic_id, w.hour)
    select w.clinic_id, c.name, w.hour, w.votes, w.voided, w.unproven, of.addresses, of.networks,
      of.most_of_one, d.around
    from worst w join public.clinics c on c.id = w.clinic_id
      join drawn d on d.clinic_id = w.clinic_id and d.hour = w.hour
      cross join lateral (
        select sum(of_one.addresses)::integer as addresses, count(*)::integer as networks,
          max(of_one.votes)::integer as most_of_one
        from (
          select count(*) as votes, count(distinct v.address_hash) as addresses from private.votes v
          where v.clinic_id = w.clinic_id and v.address_hash is not null
            and v.created_at >= w.hour and v.created_at < w.hour + interval '1 hour'
          group by coalesce(v.prefix48_hash, v.address_hash)) as of_one) as of
    order by w.votes - w.voided desc, w.hour desc, w.clinic_id;
end
$$;

-- Raises PT400 for anything but 64 hex digits.
create function private.parse_address_hash(p_hash text) returns bytea
  language plpgsql immutable set search_path = ''
as $$
begin
  if p_hash ~ '^[0-9a-f]{64}$' then
    return decode(p_hash, 'hex');
  end if;
  raise exception 'An address is known by 64 digits and letters from a to f'
    using errcode = 'PT400', hint = 'invalid-hash';
end
$$;

-- Null when it is not blocked.
create function private.hash_blocked_until(p_hash bytea) returns timestamptz
  language sql stable set search_path = ''
as $$
  select max(expires_at) from private.blocks where network_hash = p_hash and expires_at > now()
$$;

-- The addresses with the most votes, for one clinic or all. With p_prefix IPv6 addresses count
-- together by their /48, /40 or /32, since anybody can have the 65,536 addresses of a /48, and a
-- company or provider more. Raises PT403 for anybody but an owner.
create function private.vote_addresses_for_owner(
  p_days integer, p_prefix integer, p_clinic_id text, p_from timestamptz, p_until timestamptz)
  returns table (address text, is_unknown boolean, votes integer, voided integer, unproven integer, clinics integer,
    addresses integer, first_vote timestamptz, last_vote timestamptz, blocked_until timestamptz)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  since constant timestamptz := coalesce(p_from, now() - private.lookback_interval(p_days));
  until constant timestamptz := coalesce(p_until, 'infinity');
begin
  perform private.assert_owner();
  return query
    with most as materialized (
      select coalesce(case p_prefix when 48 then v.prefix48_hash when 40 then v.prefix40_hash
          when 32 then v.prefix32_hash end, v.address_hash) as hash,
        count(*)::integer as votes, count(v.voided_at)::integer as voided,
        (count(*) filter (where not v.proven))::integer as unproven,
        min(v.created_at) as first_vote, max(v.created_at) as last_vote
      from private.votes v
      where v.created_at >= since and v.created_at < until and v.address_hash is not null
        and (p_clinic_id is null or v.clinic_id = p_clinic_id)
      group by 1 order by 2 desc, 1 limit 50)
    select encode(m.hash, 'hex'), m.hash = private.keyed_hash('no address'), m.votes, m.voided, m.unproven,
      of.clinics, of.addresses, m.first_vote, m.last_vote, private.hash_blocked_until(m.hash)
    from most m cross join lateral (
      select count(distinct v.clinic_id)::integer as clinics, count(distinct v.address_hash)::integer as addresses
      from private.votes v
      where (v.address_hash = m.hash or p_prefix = 48 and v.prefix48_hash = m.hash
          or p_prefix = 40 and v.prefix40_hash = m.hash or p_prefix = 32 and v.prefix32_hash = m.hash)
        and v.created_at between m.first_vote and m.last_vote
        and (p_clinic_id is null or v.clinic_id = p_clinic_id)) as of
    order by m.votes desc, m.hash;
end
$$;

-- The votes of an address or IPv6 network (prefix: 48, 40 or 32) by clinic, with totals in the
-- columns all_…; `wider` is the next network around it. No rows: no votes of it are left. Raises
-- PT400 (no hash), PT403 for anybody but an owner.
create function private.votes_of_address_for_owner(p_address text)
  returns table (clinic_id text, clinic_name text, votes integer, voided integer, unproven integer,
    first_vote timestamptz, last_vote timestamptz, all_clinics integer, all_votes integer,
    all_voided integer, all_unproven integer, prefix integer, wider text, is_unknown boolean,
    blocked_until timestamptz)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  hash bytea;
begin
  perform private.assert_owner();
  hash := private.parse_address_hash(p_address);
  return query
    select v.clinic_id, c.name, count(*)::integer, sum(is_voided)::integer,
      (count(*) filter (where not v.proven))::integer, min(v.created_at), max(v.created_at),
      (count(*) over ())::integer, (sum(count(*)) over ())::integer,
      (sum(sum(is_voided)) over ())::integer,
      (sum(count(*) filter (where not v.proven)) over ())::integer,
      min(case hash when v.address_hash then null when v.prefix48_hash then 48
        when v.prefix40_hash then 40 else 32 end),
      min(encode(case hash when v.address_hash then v.prefix48_hash when v.prefix48_hash then v.prefix40_hash
        when v.prefix40_hash then v.prefix32_hash end, 'hex')),
      hash = private.keyed_hash('no address'), private.hash_blocked_until(hash)
    from private.votes v join public.clinics c on c.id = v.clinic_id
      -- Votes that merging took out can still be voided.
      cross join lateral (select (v.void_reason is not null
        and v.void_reason is distinct from private.merge_reason(c.merged_into))::integer as is_voided)
    where v.address_hash = hash or v.prefix48_hash = hash or v.prefix40_hash = hash
      or v.prefix32_hash = hash
    group by v.clinic_id, c.name
    order by 3 desc, 1 limit 100;
end
$$;

-- Raises like votes_of_address_for_owner().
create function private.days_of_address_for_owner(p_address text)
  returns table (day date, votes integer, voided integer, unproven integer)
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  hash bytea;
begin
  perform private.assert_owner();
  hash := private.parse_address_hash(p_address);
  return query
    select v.created_at::date, count(*)::integer, count(v.voided_at)::integer,
      (count(*) filter (where not v.proven))::integer
    from private.votes v where v.address_hash = hash or v.prefix48_hash = hash
      or v.prefix40_hash = hash or v.prefix32_hash = hash
    group by 1 order by 1 desc limit 40;
end
$$;

select private.apply_grants();
