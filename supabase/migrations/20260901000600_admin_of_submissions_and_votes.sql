-- What admins do with submissions, and with votes that were not given honestly.

-- One policy per role and command: senders get their own row back, admins read all.
drop policy "senders get their own row back" on public.clinic_submissions;
create policy "senders get their own row back" on public.clinic_submissions
  for select to anon using (inserted_xid = (select pg_current_xact_id_if_assigned()));
create policy "the signed-in get their own row back, admins read all" on public.clinic_submissions
  for select to authenticated
  using (inserted_xid = (select pg_current_xact_id_if_assigned()) or (select private.is_admin()));
create policy "admins change submissions" on public.clinic_submissions
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete submissions" on public.clinic_submissions
  for delete to authenticated using ((select private.is_admin()));

-- Takes the votes of a clinic between two moments out of the count. Returns how many.
-- Raises PT403 for anybody but an admin, PT405 (GET).
create function private.void_votes_as_admin(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.refuse_get();
  if not private.is_admin() then
    raise exception 'Only admins can void votes' using errcode = 'PT403', hint = 'admins-only';
  end if;
  return private.void_votes(p_clinic_id, p_from, p_until, p_reason);
end
$$;

create function public.void_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.void_votes_as_admin(p_clinic_id, p_from, p_until, p_reason)
$$;

create function private.grants_for_admin_of_submissions_and_votes() returns void
  language sql set search_path = ''
as $$
  grant update, delete on public.clinic_submissions to authenticated;
  grant execute on function private.void_votes_as_admin(text, timestamptz, timestamptz, text) to authenticated;
  grant execute on function public.void_votes(text, timestamptz, timestamptz, text) to authenticated;
$$;

select private.apply_grants();
