-- What the operator can do under attack: pause what visitors send, or block a network. Reading and
-- signing in go on.

create table private.blocks (
  id bigint generated always as identity primary key,
  -- Either a network or a hash stored beside votes.
  network cidr,
  network_hash bytea,
  reason text check (btrim(reason) <> '' and length(reason) <= 500),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Null: the operator.
  created_by uuid,
  check (num_nonnulls(network, network_hash) = 1),
  constraint too_wide_to_block
    check (masklen(network) >= case family(network) when 4 then 8 else 16 end),
  -- Of an IPv6 address only the /64 is known.
  constraint too_narrow_to_block check (family(network) = 4 or masklen(network) <= 64),
  constraint blocks_end_within_a_year
    check (expires_at > created_at and expires_at <= created_at + interval '1 year')
);
create index blocks_by_expiry on private.blocks (expires_at);
alter table private.blocks enable row level security;

-- Takes '203.0.113.7', '203.0.113.0/24' or '2001:db8::/48', and returns the network as it is
-- stored.
create function private.block_network(
  p_network inet, p_for interval default '7 days', p_reason text default null) returns cidr
  language plpgsql set search_path = ''
as $$
declare
  kept constant cidr := private.normalize_network(p_network);
begin
  insert into private.blocks (network, reason, expires_at) values (kept, p_reason, now() + p_for);
  return kept;
end
$$;

-- For a hash stored beside votes: of an address, or of an IPv6 network.
create function private.block_hash(
  p_hash bytea, p_for interval default '7 days', p_reason text default null) returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into private.blocks (network_hash, reason, expires_at)
  values (p_hash, p_reason, now() + p_for);
end
$$;

-- Returns how many blocks of exactly that network ended.
create function private.unblock_network(p_network inet) returns integer
  language plpgsql set search_path = ''
as $$
declare
  ended integer;
begin
  delete from private.blocks where network = private.normalize_network(p_network);
  get diagnostics ended = row_count;
  return ended;
end
$$;

-- No narrower than a /64, and IPv4 inside IPv6 as IPv4, like callers' addresses.
create function private.normalize_network(p_network inet) returns cidr
  language plpgsql immutable set search_path = ''
as $$
begin
  if p_network <<= '::ffff:0:0/96' then
    return network(set_masklen(private.parse_address(host(p_network)), masklen(p_network) - 96));
  elsif family(p_network) = 6 and masklen(p_network) > 64 then
    return network(set_masklen(p_network, 64));
  end if;
  return network(p_network);
end
$$;

-- p_what: 'voting', 'submissions' or 'reports'. Raises PT403 (the caller's network is blocked),
-- PT503 (paused).
create function private.assert_not_paused_or_blocked(p_what text) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  sentence text;
  anybody_blocked boolean;
  caller private.network_hashes;
begin
  select
    case p_what when 'voting' then voting_paused when 'submissions' then submissions_paused
      when 'reports' then reports_paused end,
    exists (select from private.blocks where expires_at > now())
  into sentence, anybody_blocked from private.settings;
  if sentence is null then
    null;
  elsif p_what = 'voting' then
    raise exception '%', sentence using errcode = 'PT503', hint = 'voting-paused';
  elsif p_what = 'submissions' then
    raise exception '%', sentence using errcode = 'PT503', hint = 'submissions-paused';
  else
    raise exception '%', sentence using errcode = 'PT503', hint = 'reports-paused';
  end if;
  -- Hash only when there is a block to compare with.
  if not anybody_blocked then
    return;
  end if;
  caller := private.client_network_hashes();
  if exists (
    select from private.blocks
    where expires_at > now() and (network >>= private.client_address()
      or network_hash in (
        caller.address, caller.prefix56, caller.prefix48, caller.prefix40, caller.prefix32))
  ) then
    raise exception 'Your network cannot vote or send anything here at the moment. If you think this is a mistake, please write to us.'
      using errcode = 'PT403', hint = 'blocked';
  end if;
end
$$;

select private.apply_grants();
