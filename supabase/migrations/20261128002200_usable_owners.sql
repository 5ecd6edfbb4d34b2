-- An owner who was banned in Supabase's dashboard counted, so the only one who can sign in could leave.

-- Raises PT403 if no other owner is left who can sign in.
create or replace function private.assert_not_last_owner(p_user uuid) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform private.lock_admins();
  -- As JSON, since not every Auth has the columns.
  if not exists (
    select from private.admins a join auth.users u on u.id = a.user_id
    where a.role = 'owner' and a.user_id <> p_user
      and coalesce((to_jsonb(u) ->> 'banned_until')::timestamptz <= now(), true)
      and to_jsonb(u) ->> 'deleted_at' is null
  ) then
    raise exception 'This is the last owner who can sign in. Make somebody else an owner first.'
      using errcode = 'PT403', hint = 'last-owner';
  end if;
end
$$;

select private.apply_grants();
