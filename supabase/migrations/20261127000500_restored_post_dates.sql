-- What the history puts back has its dates again: a plan that was cancelled by mistake hides the post,
-- and a draft that was published by mistake can be planned.

-- The server's clock sets every date; the client may only plan the publication of a post that
-- nobody has seen. A post keeps its first publication date when unpublished, and loses a planned
-- one. updated_at only grows, in whole milliseconds, so that an editor can name the version it
-- started from. Raises PT400 for a date more than two years away.
create or replace function private.set_post_dates() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  this_moment constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  -- Only restore_history() sets it.
  is_restored constant boolean := coalesce(current_setting('private.restored_change', true), '') <> '';
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := greatest(this_moment, old.updated_at + interval '1 millisecond');
  else
    new.created_at := case when is_restored then new.created_at else this_moment end;
    new.updated_at := this_moment;
  end if;
  new.published_at := case
    when is_restored and new.published then coalesce(new.published_at, this_moment)
    when is_restored then case when new.published_at <= this_moment then new.published_at end
    when old.published_at <= this_moment then old.published_at
    when new.published then greatest(new.published_at, this_moment)
  end;
  if new.published_at > this_moment + interval '2 years' then
    raise exception 'A post can be published at most two years from now'
      using errcode = 'PT400', hint = 'publication-too-far';
  end if;
  return new;
end
$$;

select private.apply_grants();
