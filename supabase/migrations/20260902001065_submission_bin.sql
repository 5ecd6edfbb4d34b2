-- The bin: deleted submissions and reports can be restored until retention_rules() deletes them.
-- There they count nowhere.

-- A repeat changes nothing. Raises PT403, PT404, PT405.
create function private.move_to_bin(p_relation regclass, p_id uuid, p_is_binned boolean) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  was_binned boolean;
begin
  perform private.assert_admin_write();
  execute format('select binned_at is not null from %s where id = $1 for update', p_relation)
  into was_binned using p_id;
  if was_binned is null then
    raise exception 'It is not there any more' using errcode = 'PT404', hint = 'no-such-submission';
  elsif was_binned <> p_is_binned then
    execute format('update %s set binned_at = $2, binned_by = $3 where id = $1', p_relation)
    using p_id, case when p_is_binned then now() end, case when p_is_binned then auth.uid() end;
  end if;
end
$$;

create function private.bin_submission(p_id uuid, p_is_binned boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.move_to_bin('public.clinic_submissions', p_id, p_is_binned);
end
$$;

create function private.bin_report(p_id uuid, p_is_binned boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.move_to_bin('public.figure_reports', p_id, p_is_binned);
end
$$;

create function public.bin_submission(p_id uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.bin_submission(p_id, true)
$$;

create function public.restore_submission(p_id uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.bin_submission(p_id, false)
$$;

create function public.bin_report(p_id uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.bin_report(p_id, true)
$$;

create function public.restore_report(p_id uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.bin_report(p_id, false)
$$;

create function private.grants_for_submission_bin() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.bin_submission(uuid, boolean), private.bin_report(uuid, boolean)
    to authenticated;
  grant execute on function public.bin_submission(uuid), public.restore_submission(uuid),
    public.bin_report(uuid), public.restore_report(uuid) to authenticated;
$$;

select private.apply_grants();
