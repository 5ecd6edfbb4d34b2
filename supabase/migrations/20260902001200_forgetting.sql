-- Forgetting who did what from where. The privacy policy promises that traces are gone after
-- 30 days; what no longer counts for anything goes earlier.

create table private.maintenance (
  only_row boolean primary key default true check (only_row),
  purged_at timestamptz not null default '-infinity'
);
insert into private.maintenance default values;
alter table private.maintenance enable row level security;

-- Blanks or deletes what could tell one visitor from another once it is old enough; the votes
-- themselves stay. It runs once a day, so what would be too old before its next run goes now.
-- A ban goes with the checks it came from.
create function private.purge_old_traces() returns void
  language plpgsql set search_path = ''
as $$
declare
  config private.settings;
  oldest timestamptz;
begin
  select * into config from private.settings;
  oldest := now() - greatest(config.traces_kept_for - interval '1 day', config.traces_kept_for / 2);
  update private.votes set address_hash = null, user_agent_hash = null
  where created_at < oldest and (address_hash is not null or user_agent_hash is not null);
  delete from private.captcha_failures where created_at < oldest;
  delete from private.bans where created_at < oldest and expires_at < now();
  delete from private.human_checks_given where minute < now() - interval '1 day';
  delete from private.human_checks_spent where expires_at < now();
  delete from private.login_failures where created_at <= now() - config.login_failure_window;
  delete from private.login_lockouts where locked_until <= now();
  delete from private.submission_senders where created_at <= now() - config.submission_window;
  update private.maintenance set purged_at = now();
end
$$;

-- Purges at most once an hour. Votes and failed logins call it, so that no schedule is needed.
create function private.purge_when_due() returns void
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from private.maintenance where purged_at > now() - interval '1 hour') then
    return;
  end if;
  -- Ask again under the lock: somebody may have purged since.
  perform from private.maintenance where purged_at <= now() - interval '1 hour'
  for update skip locked;
  if found then
    perform private.purge_old_traces();
  end if;
end
$$;

-- Where pg_cron is switched on, quiet sites purge on time too.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('purge-old-traces', '17 3 * * *', 'select private.purge_old_traces()');
  end if;
end
$$;

select private.apply_grants();
