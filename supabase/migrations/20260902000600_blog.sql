-- The blog: visitors read published posts, admins write.

-- In bytes, including the escapes of JSON.
create function private.json_size(p_text text) returns integer
  language sql immutable strict set search_path = ''
as $$
  select octet_length(to_json(p_text)::text)
$$;

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (private.is_text(name, 60)),
  slug text not null unique check (private.is_slug(slug))
);

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_text(title, 200)),
  slug text not null unique check (private.is_slug(slug)),
  excerpt text check (private.is_text(excerpt, 600)),
  -- HTML, sanitised before it is stored and before it is shown. An answer holds one and stays below
  -- 1 MB.
  content text not null check (private.is_text(content, 500000) and private.json_size(content) <= 900000),
  featured_image text check (private.is_image_url(featured_image)),
  -- No foreign key, along which the API would let visitors join; check_post_category() instead.
  category_id uuid,
  published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  author_name text check (private.is_text(author_name, 120)),
  meta_title text check (private.is_text(meta_title, 200)),
  meta_description text check (private.is_text(meta_description, 600)),
  meta_keywords text[] not null default '{}' check (private.is_text_list(meta_keywords)),
  canonical_url text check (private.is_web_url(canonical_url)),
  og_title text check (private.is_text(og_title, 200)),
  og_description text check (private.is_text(og_description, 600)),
  og_image text check (private.is_image_url(og_image)),
  twitter_title text check (private.is_text(twitter_title, 200)),
  twitter_description text check (private.is_text(twitter_description, 600)),
  twitter_image text check (private.is_image_url(twitter_image))
);

create index blog_posts_by_date on public.blog_posts (published_at desc nulls last, created_at desc);
create index blog_posts_by_category on public.blog_posts (category_id);

-- The server's clock sets every date; the client may only plan the publication of a post that
-- nobody has seen. A post keeps its first publication date when unpublished, and loses a planned
-- one. updated_at only grows, in whole milliseconds, so that an editor can name the version it
-- started from. Raises PT400 for a date more than two years away.
create function private.set_post_dates() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  this_moment timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  -- A restored post keeps its dates; only restore_history() sets this.
  if tg_op = 'INSERT' and current_setting('private.restored_change', true) <> '' then
    new.updated_at := this_moment;
  elsif tg_op = 'INSERT' then
    new.created_at := this_moment;
    new.updated_at := this_moment;
    new.published_at := case when new.published then greatest(new.published_at, this_moment) end;
  else
    new.created_at := old.created_at;
    new.updated_at := greatest(this_moment, old.updated_at + interval '1 millisecond');
    new.published_at := case
      when old.published_at <= this_moment then old.published_at
      when new.published then greatest(new.published_at, this_moment)
    end;
  end if;
  if new.published_at > this_moment + interval '2 years' then
    raise exception 'A post can be published at most two years from now'
      using errcode = 'PT400', hint = 'publication-too-far';
  end if;
  return new;
end
$$;

create trigger set_post_dates before insert or update on public.blog_posts
  for each row execute function private.set_post_dates();

-- Raises PT400.
create function private.check_post_category() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.blog_categories where id = new.category_id for key share;
  if new.category_id is not null and not found then
    raise exception 'There is no such category' using errcode = 'PT400', hint = 'no-such-category';
  end if;
  return new;
end
$$;

create trigger check_post_category before insert or update of category_id on public.blog_posts
  for each row execute function private.check_post_category();

create function private.clear_deleted_category() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.blog_posts set category_id = null where category_id = old.id;
  return null;
end
$$;

create trigger clear_deleted_category after delete or update of id on public.blog_categories
  for each row execute function private.clear_deleted_category();

-- NFC, so that a word has one spelling however it was typed.
create function private.normalize_post() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.title := normalize(new.title, NFC);
  new.excerpt := normalize(new.excerpt, NFC);
  new.content := normalize(new.content, NFC);
  new.author_name := normalize(new.author_name, NFC);
  new.meta_title := normalize(new.meta_title, NFC);
  new.meta_description := normalize(new.meta_description, NFC);
  new.meta_keywords := private.normalize_list(new.meta_keywords);
  new.og_title := normalize(new.og_title, NFC);
  new.og_description := normalize(new.og_description, NFC);
  new.twitter_title := normalize(new.twitter_title, NFC);
  new.twitter_description := normalize(new.twitter_description, NFC);
  return new;
end
$$;

create trigger normalize_post before insert or update on public.blog_posts
  for each row execute function private.normalize_post();

create function private.normalize_category() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.name := normalize(new.name, NFC);
  return new;
end
$$;

create trigger normalize_category before insert or update on public.blog_categories
  for each row execute function private.normalize_category();

alter table public.blog_categories enable row level security;
alter table public.blog_posts enable row level security;

create policy "everyone reads categories" on public.blog_categories
  for select to anon, authenticated
  using ((select private.assert_cheap_query()) or (slug = '') = private.assert_cheap_query());
create policy "admins add categories" on public.blog_categories
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change categories" on public.blog_categories
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete categories" on public.blog_categories
  for delete to authenticated using ((select private.is_admin()));

create policy "visitors read published posts" on public.blog_posts
  for select to anon
  using (published and published_at <= now()
    and ((select private.assert_cheap_query()) or published = private.assert_cheap_query()));
create policy "the signed-in read published posts, admins all" on public.blog_posts
  for select to authenticated
  using (((published and published_at <= now()) or (select private.is_admin()))
    and ((select private.assert_cheap_query()) or published = private.assert_cheap_query()));
create policy "admins add posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change posts" on public.blog_posts
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete posts" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));

-- Whole posts, one at a time, since a list of them could be of any size.

create function private.published_post(p_slug text) returns setof public.blog_posts
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  return query select * from public.blog_posts where slug = p_slug and published and published_at <= now();
end
$$;

-- Drafts too. Raises PT403 for anybody but an admin.
create function private.post_to_edit(p_id uuid) returns setof public.blog_posts
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  if not private.is_admin() then
    raise exception 'Only admins read drafts' using errcode = 'PT403', hint = 'admins-only';
  end if;
  return query select * from public.blog_posts where id = p_id;
end
$$;

create function public.published_post(p_slug text) returns setof public.blog_posts
  language sql stable security invoker set search_path = ''
as $$
  select * from private.published_post(p_slug)
$$;

create function public.post_to_edit(p_id uuid) returns setof public.blog_posts
  language sql stable security invoker set search_path = ''
as $$
  select * from private.post_to_edit(p_id)
$$;

create function private.grants_for_blog() returns void
  language sql set search_path = ''
as $$
  grant select on public.blog_categories to anon, authenticated, service_role;
  -- What a list shows.
  grant select (id, title, slug, excerpt, featured_image, category_id, published, published_at,
    created_at, updated_at, author_name) on public.blog_posts to anon, authenticated;
  grant select on public.blog_posts to service_role;
  grant execute on function private.published_post(text) to anon, authenticated;
  grant execute on function public.published_post(text) to anon, authenticated;
  grant execute on function private.post_to_edit(uuid) to authenticated;
  grant execute on function public.post_to_edit(uuid) to authenticated;
  grant execute on function private.json_size(text) to authenticated;
  grant insert, update, delete on public.blog_posts, public.blog_categories to authenticated;
$$;

select private.apply_grants();
