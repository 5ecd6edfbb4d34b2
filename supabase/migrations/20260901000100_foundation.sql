-- The ground everything stands on: the private schema, the operator's settings,
-- who is calling, and the one place where privileges are given.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Not among the schemas that the API exposes.
create schema private;
revoke all on schema private from public;

-- Nothing is callable or readable unless a grants_for_… function below says so.
alter default privileges in schema public revoke execute on functions from public;
alter default privileges in schema private revoke execute on functions from public;

-- Settings ---------------------------------------------------------------------------

create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Where the trusted client address stands. On hosted Supabase Cloudflare sets this
  -- header and overwrites whatever the caller wrote; null means x-forwarded-for only.
  address_header text default 'cf-connecting-ip'
    check (address_header = lower(address_header) and address_header ~ '^[a-z0-9-]+$'),
  -- How many proxies of our own append to x-forwarded-for behind the first trusted one.
  own_proxy_hops smallint not null default 0 check (own_proxy_hops between 0 and 10),
  captcha_failures_allowed smallint not null default 5 check (captcha_failures_allowed > 0),
  captcha_failure_window interval not null default '1 hour',
  ban_duration interval not null default '1 hour',
  -- Votes of one address: a household, a hospital, a phone network.
  votes_per_clinic_and_address_a_day smallint not null default 5,
  votes_per_address_an_hour smallint not null default 30,
  unproven_votes_per_address_a_day smallint not null default 3,
  -- The work of a human check, in numbers to try at most; it doubles for each further
  -- so many checks and votes of the address within the hour.
  human_check_numbers integer not null default 50000
    check (human_check_numbers between 100 and 5000000),
  human_check_doubles_each smallint not null default 20 check (human_check_doubles_each > 0),
  human_check_valid_for interval not null default '10 minutes',
  -- How long an address or a browser can be told from another in what is stored.
  traces_kept_for interval not null default '30 days'
);
insert into private.settings default values;

create table private.keys (
  purpose text primary key,
  secret bytea not null check (length(secret) >= 32)
);
-- Made here, on each database anew, and readable by nobody through the API.
insert into private.keys values ('client-hash', extensions.gen_random_bytes(32));
-- As text in hex, which is how ALTCHA's libraries take their key.
insert into private.keys
values ('human-check', convert_to(encode(extensions.gen_random_bytes(32), 'hex'), 'UTF8'));

alter table private.settings enable row level security;
alter table private.keys enable row level security;

-- Who is calling ---------------------------------------------------------------------

-- Here and below, what every vote runs through is PL/pgSQL even where one line of SQL
-- would do: a connection keeps its plans, while an SQL function that sets a search path
-- is planned at each call, which costs more than all its work.

-- The value of a request header, or null outside a request or when it is empty.
create function private.request_header(p_name text) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return nullif(nullif(current_setting('request.headers', true), '')::json ->> p_name, '');
end
$$;

-- The text as an address, or null where it is none. IPv4 inside IPv6 counts as IPv4.
create function private.parse_address(p_text text) returns inet
  language plpgsql immutable set search_path = ''
as $$
declare
  address inet;
begin
  if p_text ~ '/' then
    return null;
  end if;
  address := btrim(p_text)::inet;
  if address <<= '::ffff:0:0/96' then
    return '0.0.0.0'::inet + (address - '::ffff:0:0'::inet);
  end if;
  return address;
exception when invalid_text_representation then
  return null;
end
$$;

-- The address the server sees, never one that the caller states: the configured header,
-- else the rightmost x-forwarded-for entry less our own proxies. The leftmost entries
-- are the caller's to write. Null when nothing trustworthy is known.
create function private.client_address() returns inet
  language plpgsql stable set search_path = ''
as $$
declare
  config private.settings;
  hops text[];
  address inet;
begin
  select * into config from private.settings;
  if config.address_header is not null then
    address := private.parse_address(private.request_header(config.address_header));
  end if;
  if address is null then
    hops := string_to_array(private.request_header('x-forwarded-for'), ',');
    address := private.parse_address(hops[cardinality(hops) - config.own_proxy_hops]);
  end if;
  -- A household or an attacker owns a whole /64, so it counts as one.
  if family(address) = 6 then
    address := network(set_masklen(address, 64));
  end if;
  return address;
end
$$;

-- A keyed hash, so that stored rows cannot be turned back into addresses without the key.
create function private.keyed_hash(p_text text, p_purpose text default 'client-hash') returns bytea
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return extensions.hmac(convert_to(p_text, 'UTF8'), secret, 'sha256')
    from private.keys where purpose = p_purpose;
end
$$;

-- The hash of the caller's address; null when no address is known.
create function private.client_address_hash() returns bytea
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.keyed_hash('address:' || host(private.client_address()));
end
$$;

-- Refuses what must not happen in a GET: a link or an image could trigger it.
create function private.refuse_get() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if upper(current_setting('request.method', true)) in ('GET', 'HEAD') then
    raise exception 'Use POST for this call' using errcode = 'PT405', hint = 'use-post';
  end if;
end
$$;

-- Privileges -------------------------------------------------------------------------

-- Takes every privilege in our schemas away and gives back what the functions named
-- private.grants_for_… give. Idempotent. Each migration that adds something adds such a
-- function and calls this last; the embedded backend calls it again at every start,
-- because it grants everything to everyone on its first request.
create function private.apply_grants() returns void
  language plpgsql set search_path = ''
as $$
declare
  giver regproc;
begin
  revoke all on all tables in schema public from public, anon, authenticated, service_role;
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all sequences in schema public from public, anon, authenticated, service_role;
  revoke all on all sequences in schema private from public, anon, authenticated, service_role;
  revoke all on all functions in schema public from public, anon, authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated, service_role;
  revoke all on schema private from public, anon, authenticated, service_role;
  revoke create on schema public from public, anon, authenticated, service_role;

  grant usage on schema public to anon, authenticated, service_role;
  grant usage on schema private to anon, authenticated, service_role;

  for giver in
    select p.oid from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'grants\_for\_%'
    order by p.proname
  loop
    execute format('select %s()', giver);
  end loop;
end
$$;
