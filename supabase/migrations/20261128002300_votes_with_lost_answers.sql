-- Who tries again because the answer to a stored vote was lost is told that it is stored. While voting was
-- paused, or once the clinic was merged or unpublished, that was refused like a vote that does not count.

-- Whether the session's vote for the clinic is stored, wherever merges have moved it. A vote given for another
-- clinic of a merge doesn't count, or the answer would tell of merges between unlisted clinics.
create function private.has_voted(p_clinic_id text, p_session uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  became text := p_clinic_id;
begin
  while became is not null loop
    if exists (
      select from private.votes
      where clinic_id = became and session_id = p_session and p_clinic_id in (clinic_id, merged_from))
    then
      return true;
    end if;
    select merged_into into became from public.clinics where id = became;
  end loop;
  return false;
end
$$;

-- Raises PT403 (blocked), and unless the session's vote is stored, PT404 (no such clinic), PT503 (paused).
create function private.assert_takes_vote(p_clinic_id text, p_session uuid) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if private.has_voted(p_clinic_id, p_session) then
    -- Nothing of this name can be paused.
    perform private.assert_not_paused_or_blocked('repeated vote');
    return;
  end if;
  perform private.assert_not_paused_or_blocked('voting');
  if p_clinic_id is null or not exists (
    select from public.clinics where id = p_clinic_id and published) then
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  end if;
end
$$;

-- Returns {algorithm, challenge, maxnumber, salt, signature}. Raises PT400 (malformed session),
-- PT403 (blocked), PT404 (no such clinic), PT405 (GET), PT503 (paused).
create or replace function private.create_human_check(p_clinic_id text, p_session_id text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  session uuid;
  config private.settings;
  bucket bytea := (private.client_network_hashes()).address;
  numbers integer;
  secret_number bigint;
  nonce_and_expiry text;
  salt text;
  challenge text;
begin
  perform private.assert_write_request();
  session := private.parse_session_id(p_session_id);
  perform private.assert_takes_vote(p_clinic_id, session);
  select * into config from private.settings;

  perform private.purge_when_due();
  numbers := private.human_check_difficulty(bucket, config);
  if exists (select from private.human_checks_given where minute = date_trunc('minute', now())
    offset config.human_checks_noted_a_minute - 1)
  then
    -- More addresses than are recorded: checks go on, at full difficulty.
    numbers := greatest(numbers, config.human_check_most_numbers);
  else
    insert into private.human_checks_given as g (address_hash, minute)
    values (bucket, date_trunc('minute', now()))
    on conflict (address_hash, minute) do update set given = g.given + 1;
  end if;

  nonce_and_expiry := encode(extensions.gen_random_bytes(12), 'hex')
    || '?expires=' || extract(epoch from date_trunc('second', now() + config.human_check_valid_for))::bigint;
  -- The & stops anybody from moving digits between the salt and the number.
  salt := nonce_and_expiry
    || '&for=' || private.human_check_binding(p_clinic_id, session, nonce_and_expiry) || '&';
  secret_number := ('x0' || encode(extensions.gen_random_bytes(7), 'hex'))::bit(60)::bigint % (numbers + 1);
  challenge := encode(sha256(convert_to(salt || secret_number, 'UTF8')), 'hex');
  return jsonb_build_object(
    'algorithm', 'SHA-256', 'challenge', challenge, 'maxnumber', numbers, 'salt', salt,
    'signature', encode(private.keyed_hash(challenge, 'human-check'), 'hex'));
end
$$;

-- One vote per clinic and session. A repeat gets the same answer whatever its proof and whatever became of
-- the clinic, so retrying after a lost answer is harmless. The counter comes last, to lock the clinic's row
-- briefly.
-- Returns {success, message}. Raises PT400 (malformed session; forged, expired or spent check),
-- PT403 (banned; solved check required), PT404 (no such clinic), PT405 (GET), PT429 (quota), PT503
-- (paused).
create or replace function private.upvote(p_clinic_id text, p_session_id text, p_user_agent text)
  returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  session uuid;
  caller private.network_hashes := private.client_network_hashes();
  config private.settings;
  already constant jsonb := jsonb_build_object(
    'success', false, 'message', 'You have already voted for this clinic.');
  is_proven boolean;
begin
  perform private.assert_write_request();
  session := private.parse_session_id(p_session_id);
  perform private.assert_takes_vote(p_clinic_id, session);
  if private.is_banned(session) then
    raise exception 'IP address is banned' using errcode = 'PT403', hint = 'banned';
  end if;

  -- Serialised by address or /32, so that the quotas are exact and the second of two equal votes
  -- finds the first instead of a spent check.
  perform pg_advisory_xact_lock(
    hashtextextended('votes:' || encode(coalesce(caller.prefix32, caller.address), 'hex'), 0));
  if private.has_voted(p_clinic_id, session) then
    return already;
  end if;
  select * into config from private.settings;
  is_proven := private.consume_challenge(
    private.request_header('x-human-check'), p_clinic_id, session);
  perform private.assert_vote_quota(caller, p_clinic_id, is_proven, config);
  if not is_proven then
    perform private.assert_may_vote_unproven(caller.address, p_clinic_id, config);
  end if;
  -- Not earlier: a refusal would roll the purge back.
  perform private.purge_when_due();

  insert into private.votes (
    clinic_id, session_id, address_hash, prefix56_hash, prefix48_hash, prefix40_hash, prefix32_hash,
    user_agent_hash, proven)
  values (p_clinic_id, session, caller.address, caller.prefix56, caller.prefix48, caller.prefix40,
    caller.prefix32, private.user_agent_hash(p_user_agent), is_proven)
  on conflict do nothing;
  if not found then
    return already;
  end if;

  update public.clinics set upvote_count = upvote_count + 1
  where id = p_clinic_id and published;
  if not found then
    -- Unpublished a moment ago.
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  end if;
  return jsonb_build_object(
    'success', true, 'message', 'Thank you! Your vote has been counted.');
end
$$;

select private.apply_grants();
