-- A block of an IPv4 address inside an IPv6 one is stored as callers from there are known.

-- No narrower than a /64, and IPv4 inside IPv6 as IPv4, like callers' addresses. Teredo keeps it in the
-- last bits, so a network of it has none.
create or replace function private.normalize_network(p_network inet) returns cidr
  language plpgsql immutable set search_path = ''
as $$
declare
  bits constant integer := masklen(p_network);
  ipv4 constant inet := private.embedded_ipv4(p_network);
begin
  if family(p_network) = 4 then
    return network(p_network);
  elsif p_network <<= '2001::/32' then
    return case bits when 128 then network(ipv4) else network(set_masklen(p_network, least(bits, 64))) end;
  elsif ipv4 is not null then
    return network(set_masklen(ipv4, least(bits - case when p_network <<= '2002::/16' then 16 else 96 end, 32)));
  end if;
  return network(set_masklen(p_network, least(bits, 64)));
end
$$;

select private.apply_grants();
