-- How owners manage admins.

-- Raises PT403 for anybody but an owner, PT404 for an account that is no admin. Locks first, so
-- that the answer stays true.
create function private.assert_owner_may_change(p_user uuid) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform private.lock_admins();
  perform private.assert_owner();
  if not exists (select from private.admins where user_id = p_user) then
    raise exception 'This account is no admin any more' using errcode = 'PT404', hint = 'no-such-admin';
  end if;
end
$$;

-- All admins; has_two_factor is null where Auth knows no second factors. Raises PT400 (a costly
-- query), PT403 for anybody but an owner.
create function private.admin_people()
  returns table (user_id uuid, email text, role text, added_at timestamptz, added_by text,
    last_sign_in_at timestamptz, has_two_factor boolean, is_self boolean)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  if not private.is_owner() then
    raise exception 'Only owners see who is an admin' using errcode = 'PT403', hint = 'owners-only';
  end if;
  return query
    select a.user_id, u.email::text, a.role, a.created_at, b.email::text, u.last_sign_in_at,
      case when private.supports_two_factor() then private.has_two_factor(a.user_id) end, a.user_id = auth.uid()
    from private.admins a join auth.users u on u.id = a.user_id left join auth.users b on b.id = a.added_by
    order by u.email;
end
$$;

-- Whether the caller has a second factor; null where Auth knows none. Raises PT403.
create function private.own_two_factor() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  if not private.is_admin() then
    raise exception 'Only admins sign in with two steps' using errcode = 'PT403', hint = 'admins-only';
  end if;
  return case when private.supports_two_factor() then private.has_two_factor(auth.uid()) end;
end
$$;

-- Raises PT429 when the caller added too many within the hour, including those removed since.
create function private.assert_new_admin_quota() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if (select people_added_an_hour from private.settings) <= (
    select count(*) from private.admin_history
    where by_user = auth.uid() and relation = 'admins' and action = 'insert'
      and at > now() - interval '1 hour'
  ) then
    raise exception 'You have added many people within the hour. Please go on in an hour.'
      using errcode = 'PT429', hint = 'many-newcomers';
  end if;
end
$$;

-- Makes an existing account an admin. Raises PT403, PT404 (no such account), PT409 (already an
-- admin), PT400 (no such role), PT429. The edge function `add-person` creates an account on that
-- PT404, so it comes after every refusal but PT409.
create function private.add_admin(p_email text, p_role text) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  account uuid;
begin
  perform private.lock_admins();
  perform private.assert_owner();
  perform private.assert_role(p_role);
  perform private.assert_new_admin_quota();
  select id into account from auth.users where lower(email) = lower(btrim(p_email));
  if account is null then
    raise exception 'There is no account with this e-mail address'
      using errcode = 'PT404', hint = 'no-such-account';
  end if;
  insert into private.admins (user_id, role, added_by) values (account, p_role, auth.uid())
  on conflict do nothing;
  if not found then
    raise exception 'This account is an admin already' using errcode = 'PT409', hint = 'already-admin';
  end if;
  return account;
end
$$;

-- Raises PT403 (no owner, or the last one), PT404, PT400 (no such role).
create function private.change_admin_role(p_user uuid, p_role text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner_may_change(p_user);
  perform private.assert_role(p_role);
  update private.admins set role = p_role where user_id = p_user and role <> p_role;
end
$$;

-- Ends the sessions too and keeps the account. Raises PT403 (no owner, or the last one), PT404.
create function private.remove_admin(p_user uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner_may_change(p_user);
  perform private.assert_not_last_owner(p_user);
  delete from private.admins where user_id = p_user;
  delete from auth.sessions where user_id = p_user;
end
$$;

-- Raises PT403, PT404.
create function private.sign_out_admin(p_user uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner_may_change(p_user);
  delete from auth.sessions where user_id = p_user;
end
$$;

create function private.assert_role(p_role text) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if p_role is null or p_role not in ('editor', 'owner') then
    raise exception 'A role is editor or owner' using errcode = 'PT400', hint = 'no-such-role';
  end if;
end
$$;

create function public.admin_people()
  returns table (user_id uuid, email text, role text, added_at timestamptz, added_by text,
    last_sign_in_at timestamptz, has_two_factor boolean, is_self boolean)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.admin_people()
$$;

create function public.own_two_factor() returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select private.own_two_factor()
$$;

create function public.add_admin(p_email text, p_role text) returns uuid
  language sql volatile security invoker set search_path = ''
as $$
  select private.add_admin(p_email, p_role)
$$;

create function public.change_admin_role(p_user uuid, p_role text) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.change_admin_role(p_user, p_role)
$$;

create function public.remove_admin(p_user uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.remove_admin(p_user)
$$;

create function public.sign_out_admin(p_user uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.sign_out_admin(p_user)
$$;

create function private.grants_for_admin_roles() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.admin_people() to authenticated;
  grant execute on function private.own_two_factor() to authenticated;
  grant execute on function public.own_two_factor() to authenticated;
  grant execute on function private.add_admin(text, text) to authenticated;
  grant execute on function private.change_admin_role(uuid, text) to authenticated;
  grant execute on function private.remove_admin(uuid) to authenticated;
  grant execute on function private.sign_out_admin(uuid) to authenticated;
  grant execute on function public.admin_people() to authenticated;
  grant execute on function public.add_admin(text, text) to authenticated;
  grant execute on function public.change_admin_role(uuid, text) to authenticated;
  grant execute on function public.remove_admin(uuid) to authenticated;
  grant execute on function public.sign_out_admin(uuid) to authenticated;
$$;

select private.apply_grants();
