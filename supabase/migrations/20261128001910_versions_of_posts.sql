-- An editor changes of a post only what its history keeps. A change of its dates alone, which triggers set
-- anyway, made a new version that no history and no quota knew of.

create or replace function private.grants_for_blog() returns void
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
  grant insert, update, delete on public.blog_categories to authenticated;
  grant insert, delete on public.blog_posts to authenticated;
  grant update (title, slug, excerpt, content, featured_image, category_id, published, published_at,
    author_name, meta_title, meta_description, meta_keywords, canonical_url, og_title, og_description,
    og_image, twitter_title, twitter_description, twitter_image) on public.blog_posts to authenticated;
$$;

select private.apply_grants();
