-- New keys, for when an old one may have leaked, in a backup for instance.

-- p_purpose: 'client-hash' or 'human-check'. Hashes of a leaked client key can be reversed, so all
-- become due at once, and every quota and lockout starts again; checks of an old key are invalid.
-- Waits at most 5 s for transactions that use the old key. Raises PT404 (no such key).
create function private.rotate_key(p_purpose text) returns void
  language plpgsql set search_path = '' set lock_timeout = '5s'
as $$
begin
  -- Otherwise a vote that has read the old key would store its hash after the purge.
  lock table private.keys in access exclusive mode;
  update private.keys set rotated_at = clock_timestamp(), secret = case purpose
    -- As hex text, which is what ALTCHA's libraries expect.
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
