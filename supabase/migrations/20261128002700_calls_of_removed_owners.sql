-- An owner who is removed while a merge, or a change of votes, waits for another one changes nothing any more. And two
-- lines of an import are about one fact however each writes its id.

-- Waits for its turn first, and asks again then.
create function private.assert_owner_after(p_locking text) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform private.assert_owner();
  if p_locking = 'merging' then
    perform private.lock_imports();
  end if;
  perform private.lock_vote_changes();
  perform private.assert_owner();
end
$$;

create or replace function private.merge_clinics_as_owner(p_from text, p_into text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner_after('merging');
  perform private.merge_clinics(p_from, p_into);
end
$$;

create or replace function private.unmerge_clinic_as_owner(p_from text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner_after('merging');
  perform private.unmerge_clinic(p_from);
end
$$;

create or replace function private.void_votes_as_owner(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner_after('voiding');
  return private.void_votes(p_clinic_id, p_from, p_until, p_reason);
end
$$;

create or replace function private.restore_votes_as_owner(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner_after('voiding');
  return private.restore_votes(p_clinic_id, p_from, p_until, p_reason);
end
$$;

create or replace function private.void_votes_of_address_as_owner(
  p_address text, p_reason text, p_clinic_id text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner_after('voiding');
  return private.void_votes(p_clinic_id, '-infinity', 'infinity', p_reason, private.parse_address_hash(p_address));
end
$$;

create or replace function private.undo_voiding_as_owner(p_id bigint) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner_after('voiding');
  return private.undo_voiding(p_id);
end
$$;

-- A fact's id as Postgres writes it; a clinic's, and what is no id, as it is. Null for none.
create function private.import_key(p_kind text, p_id text) returns text
  language sql immutable set search_path = ''
as $$
  select case when p_kind <> 'clinics' and pg_input_is_valid(p_id, 'uuid') then p_id::uuid::text else nullif(p_id, '') end
$$;

-- Of two lines with the same key or content, the second is refused.
create or replace function private.store_import_rows(p_import uuid, p_rows json) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.import_rows (import_id, line, key, print, cells, answer)
  select p_import, line, key, case when twin is null then print end, cells,
    case when twin is not null then private.row_refusal(
      'import', case when key is null then 'same-line' else 'same-id' end, twin::text, null) end
  from (
    select line, key, print, cells, coalesce(
      (select there.line from private.import_rows there where there.import_id = p_import and there.print = each.print),
      nullif(first_value(line) over (partition by print order by place), line)) as twin
    from (
      select place, line, cells, key, coalesce('id ' || key, md5(cells::text)) as print
      from (
        select place, (row ->> 'line')::integer as line, row -> 'cells' as cells,
          private.import_key(file.kind, row -> 'cells' ->> 'id') as key
        from json_array_elements(p_rows) with ordinality as rows (row, place)
        join private.imports file on file.id = p_import
      ) as read
    ) as each
  ) as compared
$$;

select private.apply_grants();
