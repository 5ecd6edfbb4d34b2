-- Who is calling: the address that the server sees, stored only as keyed hashes, and the session.

-- Whatever every vote runs through is PL/pgSQL: a connection keeps its plans, while an SQL function
-- with a search path is planned at each call, which costs more than all its work.

-- Null outside a request, and for an empty header.
create function private.request_header(p_name text) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return nullif(nullif(current_setting('request.headers', true), '')::json ->> p_name, '');
end
$$;

-- Refuses GET, which a link or an image could trigger, and pages of other websites, which would act
-- with their visitors' addresses. Browsers send an origin with everything but GET ('null' where
-- they hide it); programs send none. Raises PT400 (a costly query), PT403 (another website), PT405
-- (GET).
create function private.assert_write_request() returns void
  language plpgsql stable set search_path = ''
as $$
declare
  origin text := private.request_header('origin');
begin
  if upper(current_setting('request.method', true)) in ('GET', 'HEAD') then
    raise exception 'Use POST for this call' using errcode = 'PT405', hint = 'use-post';
  end if;
  if origin is not null then
    if not exists (select from private.settings where allowed_origins && array[lower(origin), '*']) then
      raise exception 'This website is not one of those that may do this. Its operator names them in allowed_origins of private.settings.'
        using errcode = 'PT403', hint = 'origin-not-allowed';
    end if;
  end if;
  -- An `if` costs a vote nothing; `perform` would run a query.
  if private.is_costly_call() then
    perform private.raise_costly_query();
  end if;
end
$$;

-- The IPv4 address inside an IPv6 one: mapped or translated (RFC 4291, 7915, 6052), 6to4 (RFC 3056)
-- or Teredo (RFC 4380); else null. Both belong to one caller, and behind a translator all of IPv4
-- would share a /64.
create function private.embedded_ipv4(p_address inet) returns inet
  language plpgsql immutable set search_path = ''
as $$
declare
  -- Behind the four header bytes.
  octets bytea := substring(inet_send(p_address) from 5);
  ipv4 bytea;
begin
  if p_address <<= '::ffff:0:0/96' or p_address <<= '::ffff:0:0:0/96' or p_address <<= '64:ff9b::/96' then
    ipv4 := substring(octets from 13);
  elsif p_address <<= '2002::/16' then
    ipv4 := substring(octets from 3 for 4);
  elsif p_address <<= '2001::/32' then
    -- Teredo inverts all bits.
    return '255.255.255.255'::inet - ('x' || encode(substring(octets from 13), 'hex'))::bit(32)::bigint;
  end if;
  return '0.0.0.0'::inet + ('x' || encode(ipv4, 'hex'))::bit(32)::bigint;
end
$$;

-- Null if it isn't an address. IPv4 inside IPv6 counts as IPv4, and IPv6 as its /64, since a
-- household or an attacker owns a whole one.
create function private.parse_address(p_text text) returns inet
  language plpgsql immutable set search_path = ''
as $$
declare
  address inet;
begin
  -- An exception block would take longer than all the rest.
  if strpos(p_text, '/') > 0 or not pg_input_is_valid(btrim(p_text), 'inet') then
    return null;
  end if;
  address := btrim(p_text)::inet;
  if family(address) = 4 then
    return address;
  end if;
  return coalesce(private.embedded_ipv4(address), network(set_masklen(address, 64)));
end
$$;

-- The address that the server sees: the configured header, else the rightmost x-forwarded-for entry
-- less our own proxies, since callers can write those to the left. Null when nothing can be
-- trusted.
create function private.client_address() returns inet
  language plpgsql stable set search_path = ''
as $$
declare
  header text;
  proxies integer;
  hops text[];
  address inet;
begin
  select address_header, own_proxy_hops into header, proxies from private.settings;
  if header is not null then
    address := private.parse_address(private.request_header(header));
  end if;
  if address is null then
    hops := string_to_array(private.request_header('x-forwarded-for'), ',');
    address := private.parse_address(hops[cardinality(hops) - proxies]);
  end if;
  return address;
end
$$;

-- Keyed, so that stored hashes cannot be reversed without the key.
create function private.keyed_hash(p_text text, p_purpose text default 'client-hash') returns bytea
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return extensions.hmac(convert_to(p_text, 'UTF8'), secret, 'sha256')
    from private.keys where purpose = p_purpose;
end
$$;

-- Null when the address is unknown.
create function private.client_address_hash() returns bytea
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.keyed_hash('address:' || host(private.client_address()));
end
$$;

-- For an address that a trusted caller states.
create function private.hash_address(p_address text) returns bytea
  language sql stable set search_path = ''
as $$
  select private.keyed_hash('address:' || host(private.parse_address(p_address)))
$$;

-- The caller's address (a /64 of IPv6) and the IPv6 networks around it. A household gets a /56,
-- anybody a /48 from a tunnel broker, a company a /44 or /40, and a provider a /32 for all its
-- customers.
create type private.network_hashes as (
  address bytea, prefix56 bytea, prefix48 bytea, prefix40 bytea, prefix32 bytea);

-- Callers without a known address share one hash.
create function private.client_network_hashes() returns private.network_hashes
  language plpgsql stable set search_path = ''
as $$
declare
  address inet := private.client_address();
  hashes private.network_hashes;
begin
  if address is null then
    hashes.address := private.keyed_hash('no address');
    return hashes;
  end if;
  hashes.address := private.keyed_hash('address:' || host(address));
  if family(address) = 6 then
    hashes.prefix56 := private.keyed_hash('prefix56:' || host(network(set_masklen(address, 56))));
    hashes.prefix48 := private.keyed_hash('prefix48:' || host(network(set_masklen(address, 48))));
    hashes.prefix40 := private.keyed_hash('prefix40:' || host(network(set_masklen(address, 40))));
    hashes.prefix32 := private.keyed_hash('prefix32:' || host(network(set_masklen(address, 32))));
  end if;
  return hashes;
end
$$;

create function private.user_agent_hash(p_user_agent text) returns bytea
  language plpgsql stable set search_path = ''
as $$
begin
  return private.keyed_hash('agent:' || left(p_user_agent, 512));
end
$$;

-- Raises PT400 for anything but a UUID.
create function private.parse_session_id(p_session_id text) returns uuid
  language plpgsql immutable set search_path = ''
as $$
begin
  -- Postgres accepts other spellings too.
  if pg_input_is_valid(p_session_id, 'uuid') and p_session_id::uuid::text = lower(p_session_id) then
    return p_session_id::uuid;
  end if;
  raise exception 'The session id must be a UUID' using errcode = 'PT400', hint = 'invalid-session';
end
$$;

select private.apply_grants();
