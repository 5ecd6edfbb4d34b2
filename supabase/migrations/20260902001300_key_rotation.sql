-- New keys, for the day when an old one may have leaked, with a backup for instance.

-- Makes a new key: 'client-hash' for the hashes of addresses and browsers, or 'human-check'.
-- Hashes of the old client key could be turned back with it, so all of them are due to be
-- forgotten at once, and every quota, lockout and count begins anew. Human checks that were
-- given with an old key are no longer valid.
-- Waits 5 s at most for those who are using the old key. Raises PT404 (no such key).
create function private.rotate_key(p_purpose text) returns void
  language plpgsql set search_path = '' set lock_timeout = '5s'
as $$
begin
  -- Or a vote that has read the old key would store its hash after all was forgotten.
  lock table private.keys in access exclusive mode;
  update private.keys set rotated_at = clock_timestamp(), secret = case purpose
    -- As text in hex, which is how ALTCHA's libraries take their key.
    when 'human-check' then convert_to(encode(extensions.gen_random_bytes(32), 'hex'), 'UTF8')
    else extensions.gen_random_bytes(32) end
  where purpose = p_purpose;
  if not found then
    raise exception 'There is no such key' using errcode = 'PT404', hint = 'no-such-key';
  end if;

  if p_purpose = 'client-hash' then
    update private.maintenance set purged_at = '-infinity';
    delete from private.login_lockouts;
    delete from private.blocks where network_hash is not null;
  end if;
end
$$;

select private.apply_grants();
