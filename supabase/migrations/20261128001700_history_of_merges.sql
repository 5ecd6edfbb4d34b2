-- The history offers to put back only what can be put back: facts that a merge moved go back with it.

-- Twenty-five changes, newest first, optionally of a clinic, a person, some tables, or before a
-- change. Changes of admins are for owners. Raises PT400 (a costly query), PT403 (no admin).
create or replace function private.history_page(p_clinic text, p_person uuid, p_relations text[], p_before bigint)
  returns table (id bigint, at timestamptz, by_user uuid, by_email text, action text, relation text,
    row_id text, row_name text, clinic_id text, clinic_name text, before jsonb, after jsonb,
    is_cut boolean, restores bigint, can_restore boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  its_role text := private.admin_role();
begin
  perform private.assert_cheap_call();
  if its_role is null then
    raise exception 'Only admins read the history' using errcode = 'PT403', hint = 'admins-only';
  end if;
  return query
    select h.id, h.at, h.by_user, h.by_email, h.action, h.relation, h.row_id,
      -- Texts of visitors are looked up, since the history must not outlive them.
      case h.relation
        when 'clinic_submissions'
          then (select s.clinic_name from public.clinic_submissions s where s.id = h.row_id::uuid)
        when 'figure_reports'
          then (select r.figure from public.figure_reports r where r.id = h.row_id::uuid)
        else h.row_name
      end,
      h.clinic_id, c.name, private.shorten_texts(h.before), private.shorten_texts(h.after),
      private.shorten_texts(h.before) is distinct from h.before or private.shorten_texts(h.after) is distinct from h.after,
      h.restores,
      h.action <> 'insert' and coalesce(t.can_restore, false)
        -- restore_history() refuses these.
        and not (h.action = 'update' and h.before ? 'clinic_id' and h.relation <> 'sponsorships')
    from private.admin_history h
      left join public.clinics c on c.id = h.clinic_id
      left join private.history_tables t on t.relation = h.relation
    where (p_clinic is null or h.clinic_id = p_clinic)
      and (p_person is null or h.by_user = p_person)
      and (p_relations is null or h.relation = any (p_relations))
      and (p_before is null or h.id < p_before)
      and (h.relation <> 'admins' or its_role = 'owner')
    order by h.id desc limit 25;
end
$$;

select private.apply_grants();
