-- Merged clinics count one vote of each session, also after some were voided or restored, or one of
-- several merges was undone.

drop function private.merge_votes(text, text);
drop function private.unmerge_votes(text, text);

-- A session counts once. Votes move unless the other clinic has one of that session; of two valid
-- ones the other clinic's counts, and a valid one swaps with a voided one. They swap through a
-- placeholder, since the foreign key is deferred. Of all sessions, or of some.
create function private.merge_votes(p_from text, p_into text, p_sessions uuid[] default null) returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.votes set clinic_id = '(moving)', merged_from = coalesce(merged_from, clinic_id)
  where clinic_id = p_into and voided_at is not null and session_id in (
    select session_id from private.votes where clinic_id = p_from and voided_at is null)
    and (p_sessions is null or session_id = any (p_sessions));
  update private.votes v
  set clinic_id = p_into, merged_from = nullif(coalesce(merged_from, clinic_id), p_into)
  where clinic_id = p_from and (p_sessions is null or session_id = any (p_sessions)) and not exists (
    select from private.votes there where there.clinic_id = p_into and there.session_id = v.session_id);
  update private.votes set clinic_id = p_from, merged_from = nullif(merged_from, p_from)
  where clinic_id = '(moving)';
  update private.votes
  set voided_at = now(), void_reason = private.merge_reason(p_into), voided_by = auth.uid()
  where clinic_id = p_from and voided_at is null and (p_sessions is null or session_id = any (p_sessions));
end
$$;

create function private.unmerge_votes(p_from text, p_into text, p_sessions uuid[] default null) returns void
  language plpgsql set search_path = ''
as $$
declare
  family text[] := private.merged_clinic_ids(p_from);
begin
  update private.votes set clinic_id = '(moving)', merged_from = coalesce(merged_from, clinic_id)
  where clinic_id = p_from and coalesce(merged_from, clinic_id) <> all (family)
    and (p_sessions is null or session_id = any (p_sessions));
  update private.votes set clinic_id = p_from, merged_from = nullif(coalesce(merged_from, clinic_id), p_from)
  where clinic_id = p_into and coalesce(merged_from, clinic_id) = any (family)
    and (p_sessions is null or session_id = any (p_sessions));
  update private.votes set clinic_id = p_into, merged_from = nullif(merged_from, p_into)
  where clinic_id = '(moving)';
  -- At both clinics: a vote that was voided here and restored since has just moved back.
  update private.votes set voided_at = null, void_reason = null, voided_by = null
  where clinic_id in (p_from, p_into) and void_reason = private.merge_reason(p_into)
    and (p_sessions is null or session_id = any (p_sessions));
end
$$;

-- Each clinic that others were merged into, with itself and all of those.
create function private.merged_families() returns table (root text, id text)
  language sql stable rows 10 set search_path = ''
as $$
  with recursive family (root, id) as (
    select distinct into_one.id, into_one.id
    from public.clinics into_one join public.clinics merged on merged.merged_into = into_one.id
    where into_one.merged_into is null
    union all
    select f.root, c.id from family f join public.clinics c on c.merged_into = f.id)
  select root, id from family
$$;

-- Serialises voiding, restoring and merging, which change several clinics. Locks the votes that
-- may change places, before any clinic: a vote that purges locks old votes and then its clinic.
create or replace function private.lock_vote_changes() returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('voiding', 0));
  perform from private.votes v where (v.clinic_id, v.session_id) in (
    select other.id, one.session_id
    from private.merged_families() f join private.votes one on one.clinic_id = f.id
      join private.merged_families() other on other.root = f.root
    where f.id <> f.root)
  order by v.clinic_id, v.session_id for update;
end
$$;

-- A session may have lost the vote that counted, or got one back that counts in its place: its
-- votes are taken apart and merged again.
create function private.count_sessions_left_out() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  left_out record;
  merges private.merges[];
  merge private.merges;
begin
  for left_out in
    select f.root, array_agg(distinct v.session_id) as sessions
    from private.merged_families() f join public.clinics c on c.id = f.id
      join private.votes v on v.clinic_id = c.id and v.void_reason = private.merge_reason(c.merged_into)
    where not exists (
      select from private.votes there
      where there.clinic_id = f.root and there.session_id = v.session_id and there.voided_at is null)
    group by f.root order by f.root
  loop
    merges := array(
      select m from private.merges m join private.merged_families() f on f.id = m.from_id
      where f.root = left_out.root and m.undone_at is null order by m.id desc);
    foreach merge in array merges loop
      perform private.unmerge_votes(merge.from_id, merge.into_id, left_out.sessions);
    end loop;
    for merge in select * from unnest(merges) order by id loop
      perform private.merge_votes(merge.from_id, merge.into_id, left_out.sessions);
    end loop;
  end loop;
  return null;
end
$$;

-- Later merges of the family may have swapped its votes with others, so these are taken apart first and
-- merged again. Raises PT400 (the other clinic is merged itself), PT404 (no such merge).
create or replace function private.unmerge_clinic(p_from text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  merge private.merges;
  later private.merges[];
  other private.merges;
begin
  select * into merge from private.merges where from_id = p_from and undone_at is null;
  perform private.lock_for_merge(p_from, merge.into_id);
  select * into merge from private.merges where from_id = p_from and undone_at is null
    and exists (select from public.clinics where id = p_from and merged_into = into_id);
  if not found then
    raise exception 'There is no merge of this clinic to undo' using errcode = 'PT404', hint = 'no-such-merge';
  end if;
  if exists (select from public.clinics where id = merge.into_id and merged_into is not null) then
    raise exception 'The other clinic was merged as well since. Undo that first.'
      using errcode = 'PT400', hint = 'cannot-merge';
  end if;
  later := array(
    select m from private.merges m join private.merged_families() f on f.id = m.from_id
    where f.root = merge.into_id and m.id > merge.id and m.undone_at is null order by m.id desc);
  foreach other in array later loop
    perform private.unmerge_votes(other.from_id, other.into_id);
  end loop;
  perform private.unmerge_votes(p_from, merge.into_id);
  perform private.retire_facts(merge.retired, null);
  perform private.move_facts_and_sponsorships(merge.moved, merge.into_id, p_from);
  update public.clinics set published = merge.was_published, merged_into = null where id = p_from;
  for other in select * from unnest(later) order by id loop
    perform private.merge_votes(other.from_id, other.into_id);
  end loop;
  update private.merges set undone_at = now() where id = merge.id;
  perform set_config('private.merging', '', true);
end
$$;

set local lock_timeout = '900ms';
select private.lock_vote_changes();
-- Voiding, restoring and undoing a voiding note what they did.
create trigger count_sessions_left_out after insert on private.voidings
  for each statement execute function private.count_sessions_left_out();
-- The vote that counted may go back with its clinic, while others stay merged.
create trigger count_sessions_left_out after update of undone_at on private.merges
  for each statement execute function private.count_sessions_left_out();
-- Counts the sessions that were left out before: its trigger runs for no rows too.
update private.merges set undone_at = undone_at where false;

select private.apply_grants();
