-- Where visitors may sign up, anybody can make an account for somebody else's address and wait until that
-- person becomes an admin, with the password that only they know.

create function private.require_confirmed_address() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Another role for somebody who is an admin already comes here too.
  if exists (select from auth.users where id = new.user_id and email_confirmed_at is null)
    and not exists (select from private.admins where user_id = new.user_id)
  then
    raise exception 'This account''s e-mail address was never confirmed, so anybody may have made it. Delete the account first.'
      using errcode = 'PT409', hint = 'account-unconfirmed';
  end if;
  return new;
end
$$;

create trigger require_confirmed_address before insert on private.admins
  for each row execute function private.require_confirmed_address();

select private.apply_grants();
