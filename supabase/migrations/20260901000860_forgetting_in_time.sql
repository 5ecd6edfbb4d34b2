-- The privacy policy promises that traces are gone after 30 days. A schedule runs once a day,
-- so what would be too old before its next run goes now; a ban goes with the checks it came from.
create or replace function private.purge_old_traces() returns void
  language plpgsql set search_path = ''
as $$
declare
  kept interval := (select traces_kept_for from private.settings);
  oldest timestamptz := now() - greatest(kept - interval '1 day', kept / 2);
begin
  update private.votes set address_hash = null, user_agent_hash = null
  where created_at < oldest and (address_hash is not null or user_agent_hash is not null);
  delete from private.captcha_failures where created_at < oldest;
  delete from private.bans where created_at < oldest and expires_at < now();
  delete from private.human_checks_given where minute < now() - interval '1 day';
  delete from private.human_checks_spent where expires_at < now();
  update private.maintenance set purged_at = now();
end
$$;
