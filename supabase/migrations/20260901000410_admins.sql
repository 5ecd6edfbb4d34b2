-- Admins, and what they may write. Being signed in is not enough: the account must stand
-- in private.admins, which nothing but the operator's key can write.

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table private.admins enable row level security;

-- Whether the caller is signed in as an admin. A policy says `(select private.is_admin())`,
-- so that it is asked once per query and not once per row.
create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from private.admins where user_id = (select auth.uid()))
$$;

-- Makes an existing account an admin; `npm run admin:create` calls it with the operator's
-- secret key. Raises PT404 (no such account), PT405 (GET).
create function private.make_admin(p_email text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.refuse_get();
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

-- The blog ---------------------------------------------------------------------------

create policy "the signed-in read published posts, admins all" on public.blog_posts
  for select to authenticated using (published or (select private.is_admin()));
create policy "admins add posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change posts" on public.blog_posts
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete posts" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));

create policy "admins add categories" on public.blog_categories
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change categories" on public.blog_categories
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete categories" on public.blog_categories
  for delete to authenticated using ((select private.is_admin()));

-- The directory ----------------------------------------------------------------------

create policy "admins add clinics" on public.clinics
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change clinics" on public.clinics
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete clinics" on public.clinics
  for delete to authenticated using ((select private.is_admin()));

-- Every column of the clinics but the counter, which is moved by votes alone. Read from the
-- catalogue, so that a column of a later migration is an admin's to write too.
create function private.grants_for_admins() returns void
  language plpgsql set search_path = ''
as $$
declare
  columns text := (
    select string_agg(quote_ident(attname), ', ' order by attnum)
    from pg_catalog.pg_attribute
    where attrelid = 'public.clinics'::regclass and attnum > 0 and not attisdropped
      and attname <> 'upvote_count'
  );
begin
  execute format('grant insert (%1$s), update (%1$s) on public.clinics to authenticated', columns);
  grant delete on public.clinics to authenticated;
  grant insert, update, delete on public.blog_posts, public.blog_categories to authenticated;
  grant execute on function private.is_admin() to authenticated;

  -- Whoever writes a row must be allowed to run its checks.
  grant execute on function private.is_visible(text) to authenticated;
  grant execute on function private.is_web_url(text) to authenticated;
  grant execute on function private.is_image_url(text) to authenticated;
  grant execute on function private.is_text_list(text[]) to authenticated;
  grant execute on function private.is_price_list(jsonb) to authenticated;
  grant execute on function private.is_slug(text) to authenticated;
  grant execute on function private.is_text(text, integer) to authenticated;

  grant execute on function private.make_admin(text) to service_role;
  grant execute on function public.make_admin(text) to service_role;
end
$$;

select private.apply_grants();
