-- Of many suspicious days the alerts name the worst ten, not any. A read-only database still counts votes,
-- unless it is a replica or its disk is full. Whoever runs the site is told before the privacy policy's two
-- years of history are over.

-- What is wrong with the database itself. Each check reads an index, or a row.
create or replace function private.health_problems() returns table (code text, since timestamptz, detail text)
  language plpgsql stable set search_path = ''
as $$
declare
  config constant private.settings := (select s from private.settings s);
  purged_at constant timestamptz := (select m.purged_at from private.maintenance m);
  oldest_trace constant timestamptz := (
    select min(v.created_at) from private.votes v
    where (v.address_hash is not null or v.user_agent_hash is not null)
      and v.created_at < now() - config.traces_kept_for);
begin
  -- Supabase does so when the disk is full.
  if pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' then
    return query select 'read-only', null::timestamptz,
      'The database is read-only: sign-ins fail, and votes too if it is a replica or its disk is full.';
  end if;
  if oldest_trace is not null then
    return query select 'forgetting-late', oldest_trace + config.traces_kept_for,
      'Votes carry traces that the privacy policy says are gone. Run: select private.purge_old_traces();';
  end if;
  if to_regclass('cron.job') is not null and purged_at > '-infinity' and purged_at < now() - interval '1 hour' then
    return query select 'jobs-late', purged_at, 'pg_cron has forgotten nothing for an hour. See cron.job_run_details.';
  end if;
  if exists (select from public.clinic_submissions where state = 'new' and binned_at is null
    offset ceil(config.submissions_stored * 0.9)::integer - 1)
  then
    return query select 'submissions-nearly-full', null::timestamptz,
      'Nine in ten of the proposed clinics that may wait are waiting. Decide, or raise submissions_stored.';
  end if;
  if exists (select from public.figure_reports where state = 'new' and binned_at is null
    offset ceil(config.figure_reports_stored * 0.9)::integer - 1)
  then
    return query select 'reports-nearly-full', null::timestamptz,
      'Nine in ten of the reported figures that may wait are waiting. Decide, or raise figure_reports_stored.';
  end if;
end
$$;

-- What an operator should look at, worst first; no row when all is well. For a schedule:
-- docs/operating.md.
create or replace function private.alerts() returns table (code text, since timestamptz, detail text)
  language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
begin
  return query select * from private.health_problems();
  return query select 'job-failed', j.at, format('%s: %s', j.job, j.message) from private.failed_jobs() j;
  return query
    select 'suspicious-hour', v.begins, format('%s got %s votes within an hour.', v.clinic_id, v.votes - v.voided)
    from private.votes_by_period(date_trunc('hour', now() - interval '1 day'), '1 hour') v
    where v.votes - v.voided >= 20 order by v.votes - v.voided desc, v.begins limit 10;
  return query
    select 'suspicious-day', d.day, format('%s got %s votes, where %s: %s.', d.clinic_id, d.votes - d.voided,
      coalesce(d.usual || ' are usual', 'nothing is usual yet'), array_to_string(d.reasons, ', '))
    from private.outlier_days(1) d
    order by d.votes - d.voided - coalesce(d.usual, 0) desc, d.day desc, d.clinic_id limit 10;
  return query select 'errors-rising', e.since, e.detail from private.rising_errors() e;
  return query
    select 'history-to-shorten', h.at + interval '2 years',
      'The privacy policy keeps no change for more than two years. Delete older history at /admin/history.'
    from (select at from private.admin_history order by id limit 1) h
    where h.at < now() - interval '23 months';
  return query
    select 'backup-unknown', m.backed_up_at, 'No backup was noted within a week. End yours with: select private.note_backup();'
    from private.maintenance m where coalesce(m.backed_up_at, '-infinity') < now() - interval '7 days';
end
$$;

select private.apply_grants();
