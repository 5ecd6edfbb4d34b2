-- A request that named a category's own id took the category off all its posts.
create or replace function private.clear_deleted_category() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or new.id <> old.id then
    update public.blog_posts set category_id = null where category_id = old.id;
  end if;
  return null;
end
$$;

select private.apply_grants();
