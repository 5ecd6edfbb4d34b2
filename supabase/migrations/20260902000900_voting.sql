-- Voting: failed human checks and the bans that follow from them, the quotas of an address,
-- and the three RPCs that visitors call. The API exposes none of these tables.

create table private.captcha_failures (
  id bigint generated always as identity primary key,
  session_id uuid not null,
  address_hash bytea,
  user_agent_hash bytea,
  clinic_id text references public.clinics (id) on delete set null,
  created_at timestamptz not null default now()
);
create index captcha_failures_by_address on private.captcha_failures (address_hash, created_at);
create index captcha_failures_by_session on private.captcha_failures (session_id, created_at);
create index captcha_failures_by_time on private.captcha_failures (created_at);
create index captcha_failures_by_clinic on private.captcha_failures (clinic_id);

create table private.bans (
  id bigint generated always as identity primary key,
  address_hash bytea,
  session_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(address_hash, session_id) = 1)
);
create index bans_by_address on private.bans (address_hash, expires_at);
create index bans_by_time on private.bans (created_at);
create index bans_by_session on private.bans (session_id, expires_at);

alter table private.captcha_failures enable row level security;
alter table private.bans enable row level security;

create function private.is_banned(p_address_hash bytea, p_session_id uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.bans where address_hash = p_address_hash and expires_at > now())
    or exists (select from private.bans where session_id = p_session_id and expires_at > now());
end
$$;

create function private.is_caller_banned() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select private.is_banned(private.client_address_hash(), null)
$$;

-- Records a failed human check; the last allowed failure within the window bans the
-- caller's address and session for a while. An unknown address is never banned, since
-- everybody without a known address would share that ban.
-- Returns {banned, remaining_attempts}. Raises PT400 (malformed session), PT405 (GET).
create function private.record_captcha_failure(
  p_user_agent text, p_session_id text, p_clinic_id text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  config private.settings;
  session uuid;
  caller bytea := private.client_address_hash();
  failures integer;
begin
  perform private.check_request();
  session := private.parse_session(p_session_id);
  select * into config from private.settings;

  -- Failures of one address, and of one session, are counted one after the other, so that
  -- the count is exact. Always in this order, or two callers could deadlock.
  perform pg_advisory_xact_lock(hashtextextended('address:' || encode(caller, 'hex'), 0));
  perform pg_advisory_xact_lock(hashtextextended('session:' || session, 0));

  if private.is_banned(caller, session) then
    return jsonb_build_object('banned', true, 'remaining_attempts', 0);
  end if;

  insert into private.captcha_failures (session_id, address_hash, user_agent_hash, clinic_id)
  values (session, caller, private.user_agent_hash(p_user_agent),
    (select id from public.clinics where id = p_clinic_id));

  select count(*) into failures from private.captcha_failures
  where (address_hash = caller or session_id = session)
    and created_at > now() - config.captcha_failure_window;

  if failures >= config.captcha_failures_allowed then
    insert into private.bans (session_id, expires_at)
    values (session, now() + config.ban_duration);
    if caller is not null then
      insert into private.bans (address_hash, expires_at)
      values (caller, now() + config.ban_duration);
    end if;
    return jsonb_build_object('banned', true, 'remaining_attempts', 0);
  end if;
  return jsonb_build_object(
    'banned', false, 'remaining_attempts', config.captcha_failures_allowed - failures);
end
$$;

-- Votes ------------------------------------------------------------------------------

-- Refuses a vote over the quota of its address. The caller holds the address's lock, or
-- votes at the same time would not see each other. Raises PT429.
create function private.assert_within_quota(
  p_address_hash bytea, p_clinic_id text, p_proven boolean, p_config private.settings) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  last_hour integer;
  last_day_unproven integer;
  last_day_clinic integer;
begin
  select count(*) filter (where created_at > now() - interval '1 hour'),
    count(*) filter (where not proven),
    count(*) filter (where clinic_id = p_clinic_id)
  into last_hour, last_day_unproven, last_day_clinic
  from private.votes
  where address_hash = p_address_hash and created_at > now() - interval '1 day';

  if last_day_clinic >= p_config.votes_per_clinic_and_address_a_day then
    raise exception 'Your network has reached today''s vote limit for this clinic. Please try again tomorrow.'
      using errcode = 'PT429', hint = 'clinic-vote-limit';
  elsif last_hour >= p_config.votes_per_address_an_hour then
    raise exception 'Your network has reached its vote limit for this hour. Please try again in an hour.'
      using errcode = 'PT429', hint = 'hourly-vote-limit';
  elsif not p_proven and last_day_unproven >= p_config.unproven_votes_per_address_a_day then
    raise exception 'Your browser couldn''t complete the human check. Try another browser, or come back tomorrow.'
      using errcode = 'PT429', hint = 'unproven-vote-limit';
  end if;
end
$$;

-- One vote per clinic and session. A repeat is told so whatever its proof, so that
-- a retry after a lost answer is harmless. The counter moves in the same transaction,
-- last, so that the clinic's row is locked for the shortest time.
-- Returns {success, message}. Raises PT400 (malformed session; forged, expired or spent
-- human check), PT403 (banned), PT404 (no such clinic), PT405 (GET), PT429 (quota).
create function private.upvote(p_clinic_id text, p_session_id text, p_user_agent text)
  returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  session uuid;
  caller bytea := private.client_address_hash();
  -- Callers without a known address share one quota.
  bucket bytea := coalesce(caller, private.keyed_hash('no address'));
  config private.settings;
  already constant jsonb := jsonb_build_object(
    'success', false, 'message', 'You have already voted for this clinic.');
  is_proven boolean;
begin
  perform private.check_request();
  session := private.parse_session(p_session_id);
  if p_clinic_id is null or not exists (
    select from public.clinics where id = p_clinic_id and archived_at is null) then
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  end if;
  if private.is_banned(caller, session) then
    raise exception 'IP address is banned' using errcode = 'PT403', hint = 'banned';
  end if;

  -- Votes of one address run one after the other. So the quotas are exact, and the second of
  -- two equal votes finds the first one instead of a spent human check.
  perform pg_advisory_xact_lock(hashtextextended('votes:' || encode(bucket, 'hex'), 0));
  if exists (select from private.votes where clinic_id = p_clinic_id and session_id = session) then
    return already;
  end if;
  select * into config from private.settings;
  is_proven := private.spend_human_check(
    private.request_header('x-human-check'), p_clinic_id, session);
  perform private.assert_within_quota(bucket, p_clinic_id, is_proven, config);
  -- Not earlier: a refusal would roll the purge back.
  perform private.purge_when_due();

  insert into private.votes (clinic_id, session_id, address_hash, user_agent_hash, proven)
  values (p_clinic_id, session, bucket, private.user_agent_hash(p_user_agent), is_proven)
  on conflict do nothing;
  if not found then
    return already;
  end if;

  update public.clinics set upvote_count = upvote_count + 1
  where id = p_clinic_id and archived_at is null;
  if not found then
    -- It was archived a moment ago.
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  end if;
  return jsonb_build_object(
    'success', true, 'message', 'Thank you! Your vote has been counted.');
end
$$;

-- What visitors call -----------------------------------------------------------------

create function public.handle_clinic_upvote(
  p_clinic_id text, p_session_id text, p_user_agent text default null) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  return private.upvote(p_clinic_id, p_session_id, p_user_agent);
end
$$;

-- p_ip_address is part of the call's published shape and is ignored. The address that counts
-- is the one the server sees, or anyone could ban anyone. A clinic that is unknown or not
-- given is left out; the failure counts all the same.
create function public.handle_captcha_failure(
  p_ip_address text default null, p_user_agent text default null,
  p_session_id text default null, p_clinic_id text default null) returns jsonb
  language sql volatile security invoker set search_path = ''
as $$
  select private.record_captcha_failure(p_user_agent, p_session_id, p_clinic_id)
$$;

-- Answers for the caller's own address, whichever address was asked about.
create function public.is_ip_banned(p_ip_address text default null) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select private.is_caller_banned()
$$;

create function private.grants_for_voting() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.upvote(text, text, text) to anon, authenticated;
  grant execute on function private.record_captcha_failure(text, text, text) to anon, authenticated;
  grant execute on function private.is_caller_banned() to anon, authenticated;
  grant execute on function public.handle_clinic_upvote(text, text, text) to anon, authenticated;
  grant execute on function public.handle_captcha_failure(text, text, text, text) to anon, authenticated;
  grant execute on function public.is_ip_banned(text) to anon, authenticated;
$$;

select private.apply_grants();
