-- A blank or giant reason for voiding is refused before any vote is touched: the refusal of the table
-- quotes the vote, with its session and its hashes.

-- Voids the votes of a clinic, or of all, given between two moments; with p_address_hash only those
-- of one address or IPv6 network (/48, /40, /32). Includes those that merging took out of the
-- count, or undoing the merge would count them again. Returns how many. Raises 23514.
create or replace function private.void_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text,
  p_address_hash bytea default null) returns integer
  language plpgsql set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  why constant text := private.normalize_reason(coalesce(p_reason, ''));
  family text[];
  changed integer;
begin
  perform private.lock_vote_changes();
  family := private.merged_clinic_ids(p_clinic_id);
  -- Locks all votes before the statement's end moves the counters. A vote that purges locks old
  -- votes and then its clinic, so the other order would deadlock.
  with voided as (
    update private.votes v set voided_at = now(), void_reason = why, voided_by = auth.uid()
    where created_at >= p_from and created_at < p_until
      and (voided_at is null or void_reason = (
        select private.merge_reason(c.merged_into) from public.clinics c where c.id = v.clinic_id))
      and (clinic_id = any (family) or p_clinic_id is null and p_address_hash is not null)
      and (p_address_hash is null or address_hash = p_address_hash or prefix48_hash = p_address_hash
        or prefix40_hash = p_address_hash or prefix32_hash = p_address_hash)
    returning clinic_id, created_at),
  noted as (
    insert into private.voidings (by_user, clinic_id, restored, votes, reason, first_vote, last_vote)
    select auth.uid(), clinic_id, false, count(*), why, min(created_at), max(created_at)
    from voided group by clinic_id order by clinic_id
    returning votes)
  select coalesce(sum(votes), 0) into changed from noted;
  return changed;
end
$$;

select private.apply_grants();
