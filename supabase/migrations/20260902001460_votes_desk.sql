-- Votes at the desk: what an owner looks at to find dishonest ones. All answers are bounded, and
-- all but the audit read no more votes than their days hold. They look at the values when they
-- plan, which sessions otherwise don't (requests), since half of what they ask for may be missing.

-- How far back a look goes: traces are kept no longer than that.
create function private.desk_days(p_days integer) returns interval
  language sql immutable set search_path = ''
as $$
  select make_interval(days => least(greatest(coalesce(p_days, 7), 1), 30))
$$;

-- Votes by clinic and hour since a moment. Only votes that still carry a trace: their index finds
-- them, however many others are stored. Hours are cut as numbers, without a look at a calendar.
create function private.votes_by_hour(p_since timestamptz)
  returns table (clinic_id text, hour timestamptz, votes integer, voided integer, unproven integer)
  language sql stable set search_path = ''
as $$
  select v.clinic_id, date_bin('1 hour', v.created_at, '2000-01-01 00:00+00'), count(*)::integer,
    count(v.voided_at)::integer, (count(*) filter (where not v.proven))::integer
  from private.votes v
  where v.created_at >= p_since and (v.address_hash is not null or v.user_agent_hash is not null)
  group by 1, 2
$$;

-- Hours in which one clinic got many votes, the worst thirty. In `around` the twelve hours before and
-- after that had any: [hours from there, votes, voided, unproven]. Networks are IPv4 addresses and
-- IPv6 /48s, and most_of_one are the votes of the one that gave the most.
-- Raises PT403 for anybody but an owner.
create function private.suspicious_hours_for_owner(p_days integer, p_at_least integer)
  returns table (clinic_id text, clinic_name text, hour timestamptz, votes integer, voided integer,
    unproven integer, addresses integer, networks integer, most_of_one integer, around jsonb)
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  since constant timestamptz := date_trunc('hour', now() - private.desk_days(p_days));
  at_least constant integer := greatest(coalesce(p_at_least, 20), 2);
begin
  perform private.assert_owner();
  return query
    with hourly as materialized (
      select * from private.votes_by_hour(since - interval '12 hours')),
    worst as materialized (
      select h.* from hourly h where h.votes >= at_least and h.hour >= since
      order by h.votes - h.voided desc, h.hour desc, h.clinic_id limit 30),
    -- Joined once: asked for each hour, the list would be read thirty times.
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

-- A hash as the desk writes it. Raises PT400 for anything else.
create function private.parse_hash(p_hash text) returns bytea
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

-- Until when what that hash stands for is blocked; null when it is not.
create function private.hash_blocked_until(p_hash bytea) returns timestamptz
  language sql stable set search_path = ''
as $$
  select max(expires_at) from private.blocks where network_hash = p_hash and expires_at > now()
$$;

-- Which addresses gave the most votes within some days, for one clinic or all; as /48 networks
-- where p_wide, since everybody can have the 65,536 addresses of one.
-- Raises PT403 for anybody but an owner.
create function private.vote_addresses_for_owner(
  p_days integer, p_wide boolean, p_clinic_id text, p_hour timestamptz)
  returns table (address text, is_unknown boolean, votes integer, voided integer, unproven integer, clinics integer,
    addresses integer, first_vote timestamptz, last_vote timestamptz, blocked_until timestamptz)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  since constant timestamptz := coalesce(p_hour, now() - private.desk_days(p_days));
  until constant timestamptz := coalesce(p_hour + interval '1 hour', 'infinity');
begin
  perform private.assert_owner();
  return query
    with most as materialized (
      select case when p_wide then coalesce(v.prefix48_hash, v.address_hash) else v.address_hash end as hash,
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
      where (v.address_hash = m.hash or p_wide and v.prefix48_hash = m.hash)
        and v.created_at between m.first_vote and m.last_vote
        and (p_clinic_id is null or v.clinic_id = p_clinic_id)) as of
    order by m.votes desc, m.hash;
end
$$;

-- The votes of one address or /48, by clinic, the most first, and all of them together in the
-- columns that begin with all_. No rows: there are no votes of it any more.
-- Raises PT400 (no hash), PT403 for anybody but an owner.
create function private.votes_of_address_for_owner(p_address text)
  returns table (clinic_id text, clinic_name text, votes integer, voided integer, unproven integer,
    first_vote timestamptz, last_vote timestamptz, all_clinics integer, all_votes integer,
    all_voided integer, all_unproven integer, wider text, is_unknown boolean, blocked_until timestamptz)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  hash bytea;
begin
  perform private.assert_owner();
  hash := private.parse_hash(p_address);
  return query
    select v.clinic_id, c.name, count(*)::integer, sum(is_voided)::integer,
      (count(*) filter (where not v.proven))::integer, min(v.created_at), max(v.created_at),
      (count(*) over ())::integer, (sum(count(*)) over ())::integer,
      (sum(sum(is_voided)) over ())::integer,
      (sum(count(*) filter (where not v.proven)) over ())::integer,
      min(encode(v.prefix48_hash, 'hex')) filter (where v.prefix48_hash <> hash),
      hash = private.keyed_hash('no address'), private.hash_blocked_until(hash)
    from private.votes v join public.clinics c on c.id = v.clinic_id
      -- What merging alone took out of the count can be voided still.
      cross join lateral (select (v.void_reason is not null
        and v.void_reason is distinct from private.merge_reason(c.merged_into))::integer as is_voided)
    where v.address_hash = hash or v.prefix48_hash = hash
    group by v.clinic_id, c.name
    order by 3 desc, 1 limit 100;
end
$$;

-- The same by day, to be drawn. Raises as votes_of_address_for_owner().
create function private.days_of_address_for_owner(p_address text)
  returns table (day date, votes integer, voided integer, unproven integer)
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  hash bytea;
begin
  perform private.assert_owner();
  hash := private.parse_hash(p_address);
  return query
    select v.created_at::date, count(*)::integer, count(v.voided_at)::integer,
      (count(*) filter (where not v.proven))::integer
    from private.votes v where v.address_hash = hash or v.prefix48_hash = hash
    group by 1 order by 1 desc limit 40;
end
$$;

-- Takes all votes of an address or /48 out of the count, for one clinic or all. Returns how many.
-- Raises PT400 (no hash), PT403 for anybody but an owner.
create function private.void_votes_of_address_as_owner(
  p_address text, p_reason text, p_clinic_id text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  return private.void_votes(p_clinic_id, '-infinity', 'infinity', p_reason, private.parse_hash(p_address));
end
$$;

-- Takes one voiding back, with all clinics that it was about. Returns how many votes count again.
-- Raises PT403 for anybody but an owner, PT404 (no such voiding).
create function private.take_back_voiding_as_owner(p_id bigint) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  return private.take_back_voiding(p_id);
end
$$;

-- Who voided and restored what, the newest first: fifty, of those before that one. What was done at
-- once to several clinics is one row. Raises PT403 for anybody but an owner.
create function private.voidings_for_owner(p_before bigint)
  returns table (id bigint, at timestamptz, by_operator boolean, by_email text, restored boolean,
    votes integer, clinics integer, clinic_id text, clinic_name text, reason text,
    first_vote timestamptz, last_vote timestamptz, taken_back_at timestamptz)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
begin
  perform private.assert_owner();
  return query
    with act as (
      select min(v.id) as id, v.at, v.by_user, v.restored, sum(v.votes)::integer as votes,
        count(distinct v.clinic_id)::integer as clinics, min(v.clinic_id) as clinic_id, v.reason,
        min(v.first_vote) as first_vote, max(v.last_vote) as last_vote
      from private.voidings v
      group by v.at, v.by_user, v.restored, v.reason)
    select a.id, a.at, a.by_user is null, u.email::text, a.restored, a.votes, a.clinics, a.clinic_id,
      coalesce(c.name, a.clinic_id), a.reason, a.first_vote, a.last_vote,
      (select min(back.at) from private.voidings back where back.takes_back = a.id)
    from act a left join auth.users u on u.id = a.by_user left join public.clinics c on c.id = a.clinic_id
    where p_before is null or a.id < p_before
    order by a.id desc limit 50;
end
$$;

-- What `npm run votes:audit` prints, for owners: the only look that reads all votes.
-- Raises PT403 for anybody but an owner.
create function private.audit_votes_as_owner(p_burst integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  return private.audit_votes(p_burst);
end
$$;

-- What owners call -------------------------------------------------------------------

create function public.suspicious_hours(p_days integer default 7, p_at_least integer default 20)
  returns table (clinic_id text, clinic_name text, hour timestamptz, votes integer, voided integer,
    unproven integer, addresses integer, networks integer, most_of_one integer, around jsonb)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.suspicious_hours_for_owner(p_days, p_at_least)
$$;

create function public.vote_addresses(
  p_days integer default 7, p_wide boolean default false, p_clinic_id text default null,
  p_hour timestamptz default null)
  returns table (address text, is_unknown boolean, votes integer, voided integer, unproven integer, clinics integer,
    addresses integer, first_vote timestamptz, last_vote timestamptz, blocked_until timestamptz)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.vote_addresses_for_owner(p_days, p_wide, p_clinic_id, p_hour)
$$;

create function public.votes_of_address(p_address text)
  returns table (clinic_id text, clinic_name text, votes integer, voided integer, unproven integer,
    first_vote timestamptz, last_vote timestamptz, all_clinics integer, all_votes integer,
    all_voided integer, all_unproven integer, wider text, is_unknown boolean, blocked_until timestamptz)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.votes_of_address_for_owner(p_address)
$$;

create function public.days_of_address(p_address text)
  returns table (day date, votes integer, voided integer, unproven integer)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.days_of_address_for_owner(p_address)
$$;

create function public.void_votes_of_address(
  p_address text, p_reason text, p_clinic_id text default null) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.void_votes_of_address_as_owner(p_address, p_reason, p_clinic_id)
$$;

create function public.take_back_voiding(p_id bigint) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.take_back_voiding_as_owner(p_id)
$$;

create function public.voidings(p_before bigint default null)
  returns table (id bigint, at timestamptz, by_operator boolean, by_email text, restored boolean,
    votes integer, clinics integer, clinic_id text, clinic_name text, reason text,
    first_vote timestamptz, last_vote timestamptz, taken_back_at timestamptz)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.voidings_for_owner(p_before)
$$;

create function public.audit_votes_as_owner(p_burst integer default 20) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.audit_votes_as_owner(p_burst)
$$;

create function private.grants_for_votes_desk() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.suspicious_hours_for_owner(integer, integer) to authenticated;
  grant execute on function private.vote_addresses_for_owner(integer, boolean, text, timestamptz) to authenticated;
  grant execute on function private.votes_of_address_for_owner(text) to authenticated;
  grant execute on function private.days_of_address_for_owner(text) to authenticated;
  grant execute on function private.void_votes_of_address_as_owner(text, text, text) to authenticated;
  grant execute on function private.take_back_voiding_as_owner(bigint) to authenticated;
  grant execute on function private.voidings_for_owner(bigint) to authenticated;
  grant execute on function private.audit_votes_as_owner(integer) to authenticated;
  grant execute on function public.suspicious_hours(integer, integer) to authenticated;
  grant execute on function public.vote_addresses(integer, boolean, text, timestamptz) to authenticated;
  grant execute on function public.votes_of_address(text) to authenticated;
  grant execute on function public.days_of_address(text) to authenticated;
  grant execute on function public.void_votes_of_address(text, text, text) to authenticated;
  grant execute on function public.take_back_voiding(bigint) to authenticated;
  grant execute on function public.voidings(bigint) to authenticated;
  grant execute on function public.audit_votes_as_owner(integer) to authenticated;
$$;

select private.apply_grants();
