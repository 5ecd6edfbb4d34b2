-- The blog's pictures, where the backend has Supabase Storage: a public bucket that only admins
-- write to and list. Names are used once and no policy allows replacing a picture, so browsers may
-- cache it for good.

do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    raise notice 'This database has no Storage: the blog''s pictures can only be named by address';
    return;
  end if;

  -- SVG and HTML could run as a page.
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('blog', 'blog', true, 5 * 1024 * 1024, '{image/jpeg,image/png,image/webp}')
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  create policy "admins add pictures to the blog" on storage.objects
    for insert to authenticated
    with check (bucket_id = 'blog'
      and name ~ '^[0-9]{4}/[0-9a-f-]{36}\.(jpg|png|webp)$'
      and (select private.is_admin()));
  create policy "admins list pictures of the blog" on storage.objects
    for select to authenticated
    using (bucket_id = 'blog' and (select private.is_admin()));
  create policy "admins delete pictures of the blog" on storage.objects
    for delete to authenticated
    using (bucket_id = 'blog' and (select private.is_admin()));
end
$$;

select private.apply_grants();
