-- Pictures that no post shows. Admins delete them by hand, since a deleted post can be restored.

-- Only those older than a day, since an unsaved text may show a newer one; at most two hundred,
-- newest first. Raises PT403 for anybody but an admin.
create function private.unused_pictures() returns table (name text, created_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  if to_regclass('storage.objects') is null then
    return;
  end if;
  return query execute '
    with shown as (
      select distinct (regexp_matches(
        concat_ws('' '', content, featured_image, og_image, twitter_image),
        ''[0-9]{4}/[0-9a-f-]{36}\.(?:jpg|png|webp)'', ''g''))[1] as name
      from public.blog_posts)
    select o.name::text, o.created_at::timestamptz from storage.objects o
    where o.bucket_id = ''blog'' and o.created_at < now() - interval ''1 day''
      and o.name not in (select s.name from shown s)
    order by o.created_at desc limit 200';
end
$$;

create function public.unused_pictures() returns table (name text, created_at timestamptz)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.unused_pictures()
$$;

create function private.grants_for_unused_pictures() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.unused_pictures() to authenticated;
  grant execute on function public.unused_pictures() to authenticated;
$$;

select private.apply_grants();
