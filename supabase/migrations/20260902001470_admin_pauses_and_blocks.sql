-- Owners pause what visitors send and block networks, as the operator does by SQL
-- (pauses_and_blocks).

-- Who paused, blocked or set the price; not the network, which goes with its block.
select private.track_history('private.settings',
  p_only => array['voting_paused', 'submissions_paused', 'reports_paused', 'sponsored_price_euros'],
  p_restorable => false);
select private.track_history('private.blocks',
  p_only => array['reason', 'expires_at'], p_restorable => false);

-- Null: not paused. Raises PT403 for anybody but an owner.
create function private.pauses_for_owner() returns table (what text, sentence text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  return query
    select each.what, each.sentence from private.settings s, lateral (values
      ('voting', s.voting_paused), ('submissions', s.submissions_paused), ('reports', s.reports_paused)
    ) as each (what, sentence);
end
$$;

-- p_what: 'voting', 'submissions' or 'reports'; a null sentence resumes it. Raises PT400 (nothing
-- else can be paused), PT403 for anybody but an owner.
create function private.pause_visitors_as_owner(p_what text, p_sentence text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  if p_what = 'voting' then
    update private.settings set voting_paused = p_sentence;
  elsif p_what = 'submissions' then
    update private.settings set submissions_paused = p_sentence;
  elsif p_what = 'reports' then
    update private.settings set reports_paused = p_sentence;
  else
    raise exception 'Voting, submissions and reports can be paused, and nothing else'
      using errcode = 'PT400', hint = 'nothing-to-pause';
  end if;
end
$$;

-- At most two hundred, newest first. Raises PT403 for anybody but an owner.
create function private.blocks_for_owner()
  returns table (id bigint, network text, address text, reason text, created_at timestamptz,
    expires_at timestamptz, by_email text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  return query
    select b.id, b.network::text, encode(b.network_hash, 'hex'), b.reason, b.created_at, b.expires_at,
      u.email::text
    from private.blocks b left join auth.users u on u.id = b.created_by
    where b.expires_at > now() order by b.id desc limit 200;
end
$$;

-- Raises PT400 for anything else, and for a network that is nearly everybody.
create function private.parse_network(p_network text) returns cidr
  language plpgsql immutable set search_path = ''
as $$
declare
  network cidr;
begin
  if p_network is null or length(p_network) > 100 or not pg_input_is_valid(btrim(p_network), 'inet') then
    raise exception 'A network looks like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48'
      using errcode = 'PT400', hint = 'invalid-network';
  end if;
  network := private.normalize_network(btrim(p_network)::inet);
  if masklen(network) < (case family(network) when 4 then 8 else 16 end) then
    raise exception 'This network is too wide to be blocked. Pause voting or submissions instead.'
      using errcode = 'PT400', hint = 'network-too-wide';
  end if;
  return network;
end
$$;

-- Blocks a network, or a hash stored beside votes. Returns the network as it is stored; null for a
-- hash. Raises PT400 (no such network or hash), PT403 for anybody but an owner.
create function private.block_visitors_as_owner(
  p_network text, p_address text, p_days integer, p_reason text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept cidr;
begin
  perform private.assert_owner();
  if p_address is null then
    kept := private.parse_network(p_network);
  end if;
  insert into private.blocks (network, network_hash, reason, expires_at, created_by)
  values (kept, case when p_address is not null then private.parse_address_hash(p_address) end,
    nullif(btrim(p_reason), ''), now() + make_interval(days => p_days), auth.uid());
  return kept;
end
$$;

-- Returns whether there was one. Raises PT403 for anybody but an owner.
create function private.end_block_as_owner(p_id bigint) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  delete from private.blocks where id = p_id;
  return found;
end
$$;

-- What owners call -------------------------------------------------------------------

create function public.pauses() returns table (what text, sentence text)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.pauses_for_owner()
$$;

create function public.pause_visitors(p_what text, p_sentence text default null) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.pause_visitors_as_owner(p_what, p_sentence)
$$;

create function public.blocks()
  returns table (id bigint, network text, address text, reason text, created_at timestamptz,
    expires_at timestamptz, by_email text)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.blocks_for_owner()
$$;

create function public.block_visitors(
  p_network text default null, p_address text default null, p_days integer default 7,
  p_reason text default null) returns text
  language sql volatile security invoker set search_path = ''
as $$
  select private.block_visitors_as_owner(p_network, p_address, p_days, p_reason)
$$;

create function public.end_block(p_id bigint) returns boolean
  language sql volatile security invoker set search_path = ''
as $$
  select private.end_block_as_owner(p_id)
$$;

create function private.grants_for_admin_pauses_and_blocks() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.pauses_for_owner() to authenticated;
  grant execute on function private.pause_visitors_as_owner(text, text) to authenticated;
  grant execute on function private.blocks_for_owner() to authenticated;
  grant execute on function private.block_visitors_as_owner(text, text, integer, text) to authenticated;
  grant execute on function private.end_block_as_owner(bigint) to authenticated;
  grant execute on function public.pauses() to authenticated;
  grant execute on function public.pause_visitors(text, text) to authenticated;
  grant execute on function public.blocks() to authenticated;
  grant execute on function public.block_visitors(text, text, integer, text) to authenticated;
  grant execute on function public.end_block(bigint) to authenticated;
$$;

select private.apply_grants();
