-- What owners do about dishonest votes, and their calls.

-- For one clinic or all. Returns how many. Raises PT400 (no hash), PT403 for anybody but an owner.
create function private.void_votes_of_address_as_owner(
  p_address text, p_reason text, p_clinic_id text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  return private.void_votes(p_clinic_id, '-infinity', 'infinity', p_reason, private.parse_address_hash(p_address));
end
$$;

-- For all clinics of the voiding. Returns how many votes count again. Raises PT403 for anybody but
-- an owner, PT404 (no such voiding).
create function private.undo_voiding_as_owner(p_id bigint) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  return private.undo_voiding(p_id);
end
$$;

-- Fifty, newest first, before p_before. What was done to several clinics at once is one row. Raises
-- PT403 for anybody but an owner.
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

-- The only call that reads all votes. Raises PT403 for anybody but an owner.
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
  p_days integer default 7, p_prefix integer default null, p_clinic_id text default null,
  p_from timestamptz default null, p_until timestamptz default null)
  returns table (address text, is_unknown boolean, votes integer, voided integer, unproven integer, clinics integer,
    addresses integer, first_vote timestamptz, last_vote timestamptz, blocked_until timestamptz)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.vote_addresses_for_owner(p_days, p_prefix, p_clinic_id, p_from, p_until)
$$;

create function public.votes_of_address(p_address text)
  returns table (clinic_id text, clinic_name text, votes integer, voided integer, unproven integer,
    first_vote timestamptz, last_vote timestamptz, all_clinics integer, all_votes integer,
    all_voided integer, all_unproven integer, prefix integer, wider text, is_unknown boolean,
    blocked_until timestamptz)
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

create function public.undo_voiding(p_id bigint) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.undo_voiding_as_owner(p_id)
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

create function private.grants_for_admin_votes() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.suspicious_hours_for_owner(integer, integer) to authenticated;
  grant execute on function private.vote_addresses_for_owner(integer, integer, text, timestamptz, timestamptz) to authenticated;
  grant execute on function private.votes_of_address_for_owner(text) to authenticated;
  grant execute on function private.days_of_address_for_owner(text) to authenticated;
  grant execute on function private.void_votes_of_address_as_owner(text, text, text) to authenticated;
  grant execute on function private.undo_voiding_as_owner(bigint) to authenticated;
  grant execute on function private.voidings_for_owner(bigint) to authenticated;
  grant execute on function private.audit_votes_as_owner(integer) to authenticated;
  grant execute on function public.suspicious_hours(integer, integer) to authenticated;
  grant execute on function public.vote_addresses(integer, integer, text, timestamptz, timestamptz) to authenticated;
  grant execute on function public.votes_of_address(text) to authenticated;
  grant execute on function public.days_of_address(text) to authenticated;
  grant execute on function public.void_votes_of_address(text, text, text) to authenticated;
  grant execute on function public.undo_voiding(bigint) to authenticated;
  grant execute on function public.voidings(bigint) to authenticated;
  grant execute on function public.audit_votes_as_owner(integer) to authenticated;
$$;

select private.apply_grants();
