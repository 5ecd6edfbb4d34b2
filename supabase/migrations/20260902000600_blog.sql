-- The blog: visitors read what is published, admins write.

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
  -- HTML. Sanitised before it is stored and again before it is shown.
  content text not null check (private.is_text(content, 500000)),
  featured_image text check (private.is_image_url(featured_image)),
  category_id uuid references public.blog_categories (id) on delete set null,
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

-- The server's clock sets every date, whatever the client sends. A post keeps the date of its
-- first publication, also when it is unpublished.
-- updated_at only ever grows, in whole milliseconds, so that an editor can say which version
-- it started from and no driver rounds anything away.
create function private.keep_post_dates() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  this_moment timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  if tg_op = 'INSERT' then
    new.created_at := this_moment;
    new.updated_at := this_moment;
    new.published_at := case when new.published then this_moment end;
  else
    new.created_at := old.created_at;
    new.updated_at := greatest(this_moment, old.updated_at + interval '1 millisecond');
    new.published_at := coalesce(old.published_at, case when new.published then this_moment end);
  end if;
  return new;
end
$$;

create trigger keep_post_dates before insert or update on public.blog_posts
  for each row execute function private.keep_post_dates();

-- One spelling for one word, however it was typed: Zlín is four letters, not five.
create function private.compose_post_letters() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.title := normalize(new.title, NFC);
  new.excerpt := normalize(new.excerpt, NFC);
  new.content := normalize(new.content, NFC);
  new.author_name := normalize(new.author_name, NFC);
  new.meta_title := normalize(new.meta_title, NFC);
  new.meta_description := normalize(new.meta_description, NFC);
  new.meta_keywords := private.composed(new.meta_keywords);
  new.og_title := normalize(new.og_title, NFC);
  new.og_description := normalize(new.og_description, NFC);
  new.twitter_title := normalize(new.twitter_title, NFC);
  new.twitter_description := normalize(new.twitter_description, NFC);
  return new;
end
$$;

create trigger compose_post_letters before insert or update on public.blog_posts
  for each row execute function private.compose_post_letters();

create function private.compose_category_letters() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.name := normalize(new.name, NFC);
  return new;
end
$$;

create trigger compose_category_letters before insert or update on public.blog_categories
  for each row execute function private.compose_category_letters();

alter table public.blog_categories enable row level security;
alter table public.blog_posts enable row level security;

create policy "everyone reads categories" on public.blog_categories
  for select to anon, authenticated using (true);
create policy "admins add categories" on public.blog_categories
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change categories" on public.blog_categories
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete categories" on public.blog_categories
  for delete to authenticated using ((select private.is_admin()));

create policy "visitors read published posts" on public.blog_posts
  for select to anon using (published);
create policy "the signed-in read published posts, admins all" on public.blog_posts
  for select to authenticated using (published or (select private.is_admin()));
create policy "admins add posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change posts" on public.blog_posts
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete posts" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));

create function private.grants_for_blog() returns void
  language sql set search_path = ''
as $$
  grant select on public.blog_categories, public.blog_posts to anon, authenticated, service_role;
  grant insert, update, delete on public.blog_posts, public.blog_categories to authenticated;
$$;

select private.apply_grants();
