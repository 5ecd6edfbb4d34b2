-- Who is an admin, and in which role. Only the operator's key and owners write private.admins.

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Editors may do everything but manage people and votes.
  role text not null default 'owner' check (role in ('editor', 'owner')),
  -- Null: the operator.
  added_by uuid
);
alter table private.admins enable row level security;

-- Serialises owners who change each other, so that one stays.
create function private.lock_admins() returns void
  language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('admins', 0))
$$;

-- Raises PT403 if no other owner is left.
create function private.assert_not_last_owner(p_user uuid) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform private.lock_admins();
  if not exists (select from private.admins where role = 'owner' and user_id <> p_user) then
    raise exception 'This is the last owner. Make somebody else an owner first.'
      using errcode = 'PT403', hint = 'last-owner';
  end if;
end
$$;

create function private.guard_last_owner() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform private.assert_not_last_owner(old.user_id);
  return new;
end
$$;

-- Holds for the operator too. remove_admin() checks deletions itself: deleting an account cascades
-- to its row.
create trigger guard_last_owner before update of role on private.admins
  for each row when (old.role = 'owner' and new.role <> 'owner')
  execute function private.guard_last_owner();

-- Lite has no such table.
create function private.supports_two_factor() returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return to_regclass('auth.mfa_factors') is not null;
end
$$;

create function private.has_two_factor(p_user uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.supports_two_factor() then
    return false;
  end if;
  return exists (select from auth.mfa_factors where user_id = p_user and status::text = 'verified');
end
$$;

-- The caller's role: 'editor', 'owner' or null. It takes a session that still exists, since a token
-- outlives it by an hour, and that began with a password or gave a second factor: a mailed code is
-- no proof. An account with a second factor must have given it, and the session must still say so,
-- since Auth lowers it when that factor is removed.
create function private.admin_role() returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  token jsonb := auth.jwt();
  its_role text;
  session_aal text;
begin
  -- As JSON, since not every Auth has the column.
  select a.role, to_jsonb(s) ->> 'aal' into its_role, session_aal
  from private.admins a join auth.sessions s on s.user_id = a.user_id
  where a.user_id = auth.uid() and s.id = (token ->> 'session_id')::uuid;
  if its_role is null or token ->> 'aal' = 'aal2' and coalesce(session_aal, 'aal2') = 'aal2' then
    return its_role;
  end if;
  if token -> 'amr' @> '[{"method": "password"}]' and not private.has_two_factor(auth.uid()) then
    return its_role;
  end if;
  return null;
end
$$;

-- Policies say `(select private.is_admin())`, so that it runs once per query.
create function private.is_admin() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admin_role() is not null;
end
$$;

create function private.is_owner() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.admin_role() = 'owner', false);
end
$$;

-- For calls that write. Raises PT403 for anybody but an owner, PT405 (GET).
create function private.assert_owner() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  perform private.assert_write_request();
  if not private.is_owner() then
    raise exception 'Only owners can do this' using errcode = 'PT403', hint = 'owners-only';
  end if;
end
$$;

-- For the API. Raises PT400 (a costly query).
create function private.caller_role() returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  return private.admin_role();
end
$$;

-- For the login screen, once Supabase Auth let somebody in.
create function public.is_admin() returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select private.caller_role() is not null
$$;

-- For the administration, which hides what an editor may not do.
create function public.admin_role() returns text
  language sql stable security invoker set search_path = ''
as $$
  select private.caller_role()
$$;

-- For `npm run admin:create`. Without a role it makes a new admin an owner and keeps an existing
-- role. Raises PT404 (no such account), PT403 (the last owner), PT405 (GET).
create function private.make_admin(p_email text, p_role text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_write_request();
  insert into private.admins as a (user_id, role)
  select u.id, coalesce(p_role, 'owner') from auth.users u where lower(u.email) = lower(btrim(p_email))
  on conflict (user_id) do update set role = coalesce(p_role, a.role);
  if not found then
    raise exception 'There is no account with this e-mail address'
      using errcode = 'PT404', hint = 'no-such-account';
  end if;
end
$$;

create function public.make_admin(p_email text, p_role text default null) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.make_admin(p_email, p_role)
$$;

-- For `npm run admin:create -- --reset`, before and after the new password. Returns the account.
-- Raises PT404, PT405 (GET).
create function private.end_admin_sessions(p_email text) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  account uuid;
begin
  perform private.assert_write_request();
  select a.user_id into account from private.admins a join auth.users u on u.id = a.user_id
  where lower(u.email) = lower(btrim(p_email));
  if account is null then
    raise exception 'There is no admin with this e-mail address'
      using errcode = 'PT404', hint = 'no-such-admin';
  end if;
  delete from auth.sessions where user_id = account;
  return account;
end
$$;

create function public.end_admin_sessions(p_email text) returns uuid
  language sql volatile security invoker set search_path = ''
as $$
  select private.end_admin_sessions(p_email)
$$;

create function private.grants_for_admins() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.is_admin() to authenticated;
  grant execute on function public.is_admin() to authenticated;
  -- Policies call these.
  grant execute on function private.is_owner() to authenticated;
  grant execute on function private.admin_role() to authenticated;
  grant execute on function private.caller_role() to authenticated;
  grant execute on function public.admin_role() to authenticated;
  grant execute on function private.make_admin(text, text) to service_role;
  grant execute on function public.make_admin(text, text) to service_role;
  grant execute on function private.end_admin_sessions(text) to service_role;
  grant execute on function public.end_admin_sessions(text) to service_role;
$$;

select private.apply_grants();
