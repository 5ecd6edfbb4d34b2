-- Owners set the price of the sponsored place.

-- Null: the form shows no price. Raises PT403 for anybody but an owner, and the settings' check.
create function private.set_sponsored_price_as_owner(p_euros integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  update private.settings set sponsored_price_euros = p_euros;
end
$$;

create function public.set_sponsored_price(p_euros integer default null) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.set_sponsored_price_as_owner(p_euros)
$$;

create function private.grants_for_sponsored_price() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.set_sponsored_price_as_owner(integer) to authenticated;
  grant execute on function public.set_sponsored_price(integer) to authenticated;
$$;

select private.apply_grants();
