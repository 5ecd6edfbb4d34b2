-- The human check: a small piece of work per vote in the ALTCHA v1 format. It is a price, not proof
-- of a person; the quotas protect the count.

-- Sets the difficulty.
create table private.human_checks_given (
  address_hash bytea not null,
  minute timestamptz not null,
  given integer not null default 1,
  primary key (address_hash, minute)
);
create index human_checks_given_by_minute on private.human_checks_given (minute);

-- Each check is good for one vote; its nonce tells it from others.
create table private.human_checks_spent (
  nonce text primary key,
  expires_at timestamptz not null
);
create index human_checks_spent_by_expiry on private.human_checks_spent (expires_at);

alter table private.human_checks_given enable row level security;
alter table private.human_checks_spent enable row level security;

-- Binds a check to its clinic and session without naming the session. Only the key can make it, so
-- the salt proves that the check is ours.
create function private.human_check_binding(p_clinic_id text, p_session uuid, p_nonce_and_expiry text)
  returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return encode(private.keyed_hash(
    'for:' || p_clinic_id || ':' || p_session || ':' || p_nonce_and_expiry, 'human-check'), 'hex');
end
$$;

-- Grows with the checks and votes of the address within the hour, up to what a slow phone can do,
-- since neighbours share an address. Failed checks don't count.
create function private.human_check_difficulty(p_address_hash bytea, p_config private.settings) returns integer
  language sql stable set search_path = ''
as $$
  select least(p_config.human_check_most_numbers, p_config.human_check_numbers
    * power(2, least(10, busy.times / p_config.human_check_doubles_each)))::integer
  from (
    select coalesce((select sum(given) from private.human_checks_given
        where address_hash = p_address_hash and minute > now() - interval '1 hour'), 0)
      + (select count(*) from private.votes
        where address_hash = p_address_hash and created_at > now() - interval '1 hour') as times
  ) as busy
$$;

-- Returns {algorithm, challenge, maxnumber, salt, signature}. Raises PT400 (malformed session),
-- PT403 (blocked), PT404 (no such clinic), PT405 (GET), PT503 (paused).
create function private.create_human_check(p_clinic_id text, p_session_id text) returns jsonb
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
  perform private.assert_not_paused_or_blocked('voting');
  session := private.parse_session_id(p_session_id);
  if p_clinic_id is null or not exists (
    select from public.clinics where id = p_clinic_id and published) then
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  end if;
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

-- Base64 of JSON; null if it is anything else.
create function private.parse_human_check(p_payload text) returns jsonb
  language plpgsql immutable set search_path = ''
as $$
begin
  if length(p_payload) <= 2000 then
    return convert_from(decode(p_payload, 'base64'), 'UTF8')::jsonb;
  end if;
  return null;
exception when others then
  return null;
end
$$;

-- Both null unless the check is ours, for that clinic and session, and has not expired.
create function private.parse_salt(
  p_salt text, p_clinic_id text, p_session uuid, out nonce text, out expires_at timestamptz)
  language plpgsql stable set search_path = ''
as $$
declare
  nonce_and_expiry constant text := split_part(p_salt, '&for=', 1);
  given constant text := split_part(nonce_and_expiry, '?expires=', 1);
  expiry constant text := split_part(nonce_and_expiry, '?expires=', 2);
begin
  -- One regular expression would take longer than the rest of a vote.
  if length(given) = 24 and expiry ~ '^[0-9]{1,12}$' and to_timestamp(expiry::bigint) > now()
    and p_salt = nonce_and_expiry || '&for='
      || private.human_check_binding(p_clinic_id, p_session, nonce_and_expiry) || '&'
  then
    nonce := given;
    expires_at := to_timestamp(expiry::bigint);
  end if;
end
$$;

-- True when the check is valid, and then it is spent; false without one. Raises PT400 when it is
-- forged, expired, spent, or for another clinic or session.
create function private.consume_challenge(p_payload text, p_clinic_id text, p_session uuid) returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  solved jsonb;
  challenge text;
  number text;
  given record;
begin
  if p_payload is null then
    return false;
  end if;
  solved := private.parse_human_check(p_payload);
  challenge := solved ->> 'challenge';
  number := solved ->> 'number';
  given := private.parse_salt(solved ->> 'salt', p_clinic_id, p_session);

  if solved ->> 'algorithm' = 'SHA-256'
    and number ~ '^[0-9]{1,10}$'
    and challenge = encode(sha256(convert_to((solved ->> 'salt') || number, 'UTF8')), 'hex')
    and solved ->> 'signature' = encode(private.keyed_hash(challenge, 'human-check'), 'hex')
    and given.nonce is not null
  then
    insert into private.human_checks_spent values (given.nonce, given.expires_at)
    on conflict do nothing;
    if found then
      return true;
    end if;
  end if;
  raise exception 'The human check is no longer valid. Please try again.'
    using errcode = 'PT400', hint = 'invalid-human-check';
end
$$;

create function public.create_human_check(p_clinic_id text, p_session_id text) returns jsonb
  language sql volatile security invoker set search_path = '' set statement_timeout = '3s'
as $$
  select private.create_human_check(p_clinic_id, p_session_id)
$$;

create function private.grants_for_human_checks() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.create_human_check(text, text) to anon, authenticated;
  grant execute on function public.create_human_check(text, text) to anon, authenticated;
$$;

select private.apply_grants();
