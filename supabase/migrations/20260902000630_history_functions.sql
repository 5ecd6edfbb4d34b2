-- Reading the history.

-- Cuts long texts, for lists.
create function private.shorten_texts(p_columns jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(key, case
    when length(value::text) <= 400 then value
    else to_jsonb(left(coalesce(value #>> '{}', ''), 300) || '…')
  end) from jsonb_each(p_columns)
$$;

-- Twenty-five changes, newest first, optionally of a clinic, a person, some tables, or before a
-- change. Changes of admins are for owners. Raises PT400 (a costly query), PT403 (no admin).
create function private.history_page(p_clinic text, p_person uuid, p_relations text[], p_before bigint)
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
      h.restores, h.action <> 'insert' and coalesce(t.can_restore, false)
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

-- With its whole texts. Raises PT403, PT404.
create function private.history_change(p_id bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  change jsonb;
begin
  perform private.assert_cheap_call();
  if not private.is_admin() then
    raise exception 'Only admins read the history' using errcode = 'PT403', hint = 'admins-only';
  end if;
  select jsonb_build_object('before', before, 'after', after) into change
  from private.admin_history where id = p_id and (relation <> 'admins' or private.is_owner());
  if change is null then
    raise exception 'There is no such change' using errcode = 'PT404', hint = 'no-such-change';
  end if;
  return change;
end
$$;

-- Raises PT403.
create function private.history_people() returns table (user_id uuid, email text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  if not private.is_admin() then
    raise exception 'Only admins read the history' using errcode = 'PT403', hint = 'admins-only';
  end if;
  return query select h.by_user, max(h.by_email) from private.admin_history h group by 1 order by 2;
end
$$;

create function public.history_page(
  p_clinic text default null, p_person uuid default null, p_relations text[] default null,
  p_before bigint default null)
  returns table (id bigint, at timestamptz, by_user uuid, by_email text, action text, relation text,
    row_id text, row_name text, clinic_id text, clinic_name text, before jsonb, after jsonb,
    is_cut boolean, restores bigint, can_restore boolean)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.history_page(p_clinic, p_person, p_relations, p_before)
$$;

create function public.history_change(p_id bigint) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.history_change(p_id)
$$;

create function public.history_people() returns table (user_id uuid, email text)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.history_people()
$$;

create function private.grants_for_history_functions() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.history_page(text, uuid, text[], bigint) to authenticated;
  grant execute on function private.history_change(bigint) to authenticated;
  grant execute on function private.history_people() to authenticated;
  grant execute on function public.history_page(text, uuid, text[], bigint) to authenticated;
  grant execute on function public.history_change(bigint) to authenticated;
  grant execute on function public.history_people() to authenticated;
$$;

select private.apply_grants();
