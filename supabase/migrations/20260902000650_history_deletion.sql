-- Owners delete old history. The deletion is itself recorded, so that nobody hides their tracks.

-- Raises PT400 (a costly query), PT403 for anybody but an owner.
create function private.count_history_before(p_before timestamptz) returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  if not private.is_owner() then
    raise exception 'Only owners shorten the history' using errcode = 'PT403', hint = 'owners-only';
  end if;
  return (select count(*) from private.admin_history where at < p_before);
end
$$;

-- Returns how many changes were deleted. Raises PT403 (no owner, or too young), PT405 (GET).
create function private.delete_history_before(p_before timestamptz) returns bigint
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  many bigint;
  note jsonb;
begin
  perform private.assert_owner();
  if p_before is null or p_before > now() - private.minimum_history_age() then
    raise exception 'History is kept for at least a year' using errcode = 'PT403', hint = 'history-is-kept';
  end if;
  perform set_config('private.deleting_history', 'yes', true);
  delete from private.admin_history where at < p_before;
  get diagnostics many = row_count;
  perform set_config('private.deleting_history', '', true);
  if many > 0 then
    note := jsonb_build_object('changes', many, 'older_than', p_before);
    insert into private.admin_history (by_user, by_email, action, relation, row_id, before, bytes)
    values (auth.uid(), (select email from auth.users where id = auth.uid()), 'delete', 'admin_history', '', note,
      private.history_bytes(note, null));
  end if;
  return many;
end
$$;

create function public.count_history_before(p_before timestamptz) returns bigint
  language sql stable security invoker set search_path = ''
as $$
  select private.count_history_before(p_before)
$$;

create function public.delete_history_before(p_before timestamptz) returns bigint
  language sql volatile security invoker set search_path = '' set statement_timeout = '30s'
as $$
  select private.delete_history_before(p_before)
$$;

create function private.grants_for_history_deletion() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.count_history_before(timestamptz), public.count_history_before(timestamptz),
    private.delete_history_before(timestamptz), public.delete_history_before(timestamptz) to authenticated;
$$;

select private.apply_grants();
