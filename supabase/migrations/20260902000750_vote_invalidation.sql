-- Taking dishonest votes out of the count, and restoring them.

-- Who voided or restored what.
create table private.voidings (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the operator.
  by_user uuid,
  clinic_id text not null,
  restored boolean not null,
  votes integer not null,
  reason text,
  -- When the first and the last of the votes were given.
  first_vote timestamptz,
  last_vote timestamptz,
  -- The voiding that was undone as a whole.
  takes_back bigint references private.voidings (id)
);
create index voidings_by_taken_back on private.voidings (takes_back);
alter table private.voidings enable row level security;

-- Voids the votes of a clinic, or of all, given between two moments; with p_address_hash only those
-- of one address or IPv6 network (/48, /40, /32). Includes those that merging took out of the
-- count, or undoing the merge would count them again. Returns how many.
create function private.void_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text,
  p_address_hash bytea default null) returns integer
  language plpgsql set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  family text[];
  changed integer;
begin
  perform private.lock_vote_changes();
  family := private.merged_clinic_ids(p_clinic_id);
  -- Locks all votes before the statement's end moves the counters. A vote that purges locks old
  -- votes and then its clinic, so the other order would deadlock.
  with voided as (
    update private.votes v set voided_at = now(), void_reason = p_reason, voided_by = auth.uid()
    where created_at >= p_from and created_at < p_until
      and (voided_at is null or void_reason = (
        select private.merge_reason(c.merged_into) from public.clinics c where c.id = v.clinic_id))
      and (clinic_id = any (family) or p_clinic_id is null and p_address_hash is not null)
      and (p_address_hash is null or address_hash = p_address_hash or prefix48_hash = p_address_hash
        or prefix40_hash = p_address_hash or prefix32_hash = p_address_hash)
    returning clinic_id, created_at),
  noted as (
    insert into private.voidings (by_user, clinic_id, restored, votes, reason, first_vote, last_vote)
    select auth.uid(), clinic_id, false, count(*), p_reason, min(created_at), max(created_at)
    from voided group by clinic_id order by clinic_id
    returning votes)
  select coalesce(sum(votes), 0) into changed from noted;
  return changed;
end
$$;

-- Serialises voiding, restoring and merging, which change several clinics.
create function private.lock_vote_changes() returns void
  language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('voiding', 0))
$$;

-- Restores voided votes given between two moments; with p_reason only those voided for it. Only the
-- operator restores what the operator voided. Votes that merging took out come back by undoing the
-- merge; of a merged clinic the restored ones stay out until then, since another vote of the
-- session counts. Returns how many count again.
create function private.restore_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text default null) returns integer
  language plpgsql set search_path = ''
as $$
declare
  family text[];
  changed integer;
begin
  perform private.lock_vote_changes();
  family := private.merged_clinic_ids(p_clinic_id);
  with restored as (
    update private.votes v set void_reason = private.merge_reason(c.merged_into),
      voided_at = case when c.merged_into is not null then now() end,
      voided_by = case when c.merged_into is not null then auth.uid() end
    from public.clinics c
    where c.id = v.clinic_id and v.clinic_id = any (family)
      and v.created_at >= p_from and v.created_at < p_until
      and voided_at is not null and (p_reason is null or void_reason = p_reason)
      and (voided_by is not null or auth.uid() is null)
      and void_reason is distinct from private.merge_reason(c.merged_into)
    returning v.clinic_id, v.created_at, v.voided_at),
  noted as (
    insert into private.voidings (by_user, clinic_id, restored, votes, reason, first_vote, last_vote)
    select auth.uid(), clinic_id, true, count(*) filter (where voided_at is null), p_reason,
      min(created_at), max(created_at)
    from restored group by clinic_id order by clinic_id
    returning votes)
  select coalesce(sum(votes), 0) into changed from noted;
  return changed;
end
$$;

-- Restores exactly the votes of one voiding, which carry its moment, reason and author, as
-- restore_votes() does. Returns how many count again. Raises PT404 (no such voiding).
create function private.undo_voiding(p_id bigint) returns integer
  language plpgsql set search_path = ''
as $$
declare
  act private.voidings;
  changed integer;
begin
  perform private.lock_vote_changes();
  select * into act from private.voidings where id = p_id and not restored;
  if not found then
    raise exception 'There is no such voiding' using errcode = 'PT404', hint = 'no-such-voiding';
  end if;
  -- Not by clinic: merging may have moved the vote since.
  with restored as (
    update private.votes v set void_reason = private.merge_reason(c.merged_into),
      voided_at = case when c.merged_into is not null then now() end,
      voided_by = case when c.merged_into is not null then auth.uid() end
    from public.clinics c
    where c.id = v.clinic_id
      and voided_at = act.at and void_reason = act.reason and voided_by is not distinct from act.by_user
      and (voided_by is not null or auth.uid() is null)
    returning v.clinic_id, v.created_at, v.voided_at),
  noted as (
    insert into private.voidings (by_user, clinic_id, restored, votes, reason, first_vote, last_vote, takes_back)
    select auth.uid(), clinic_id, true, count(*) filter (where voided_at is null), act.reason,
      min(created_at), max(created_at), p_id
    from restored group by clinic_id order by clinic_id
    returning votes)
  select coalesce(sum(votes), 0) into changed from noted;
  return changed;
end
$$;

-- What owners call -------------------------------------------------------------------

create function private.void_votes_as_owner(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  return private.void_votes(p_clinic_id, p_from, p_until, p_reason);
end
$$;

create function private.restore_votes_as_owner(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  return private.restore_votes(p_clinic_id, p_from, p_until, p_reason);
end
$$;

create function public.void_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.void_votes_as_owner(p_clinic_id, p_from, p_until, p_reason)
$$;

create function public.restore_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text default null) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.restore_votes_as_owner(p_clinic_id, p_from, p_until, p_reason)
$$;

create function private.grants_for_vote_invalidation() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.void_votes_as_owner(text, timestamptz, timestamptz, text) to authenticated;
  grant execute on function private.restore_votes_as_owner(text, timestamptz, timestamptz, text) to authenticated;
  grant execute on function public.void_votes(text, timestamptz, timestamptz, text) to authenticated;
  grant execute on function public.restore_votes(text, timestamptz, timestamptz, text) to authenticated;
$$;

select private.apply_grants();
