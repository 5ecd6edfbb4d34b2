-- Taking a voiding back says how many votes it restored, also where a merge leaves another vote of their
-- session counting.

-- Restores exactly the votes of one voiding, which carry its moment, reason and author, as
-- restore_votes() does. Returns how many. Raises PT404 (no such voiding).
create or replace function private.undo_voiding(p_id bigint) returns integer
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
    returning v.clinic_id, v.created_at),
  noted as (
    insert into private.voidings (by_user, clinic_id, restored, votes, reason, first_vote, last_vote, takes_back)
    select auth.uid(), clinic_id, true, count(*), act.reason,
      min(created_at), max(created_at), p_id
    from restored group by clinic_id order by clinic_id
    returning votes)
  select coalesce(sum(votes), 0) into changed from noted;
  return changed;
end
$$;

select private.apply_grants();
