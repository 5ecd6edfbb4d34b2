-- Failed human checks and the bans that follow from them.

create table private.captcha_failures (
  id bigint generated always as identity primary key,
  session_id uuid not null,
  address_hash bytea,
  user_agent_hash bytea,
  clinic_id text references public.clinics (id) on delete set null,
  -- Each check counts once, however often it is reported.
  check_nonce text not null unique,
  created_at timestamptz not null default now()
);
create index captcha_failures_by_address on private.captcha_failures (address_hash, created_at);
create index captcha_failures_by_session on private.captcha_failures (session_id, created_at);
create index captcha_failures_by_time on private.captcha_failures (created_at);
create index captcha_failures_by_clinic on private.captcha_failures (clinic_id);

-- Sessions only: a banned address would shut out everybody who shares it.
create table private.bans (
  id bigint generated always as identity primary key,
  session_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index bans_by_time on private.bans (created_at);
create index bans_by_session on private.bans (session_id, expires_at);

alter table private.captcha_failures enable row level security;
alter table private.bans enable row level security;

create function private.is_banned(p_session_id uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.bans where session_id = p_session_id and expires_at > now());
end
$$;

-- Raises PT400 (malformed session, or a costly query).
create function private.is_session_banned(p_session_id text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  return p_session_id is not null and private.is_banned(private.parse_session_id(p_session_id));
end
$$;

create function private.session_failures(p_session_id uuid, p_config private.settings) returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from private.captcha_failures
  where session_id = p_session_id and created_at > now() - p_config.captcha_failure_window
$$;

-- Raises PT429 over the hourly limit of all visitors together.
create function private.assert_failure_quota(p_config private.settings) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  -- Serialised, so that the count is exact. Reads no more rows than it allows.
  perform pg_advisory_xact_lock(hashtextextended('failures', 0));
  if exists (select from private.captcha_failures where created_at > now() - interval '1 hour'
    offset p_config.captcha_failures_an_hour - 1)
  then
    raise exception 'Very many failed checks have been reported in the past hour. This one was not counted.'
      using errcode = 'PT429', hint = 'hourly-failure-limit';
  end if;
end
$$;

-- Records a failed check, and bans the session after too many within the window. Only an unspent
-- check of ours for this clinic and session counts, once; its salt comes in the header as {salt}.
-- So other websites cannot store anything, nor can repeats. Returns {banned, remaining_attempts}.
-- Raises PT400 (malformed session), PT403 (blocked), PT405 (GET), PT429 (too many from everybody),
-- PT503 (paused).
create function private.record_captcha_failure(
  p_user_agent text, p_session_id text, p_clinic_id text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  config private.settings;
  session uuid;
  failed_check text;
begin
  perform private.assert_write_request();
  perform private.assert_not_paused_or_blocked('reports');
  session := private.parse_session_id(p_session_id);
  select * into config from private.settings;
  failed_check := (private.parse_salt(
    private.parse_human_check(private.request_header('x-human-check')) ->> 'salt',
    p_clinic_id, session)).nonce;

  if failed_check is not null then
    -- Serialised per session, so that the count is exact.
    perform pg_advisory_xact_lock(hashtextextended('failures:' || session, 0));
    if not private.is_banned(session) then
      perform private.assert_failure_quota(config);
      perform private.purge_when_due();
      insert into private.captcha_failures (session_id, address_hash, user_agent_hash, clinic_id, check_nonce)
      select session, private.client_address_hash(), private.user_agent_hash(p_user_agent),
        (select id from public.clinics where id = p_clinic_id), failed_check
      where not exists (select from private.human_checks_spent where nonce = failed_check)
      on conflict do nothing;
      if found and private.session_failures(session, config) >= config.captcha_failures_allowed then
        insert into private.bans (session_id, expires_at)
        values (session, now() + config.ban_duration);
      end if;
    end if;
  end if;

  if private.is_banned(session) then
    return jsonb_build_object('banned', true, 'remaining_attempts', 0);
  end if;
  return jsonb_build_object('banned', false, 'remaining_attempts',
    greatest(1, config.captcha_failures_allowed - private.session_failures(session, config)));
end
$$;

select private.apply_grants();
