-- Who is an admin. Being signed in is not enough: the account must stand in private.admins,
-- which nothing but the operator's key can write.

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table private.admins enable row level security;

-- Whether the caller is signed in as an admin, by a password or a second factor. A session from a
-- mailed code alone is no admin's: whoever reads the mail, or guesses six digits, would be one.
-- Policies say `(select private.is_admin())`, so that it runs once per query and not once per row.
create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from private.admins where user_id = (select auth.uid()))
    and coalesce(
      auth.jwt() ->> 'aal' = 'aal2' or auth.jwt() -> 'amr' @> '[{"method": "password"}]', false)
$$;

-- For the login screen, when Supabase Auth itself let somebody in.
create function public.is_admin() returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select private.is_admin()
$$;

-- Makes an existing account an admin; `npm run admin:create` calls it with the operator's
-- secret key. Raises PT404 (no such account), PT405 (GET).
create function private.make_admin(p_email text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.check_request();
  insert into private.admins (user_id)
  select u.id from auth.users u where lower(u.email) = lower(btrim(p_email))
  on conflict do nothing;
  if not exists (
    select from private.admins a join auth.users u on u.id = a.user_id
    where lower(u.email) = lower(btrim(p_email))
  ) then
    raise exception 'There is no account with this e-mail address'
      using errcode = 'PT404', hint = 'no-such-account';
  end if;
end
$$;

create function public.make_admin(p_email text) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.make_admin(p_email)
$$;

create function private.grants_for_admins() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.is_admin() to authenticated;
  grant execute on function public.is_admin() to authenticated;
  grant execute on function private.make_admin(text) to service_role;
  grant execute on function public.make_admin(text) to service_role;
$$;

select private.apply_grants();
