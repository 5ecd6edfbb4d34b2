-- Voting: the quotas of an address and a clinic, the vote itself, and the calls of visitors.

-- The counts of the fullest of the caller's five IPv6 networks, divided by its share. Refusals are
-- free for the caller, so no query reads more rows than the /32 may have; beyond that the vote is
-- refused anyway.
create function private.count_ipv6_votes(
  p_caller private.network_hashes, p_clinic_id text, p_config private.settings,
  out last_hour integer, out last_day_unproven integer, out last_day_clinic integer)
  language plpgsql stable set search_path = ''
as $$
begin
  select coalesce(max(fullest) filter (where counted = 'hour'), 0),
    coalesce(max(fullest) filter (where counted = 'unproven'), 0),
    coalesce(max(fullest) filter (where counted = 'clinic'), 0)
  into last_hour, last_day_unproven, last_day_clinic
  from (
    select counted, greatest(
      count(*) filter (where (vote).address_hash = p_caller.address),
      count(*) filter (where (vote).prefix56_hash = p_caller.prefix56) / p_config.quotas_per_prefix56,
      count(*) filter (where (vote).prefix48_hash = p_caller.prefix48) / p_config.quotas_per_prefix48,
      count(*) filter (where (vote).prefix40_hash = p_caller.prefix40) / p_config.quotas_per_prefix40,
      count(*) / p_config.quotas_per_prefix32) as fullest
    from (
      (select 'hour' as counted, v as vote from private.votes v
       where prefix32_hash = p_caller.prefix32 and created_at > now() - interval '1 hour'
       limit p_config.quotas_per_prefix32 * p_config.votes_per_address_an_hour)
      union all
      (select 'unproven', v from private.votes v
       where prefix32_hash = p_caller.prefix32 and not proven and created_at > now() - interval '1 day'
       limit p_config.quotas_per_prefix32 * p_config.unproven_votes_per_address_a_day)
      union all
      (select 'clinic', v from private.votes v
       where prefix32_hash = p_caller.prefix32 and clinic_id = p_clinic_id
         and created_at > now() - interval '1 day'
       limit p_config.quotas_per_prefix32 * p_config.votes_per_clinic_and_address_a_day)
    ) as nearby
    group by counted
  ) as network;
end
$$;

-- The caller must hold the network's lock, or concurrent votes would not see each other. Raises
-- PT429.
create function private.assert_vote_quota(
  p_caller private.network_hashes, p_clinic_id text, p_proven boolean, p_config private.settings) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  last_hour integer;
  last_day_unproven integer;
  last_day_clinic integer;
begin
  if p_caller.prefix32 is null then
    select count(*) filter (where created_at > now() - interval '1 hour'),
      count(*) filter (where not proven),
      count(*) filter (where clinic_id = p_clinic_id)
    into last_hour, last_day_unproven, last_day_clinic
    from private.votes
    where address_hash = p_caller.address and created_at > now() - interval '1 day';
  else
    select c.last_hour, c.last_day_unproven, c.last_day_clinic
    into last_hour, last_day_unproven, last_day_clinic
    from private.count_ipv6_votes(p_caller, p_clinic_id, p_config) c;
  end if;

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

-- Raises PT429 over the clinic's daily limit, which no number of addresses gets past.
create function private.assert_unproven_quota(p_clinic_id text, p_config private.settings) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if (select count(*) from private.votes
      where clinic_id = p_clinic_id and not proven and created_at > now() - interval '1 day')
    >= p_config.unproven_votes_per_clinic_a_day
  then
    raise exception 'This clinic has had as many votes without a completed human check as it can take in a day. Please try another browser, or come back tomorrow.'
      using errcode = 'PT429', hint = 'clinic-unproven-vote-limit';
  end if;
end
$$;

-- Refuses a vote without a solved check from an address with many failures, or for a clinic at its
-- limit. Raises PT403, PT429.
create function private.assert_may_vote_unproven(
  p_address_hash bytea, p_clinic_id text, p_config private.settings) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if (select count(*) from private.captcha_failures
      where address_hash = p_address_hash and created_at > now() - p_config.captcha_failure_window)
    >= p_config.captcha_failures_allowed
  then
    raise exception 'Several human checks have failed on your network, so a vote from there needs a completed one. Please try again, or use another browser.'
      using errcode = 'PT403', hint = 'human-check-required';
  end if;
  perform private.assert_unproven_quota(p_clinic_id, p_config);
  -- Counted again under the lock: the limit is exact, and refused votes don't wait.
  perform pg_advisory_xact_lock(hashtextextended('unproven:' || p_clinic_id, 0));
  perform private.assert_unproven_quota(p_clinic_id, p_config);
end
$$;

-- One vote per clinic and session. A repeat gets the same answer whatever its proof, so retrying
-- after a lost answer is harmless. The counter comes last, to lock the clinic's row briefly.
-- Returns {success, message}. Raises PT400 (malformed session; forged, expired or spent check),
-- PT403 (banned; solved check required), PT404 (no such clinic), PT405 (GET), PT429 (quota), PT503
-- (paused).
create function private.upvote(p_clinic_id text, p_session_id text, p_user_agent text)
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
  perform private.assert_not_paused_or_blocked('voting');
  session := private.parse_session_id(p_session_id);
  if p_clinic_id is null or not exists (
    select from public.clinics where id = p_clinic_id and published) then
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  end if;
  if private.is_banned(session) then
    raise exception 'IP address is banned' using errcode = 'PT403', hint = 'banned';
  end if;

  -- Serialised by address or /32, so that the quotas are exact and the second of two equal votes
  -- finds the first instead of a spent check.
  perform pg_advisory_xact_lock(
    hashtextextended('votes:' || encode(coalesce(caller.prefix32, caller.address), 'hex'), 0));
  if exists (select from private.votes where clinic_id = p_clinic_id and session_id = session) then
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

-- What visitors call -----------------------------------------------------------------

create function public.handle_clinic_upvote(
  p_clinic_id text, p_session_id text, p_user_agent text default null) returns jsonb
  language plpgsql volatile security invoker set search_path = '' set statement_timeout = '3s'
as $$
begin
  return private.upvote(p_clinic_id, p_session_id, p_user_agent);
end
$$;

-- p_ip_address belongs to the published signature and is ignored here and below; the server's own
-- view of the address counts.
create function public.handle_captcha_failure(
  p_ip_address text default null, p_user_agent text default null,
  p_session_id text default null, p_clinic_id text default null) returns jsonb
  language sql volatile security invoker set search_path = '' set statement_timeout = '3s'
as $$
  select private.record_captcha_failure(p_user_agent, p_session_id, p_clinic_id)
$$;

-- Addresses are never banned, so false without a session.
create function public.is_ip_banned(p_ip_address text default null, p_session_id text default null)
  returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select private.is_session_banned(p_session_id)
$$;

create function private.grants_for_voting() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.upvote(text, text, text) to anon, authenticated;
  grant execute on function private.record_captcha_failure(text, text, text) to anon, authenticated;
  grant execute on function private.is_session_banned(text) to anon, authenticated;
  grant execute on function public.handle_clinic_upvote(text, text, text) to anon, authenticated;
  grant execute on function public.handle_captcha_failure(text, text, text, text) to anon, authenticated;
  grant execute on function public.is_ip_banned(text, text) to anon, authenticated;
$$;

select private.apply_grants();
