-- What computing password hashes may cost the whole database, however many addresses guess
-- from: one hash at a time, as long a rest after each wrong password, and a few callers who
-- wait. So guessing takes half a processor at most, and votes stay fast (npm run bench votes).

alter table private.settings
  -- Two at least: an attempt's locks end one by one, its address's perhaps before its seat.
  add column login_seats smallint not null default 4 check (login_seats between 2 and 50),
  -- False where one connection serves everybody and all would wait through the rest.
  add column login_rests boolean not null default true;

-- Takes one of the few seats of those who wait for their hash, or raises PT429 when none is
-- free. It is given back at the end of the transaction.
create function private.take_login_seat() returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  for seat in 1 .. (select login_seats from private.settings) loop
    if pg_try_advisory_xact_lock(hashtextextended('login seat:' || seat, 0)) then
      return;
    end if;
  end loop;
  raise exception 'Too many people are signing in right now. Please try again in a minute.'
    using errcode = 'PT429', hint = 'login-busy';
end
$$;

-- Whether the e-mail and password are an admin's. One hash is computed for each answer, also
-- when there is no such admin, so that the time tells nothing; none while the address is
-- locked out or too many others wait. Raises PT405 (GET), PT429 (locked out, or no seat).
create or replace function private.check_admin_password(p_email text, p_password text, p_address_hash bytea)
  returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  -- A salt without a hash, which no password matches.
  nobody constant text := '$2a$10$abcdefghijklmnopqrstuu';
  -- Callers whose address nobody knows share one count.
  caller bytea := coalesce(p_address_hash, private.keyed_hash('address:unknown'));
  claimed text := private.normalised_email(p_email);
  claimed_hash bytea := private.keyed_hash('email:' || claimed);
  stored text;
  valid boolean;
  started timestamptz;
begin
  perform private.refuse_get();
  perform private.refuse_locked_out(caller);
  -- One attempt of an address after the other, or a hundred at once would each be the first.
  perform pg_advisory_xact_lock(hashtextextended('login:' || encode(caller, 'hex'), 0));
  perform private.refuse_locked_out(caller);
  -- Only now, so that no address takes more than one seat.
  perform private.take_login_seat();
  perform pg_advisory_xact_lock(hashtextextended('login hash', 0));

  -- $2b$ and $2y$ are other names of the same hash, which pgcrypto does not know.
  select regexp_replace(u.encrypted_password, '^\$2[by]\$', '$2a$') into stored
  from private.admins a join auth.users u on u.id = a.user_id
  where lower(u.email) = claimed
  limit 1;
  -- bcrypt ignores what follows the 72nd byte.
  if stored !~ '^\$2a\$' or octet_length(p_password) > 72 then
    stored := null;
  end if;

  started := clock_timestamp();
  valid := coalesce(
    extensions.crypt(left(coalesce(p_password, ''), 72), coalesce(stored, nobody)) = stored, false);
  if valid then
    delete from private.login_failures where address_hash = caller and email_hash = claimed_hash;
  else
    if (select login_rests from private.settings) then
      -- The lock is kept meanwhile, for all who guess together.
      perform pg_sleep_for(clock_timestamp() - started);
    end if;
    perform private.record_login_failure(caller, claimed_hash);
  end if;
  return valid;
end
$$;

select private.apply_grants();
