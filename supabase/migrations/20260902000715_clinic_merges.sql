-- Merging duplicates: what is moved when one clinic turns out to be another, and moved back.

-- What a merge did, so that it can be undone.
create table private.merges (
  id bigint generated always as identity primary key,
  from_id text not null,
  into_id text not null,
  at timestamptz not null default now(),
  -- Null: the operator.
  by_user uuid,
  was_published boolean not null,
  -- Moved facts and sponsored places; facts that stayed and were retired.
  moved uuid[] not null,
  retired uuid[] not null,
  undone_at timestamptz
);
alter table private.merges enable row level security;

-- For votes of sessions that voted for both clinics.
create function private.merge_reason(p_into text) returns text
  language sql immutable set search_path = ''
as $$
  select 'Merged into ' || p_into || ', which has a vote of this session'
$$;

-- A merged clinic stays unpublished, only merging sets merged_into, and clinics of a merge keep
-- their ids.
create function private.guard_merges() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Nested, since editors may not read merges.
  if tg_op = 'UPDATE' and new.id <> old.id then
    if exists (select from private.merges where undone_at is null and old.id in (from_id, into_id)) then
      raise exception 'A clinic that was merged keeps its id, or the merge could not be undone'
        using errcode = 'PT403', hint = 'merges-guarded';
    end if;
  end if;
  if new.merged_into is distinct from (case when tg_op = 'UPDATE' then old.merged_into end)
    and current_setting('private.merging', true) is distinct from 'yes'
  then
    raise exception 'Only merging and its undoing change merged_into' using errcode = 'PT403', hint = 'merges-guarded';
  end if;
  if new.published and new.merged_into is not null then
    raise exception 'This clinic was merged into another one. Undo the merge to publish it again.'
      using errcode = 'PT403', hint = 'clinic-is-merged';
  end if;
  return new;
end
$$;

create trigger guard_merges before insert or update of id, published, merged_into on public.clinics
  for each row execute function private.guard_merges();

-- The clinic with all that were merged into it, directly or through others.
create function private.merged_clinic_ids(p_clinic_id text) returns text[]
  language sql stable set search_path = ''
as $$
  with recursive family (id) as (
    select p_clinic_id
    union
    select c.id from public.clinics c join family f on c.merged_into = f.id
  )
  select array_agg(id) from family
$$;

-- Raises PT400 (the same clinic, or merged already), PT404 (no such clinic).
create function private.assert_can_merge(p_from text, p_into text) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if (select count(*) from public.clinics where id in (p_from, p_into)) < cardinality(array(
    select distinct id from unnest(array[p_from, p_into]) id)) or p_from is null or p_into is null
  then
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  end if;
  if p_from = p_into then
    raise exception 'A clinic cannot be merged into itself' using errcode = 'PT400', hint = 'cannot-merge';
  end if;
  if exists (select from public.clinics where id in (p_from, p_into) and merged_into is not null) then
    raise exception 'One of these clinics was merged into another one already'
      using errcode = 'PT400', hint = 'cannot-merge';
  end if;
end
$$;

-- What a fact says; two that are equal here are duplicates.
create function private.fact_content(p_fact jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select p_fact - array['id', 'clinic_id', 'checked_by', 'note', 'created_at', 'changed_at']
$$;

create function private.facts_in_force(p_clinic_id text)
  returns table (id uuid, is_sample boolean, said jsonb)
  language sql stable set search_path = ''
as $$
  select r.id, r.status = 'sample', private.fact_content(to_jsonb(r)) from public.clinic_results r
  where r.clinic_id = p_clinic_id and r.retired_at is null
  union all
  select p.id, p.status = 'sample', private.fact_content(to_jsonb(p)) from public.clinic_prices p
  where p.clinic_id = p_clinic_id and p.retired_at is null
  union all
  select r.id, r.status = 'sample', private.fact_content(to_jsonb(r)) from public.clinic_reviews r
  where r.clinic_id = p_clinic_id and r.retired_at is null
  union all
  select s.id, s.status = 'sample', private.fact_content(to_jsonb(s)) from public.clinic_services s
  where s.clinic_id = p_clinic_id and s.retired_at is null
  union all
  select c.id, false, private.fact_content(to_jsonb(c)) from public.clinic_contacts c
  where c.clinic_id = p_clinic_id and c.retired_at is null
$$;

-- Samples and duplicates are retired rather than moved.
create function private.facts_to_retire(p_from text, p_into text) returns uuid[]
  language sql stable set search_path = ''
as $$
  select coalesce(array_agg(f.id), '{}') from private.facts_in_force(p_from) f
  where f.is_sample or f.said in (select said from private.facts_in_force(p_into))
$$;

-- A preview: {"votes", "into_votes", "both", "votes_after", "facts", "retired"}. Only votes in the
-- count; `both` are sessions that voted for either. Raises PT403 for anybody but an owner.
create function private.merge_preview(p_from text, p_into text) returns json
  language plpgsql stable security definer set search_path = ''
as $$
declare
  retired integer;
begin
  perform private.assert_cheap_call();
  if not private.is_owner() then
    raise exception 'Only owners merge clinics' using errcode = 'PT403', hint = 'owners-only';
  end if;
  perform private.assert_can_merge(p_from, p_into);
  retired := cardinality(private.facts_to_retire(p_from, p_into));
  return (
    select json_build_object('votes', of_from, 'into_votes', of_into, 'both', of_from + of_into - sessions,
      'votes_after', sessions,
      'facts', (select count(*) from private.facts_in_force(p_from)) - retired, 'retired', retired)
    from (
      select count(*) filter (where clinic_id = p_from) as of_from,
        count(*) filter (where clinic_id = p_into) as of_into, count(distinct session_id) as sessions
      from private.votes where clinic_id in (p_from, p_into) and voided_at is null
    ) as votes);
end
$$;

-- A session counts once. Votes move unless the other clinic has one of that session; of two valid
-- ones the other clinic's counts, and a valid one swaps with a voided one. They swap through a
-- placeholder, since the foreign key is deferred.
create function private.merge_votes(p_from text, p_into text) returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.votes set clinic_id = '(moving)', merged_from = coalesce(merged_from, clinic_id)
  where clinic_id = p_into and voided_at is not null and session_id in (
    select session_id from private.votes where clinic_id = p_from and voided_at is null);
  update private.votes v
  set clinic_id = p_into, merged_from = nullif(coalesce(merged_from, clinic_id), p_into)
  where clinic_id = p_from and not exists (
    select from private.votes there where there.clinic_id = p_into and there.session_id = v.session_id);
  update private.votes set clinic_id = p_from, merged_from = nullif(merged_from, p_from)
  where clinic_id = '(moving)';
  update private.votes
  set voided_at = now(), void_reason = private.merge_reason(p_into), voided_by = auth.uid()
  where clinic_id = p_from and voided_at is null;
end
$$;

create function private.unmerge_votes(p_from text, p_into text) returns void
  language plpgsql set search_path = ''
as $$
declare
  family text[] := private.merged_clinic_ids(p_from);
begin
  update private.votes set clinic_id = '(moving)', merged_from = coalesce(merged_from, clinic_id)
  where clinic_id = p_from and coalesce(merged_from, clinic_id) <> all (family);
  update private.votes set clinic_id = p_from, merged_from = nullif(coalesce(merged_from, clinic_id), p_from)
  where clinic_id = p_into and coalesce(merged_from, clinic_id) = any (family);
  update private.votes set clinic_id = p_into, merged_from = nullif(merged_from, p_into)
  where clinic_id = '(moving)';
  -- At both clinics: a vote that was voided here and restored since has just moved back.
  update private.votes set voided_at = null, void_reason = null, voided_by = null
  where clinic_id in (p_from, p_into) and void_reason = private.merge_reason(p_into);
end
$$;

create function private.move_facts_and_sponsorships(p_ids uuid[], p_from text, p_into text) returns void
  language plpgsql set search_path = ''
as $$
begin
  update public.clinic_results set clinic_id = p_into where clinic_id = p_from and id = any (p_ids);
  update public.clinic_prices set clinic_id = p_into where clinic_id = p_from and id = any (p_ids);
  update public.clinic_reviews set clinic_id = p_into where clinic_id = p_from and id = any (p_ids);
  update public.clinic_services set clinic_id = p_into where clinic_id = p_from and id = any (p_ids);
  update public.clinic_contacts set clinic_id = p_into where clinic_id = p_from and id = any (p_ids);
  update public.sponsorships set clinic_id = p_into where clinic_id = p_from and id = any (p_ids);
end
$$;

create function private.retire_facts(p_facts uuid[], p_retired_at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
begin
  update public.clinic_results set retired_at = p_retired_at where id = any (p_facts);
  update public.clinic_prices set retired_at = p_retired_at where id = any (p_facts);
  update public.clinic_reviews set retired_at = p_retired_at where id = any (p_facts);
  update public.clinic_services set retired_at = p_retired_at where id = any (p_facts);
  update public.clinic_contacts set retired_at = p_retired_at where id = any (p_facts);
end
$$;

select private.apply_grants();
