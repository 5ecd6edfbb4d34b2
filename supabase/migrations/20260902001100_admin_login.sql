-- Whether an e-mail address and password are an admin's. Throttled before any hash is computed:
-- hashes run one at a time, each followed by a pause of the same length, and nobody waits for them.
-- So guessing takes at most half a processor and one connection from the votes (npm run bench
-- votes). Only the edge function may ask: through PostgREST a filter could turn the answer into an
-- error, which rolls the recorded failure back.

create table private.login_failures (
  id bigint generated always as identity primary key,
  address_hash bytea not null,
  email_hash bytea not null,
  created_at timestamptz not null default now()
);
create index login_failures_by_address on private.login_failures (address_hash, created_at);
create index login_failures_by_time on private.login_failures (created_at);

-- Never by e-mail address: anybody could lock an admin out.
create table private.login_lockouts (
  address_hash bytea primary key,
  locked_until timestamptz not null
);
create index login_lockouts_by_time on private.login_lockouts (locked_until);

alter table private.login_failures enable row level security;
alter table private.login_lockouts enable row level security;

-- All spellings that sign in to one account share a count.
create function private.normalize_email(p_email text) returns text
  language sql immutable set search_path = ''
as $$
  select lower(btrim(normalize(left(coalesce(p_email, ''), 400), NFKC), E' \t\r\n'))
$$;

-- Raises PT429 while the address is locked out.
create function private.assert_not_locked_out(p_address_hash bytea) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if exists (
    select from private.login_lockouts
    where address_hash = p_address_hash and locked_until > clock_timestamp()
  ) then
    raise exception 'Too many failed attempts. Please try again in 15 minutes.'
      using errcode = 'PT429', hint = 'locked-out';
  end if;
end
$$;

create function private.record_login_failure(p_address_hash bytea, p_email_hash bytea) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  config private.settings;
  of_address integer;
  of_email integer;
begin
  select * into config from private.settings;
  -- Deletes a few old ones each time, since a site without votes never purges.
  delete from private.login_failures where id = any (array(
    select id from private.login_failures where created_at <= now() - config.login_failure_window
    order by created_at limit 5 for update skip locked));
  delete from private.login_lockouts where address_hash = any (array(
    select address_hash from private.login_lockouts where locked_until <= now()
    order by locked_until limit 5 for update skip locked));
  insert into private.login_failures (address_hash, email_hash) values (p_address_hash, p_email_hash);

  select count(*), count(*) filter (where email_hash = p_email_hash) into of_address, of_email
  from private.login_failures
  where address_hash = p_address_hash and created_at > now() - config.login_failure_window;

  if of_email >= config.login_failures_per_email or of_address >= config.login_failures_per_address then
    insert into private.login_lockouts (address_hash, locked_until)
    values (p_address_hash, now() + config.login_lockout)
    on conflict (address_hash) do update set locked_until = excluded.locked_until;
  end if;
end
$$;

-- Each answer takes one hash, even without such an admin, so that its time tells nothing. Raises
-- PT405 (GET), PT429 (locked out, or another hash is being computed).
create function private.verify_admin_login(p_email text, p_password text, p_address text)
  returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- A salt without a hash, which no password matches.
  nobody constant text := '$2a$10$abcdefghijklmnopqrstuu';
  -- Callers without a known address share one count.
  caller bytea := coalesce(private.hash_address(p_address), private.keyed_hash('address:unknown'));
  claimed text := private.normalize_email(p_email);
  claimed_hash bytea := private.keyed_hash('email:' || claimed);
  stored text;
  valid boolean;
  started timestamptz;
begin
  perform private.assert_write_request();
  perform private.assert_not_locked_out(caller);
  -- Waiting would hold a connection.
  if not pg_try_advisory_xact_lock(hashtextextended('login hash', 0)) then
    raise exception 'Too many people are signing in right now. Please try again in a minute.'
      using errcode = 'PT429', hint = 'login-busy';
  end if;
  -- Checked again under the lock: the attempt before may have been one too many.
  perform private.assert_not_locked_out(caller);

  -- $2b$ and $2y$ are the same hash, which pgcrypto doesn't know.
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
    perform private.record_login_failure(caller, claimed_hash);
  end if;
  -- Everybody else is refused during the pause. It follows the right password too: a caller who
  -- sees no answer after one hash could hang up and roll the failure back.
  if (select login_rests from private.settings) then
    perform pg_sleep_for(clock_timestamp() - started);
  end if;
  return valid;
end
$$;

create function public.verify_admin_login(p_email text, p_password text, p_address text)
  returns boolean
  language sql volatile security invoker set search_path = ''
as $$
  select private.verify_admin_login(p_email, p_password, p_address)
$$;

create function private.grants_for_admin_login() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.verify_admin_login(text, text, text) to service_role;
  grant execute on function public.verify_admin_login(text, text, text) to service_role;
$$;

select private.apply_grants();
