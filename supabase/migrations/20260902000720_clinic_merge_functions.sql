-- Merging two clinics, undoing it, and where a merged clinic's address leads. For owners, like all
-- that moves votes.

-- Merging and applying an import exclude each other.
create function private.lock_imports() returns void
  language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('importing', 0))
$$;

-- Locks in everybody's order: facts, then votes, so that none is given where it no longer counts,
-- then clinics.
create function private.lock_for_merge(p_from text, p_into text) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.lock_imports();
  perform private.lock_vote_changes();
  perform from public.clinic_results where clinic_id in (p_from, p_into) order by id for no key update;
  perform from public.clinic_prices where clinic_id in (p_from, p_into) order by id for no key update;
  perform from public.clinic_reviews where clinic_id in (p_from, p_into) order by id for no key update;
  perform from public.clinic_services where clinic_id in (p_from, p_into) order by id for no key update;
  perform from public.clinic_contacts where clinic_id in (p_from, p_into) order by id for no key update;
  lock table private.votes in share row exclusive mode;
  perform from public.clinics where id in (p_from, p_into) order by id for no key update;
  perform set_config('private.merging', 'yes', true);
end
$$;

-- Raises PT400 (the same clinic, or merged already), PT404 (no such clinic).
create function private.merge_clinics(p_from text, p_into text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  to_retire uuid[];
  to_move uuid[];
begin
  perform private.lock_for_merge(p_from, p_into);
  perform private.assert_can_merge(p_from, p_into);
  to_retire := private.facts_to_retire(p_from, p_into);
  -- A paid place stays with the clinic that remains.
  to_move := array(
    select id from private.facts_in_force(p_from) where id <> all (to_retire)
    union all
    select id from public.sponsorships where clinic_id = p_from and until_date >= private.directory_today());
  insert into private.merges (from_id, into_id, by_user, was_published, moved, retired)
  select p_from, p_into, auth.uid(), published, to_move, to_retire from public.clinics where id = p_from;
  perform private.merge_votes(p_from, p_into);
  perform private.retire_facts(to_retire, now());
  perform private.move_facts_and_sponsorships(to_move, p_from, p_into);
  update public.clinics set published = false, merged_into = p_into where id = p_from;
  perform set_config('private.merging', '', true);
end
$$;

-- Later merges have to be undone first. Raises PT400 (the other clinic is merged itself), PT404 (no
-- such merge).
create function private.unmerge_clinic(p_from text) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  merge private.merges;
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
  perform private.unmerge_votes(p_from, merge.into_id);
  perform private.retire_facts(merge.retired, null);
  perform private.move_facts_and_sponsorships(merge.moved, merge.into_id, p_from);
  update public.clinics set published = merge.was_published, merged_into = null where id = p_from;
  update private.merges set undone_at = now() where id = merge.id;
  perform set_config('private.merging', '', true);
end
$$;

-- The published clinic at the end of a clinic's merges, for old addresses; else null.
create function private.clinic_after_merges(p_clinic_id text) returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  return (
    -- `union` visits each clinic once, so that it ends even on a circle.
    with recursive became (id) as (
      select merged_into from public.clinics where id = p_clinic_id and merged_into is not null
      union
      select c.merged_into from public.clinics c join became using (id) where c.merged_into is not null
    )
    select c.id from public.clinics c join became using (id) where c.merged_into is null and c.published);
end
$$;

-- What owners call -------------------------------------------------------------------

create function private.merge_clinics_as_owner(p_from text, p_into text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  perform private.merge_clinics(p_from, p_into);
end
$$;

create function private.unmerge_clinic_as_owner(p_from text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  perform private.unmerge_clinic(p_from);
end
$$;

create function public.merge_preview(p_from text, p_into text) returns json
  language sql stable security invoker set search_path = ''
as $$
  select private.merge_preview(p_from, p_into)
$$;

create function public.merge_clinics(p_from text, p_into text) returns void
  language sql volatile security invoker set search_path = '' set statement_timeout = '30s'
as $$
  select private.merge_clinics_as_owner(p_from, p_into)
$$;

create function public.unmerge_clinic(p_from text) returns void
  language sql volatile security invoker set search_path = '' set statement_timeout = '30s'
as $$
  select private.unmerge_clinic_as_owner(p_from)
$$;

create function public.clinic_after_merges(p_clinic_id text) returns text
  language sql stable security invoker set search_path = ''
as $$
  select private.clinic_after_merges(p_clinic_id)
$$;

create function private.grants_for_clinic_merges() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.clinic_after_merges(text) to anon, authenticated;
  grant execute on function public.clinic_after_merges(text) to anon, authenticated;
  grant execute on function private.merge_preview(text, text) to authenticated;
  grant execute on function public.merge_preview(text, text) to authenticated;
  grant execute on function private.merge_clinics_as_owner(text, text) to authenticated;
  grant execute on function public.merge_clinics(text, text) to authenticated;
  grant execute on function private.unmerge_clinic_as_owner(text) to authenticated;
  grant execute on function public.unmerge_clinic(text) to authenticated;
$$;

select private.apply_grants();
