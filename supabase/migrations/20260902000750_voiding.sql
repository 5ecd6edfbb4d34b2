-- Voiding: taking dishonest votes out of the count, and putting them back.

-- Who voided or restored what. It stays when the votes are restored.
create table private.voidings (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The admin who did; null when it was the operator.
  by_user uuid,
  clinic_id text not null,
  restored boolean not null,
  votes integer not null,
  reason text
);
alter table private.voidings enable row level security;

-- Takes the votes of a clinic between two moments out of the count; with p_address_hash
-- only those of one address. Returns how many.
create function private.void_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text,
  p_address_hash bytea default null) returns integer
  language plpgsql set search_path = ''
as $$
declare
  changed integer;
begin
  -- Lock all of them before the first changes the counter. A vote that happens to purge
  -- locks old votes and then its clinic; the other order would be a deadlock.
  perform from private.votes
  where clinic_id = p_clinic_id and created_at >= p_from and created_at < p_until
  for no key update;

  update private.votes set voided_at = now(), void_reason = p_reason, voided_by = auth.uid()
  where clinic_id = p_clinic_id and created_at >= p_from and created_at < p_until
    and (p_address_hash is null or address_hash = p_address_hash) and voided_at is null;
  get diagnostics changed = row_count;
  if changed > 0 then
    insert into private.voidings (by_user, clinic_id, restored, votes, reason)
    values (auth.uid(), p_clinic_id, false, changed, p_reason);
  end if;
  return changed;
end
$$;

-- Puts voided votes of a clinic, cast between two moments, back into the count; with p_reason
-- only those voided for that reason. Admins restore what admins voided: what the operator
-- voided, only the operator restores. Returns how many.
create function private.restore_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text default null) returns integer
  language plpgsql set search_path = ''
as $$
declare
  changed integer;
begin
  -- As when voiding.
  perform from private.votes
  where clinic_id = p_clinic_id and created_at >= p_from and created_at < p_until
  for no key update;

  update private.votes set voided_at = null, void_reason = null, voided_by = null
  where clinic_id = p_clinic_id and created_at >= p_from and created_at < p_until
    and voided_at is not null and (p_reason is null or void_reason = p_reason)
    and (voided_by is not null or auth.uid() is null);
  get diagnostics changed = row_count;
  if changed > 0 then
    insert into private.voidings (by_user, clinic_id, restored, votes, reason)
    values (auth.uid(), p_clinic_id, true, changed, p_reason);
  end if;
  return changed;
end
$$;

-- What admins call -------------------------------------------------------------------

-- Raises PT403 for anybody but an admin, PT405 (GET).
create function private.assert_may_void() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  perform private.check_request();
  if not private.is_admin() then
    raise exception 'Only admins can void votes' using errcode = 'PT403', hint = 'admins-only';
  end if;
end
$$;

create function private.void_votes_as_admin(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_may_void();
  return private.void_votes(p_clinic_id, p_from, p_until, p_reason);
end
$$;

create function private.restore_votes_as_admin(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_may_void();
  return private.restore_votes(p_clinic_id, p_from, p_until, p_reason);
end
$$;

create function public.void_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.void_votes_as_admin(p_clinic_id, p_from, p_until, p_reason)
$$;

create function public.restore_votes(
  p_clinic_id text, p_from timestamptz, p_until timestamptz, p_reason text default null) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.restore_votes_as_admin(p_clinic_id, p_from, p_until, p_reason)
$$;

create function private.grants_for_voiding() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.void_votes_as_admin(text, timestamptz, timestamptz, text) to authenticated;
  grant execute on function private.restore_votes_as_admin(text, timestamptz, timestamptz, text) to authenticated;
  grant execute on function public.void_votes(text, timestamptz, timestamptz, text) to authenticated;
  grant execute on function public.restore_votes(text, timestamptz, timestamptz, text) to authenticated;
$$;

select private.apply_grants();
