-- The history has who signed out whom, and its quota limits it.

-- Raises PT403, PT404, PT429.
create or replace function private.sign_out_admin(p_user uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  was jsonb;
  becomes constant jsonb := '{"sessions": 0}';
  many integer;
begin
  perform private.assert_owner_may_change(p_user);
  -- As for other changes of admins.
  perform private.assert_history_quota(2);
  delete from auth.sessions where user_id = p_user;
  get diagnostics many = row_count;
  if many > 0 then
    was := jsonb_build_object('sessions', many);
    insert into private.admin_history (by_user, by_email, action, relation, row_id, row_name, before, after, bytes)
    values (auth.uid(), (select email from auth.users where id = auth.uid()), 'update', 'admins', p_user,
      (select email from auth.users where id = p_user), was, becomes, private.history_bytes(was, becomes));
  end if;
end
$$;

select private.apply_grants();
