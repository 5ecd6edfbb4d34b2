-- Whether all is well: for monitors, which may be strangers, in codes; for the operator in
-- sentences.

alter table private.maintenance
  -- When a backup was last noted; null: never.
  add column backed_up_at timestamptz;

-- What is wrong with the database itself. Each check reads an index, or a row.
create function private.health_problems() returns table (code text, since timestamptz, detail text)
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
    return query select 'read-only', null::timestamptz, 'The database takes no votes and nothing else.';
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

-- {status: 'ok' or 'degraded', degraded: [codes]}, with status 503 where anything is. Raises PT400.
create function private.health() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  codes text[];
begin
  perform private.assert_cheap_call();
  codes := array(select p.code from private.health_problems() p);
  if codes <> '{}' then
    perform set_config('response.status', '503', true);
  end if;
  return jsonb_build_object('status', case when codes = '{}' then 'ok' else 'degraded' end,
    'degraded', to_jsonb(codes));
end
$$;

create function public.health() returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.health()
$$;

-- The last run of each job of pg_cron, where it failed.
create function private.failed_jobs() returns table (job text, at timestamptz, message text)
  language plpgsql stable set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return;
  end if;
  return query execute
    'select coalesce(j.jobname, j.jobid::text)::text, last.start_time, last.return_message
     from cron.job j cross join lateral (
       select r.status, r.start_time, r.return_message from cron.job_run_details r
       where r.jobid = j.jobid and r.status in (''succeeded'', ''failed'')
       order by r.start_time desc limit 1) last
     where j.active and last.status = ''failed''';
end
$$;

-- At least twenty errors within a day, and three times as many as on the usual day of the week before.
create function private.rising_errors() returns table (since timestamptz, detail text)
  language sql stable set search_path = ''
as $$
  with counted as (
    select count(*) filter (where hour > now() - interval '1 day') as today,
      count(*) filter (where hour <= now() - interval '1 day') / 7.0 as usual,
      min(hour) filter (where hour > now() - interval '1 day') as since
    from private.page_errors where hour > now() - interval '8 days'
  ), most as (
    select code, place, build, count(*) as times from private.page_errors
    where hour > now() - interval '1 day' group by code, place, build
    order by count(*) desc, code limit 1
  )
  select c.since, format('%s errors of visitors within a day, where %s are usual; most often %s in release %s (%s times).',
    c.today, round(c.usual), concat_ws(' at ', m.code, m.place), m.build, m.times)
  from counted c, most m where c.today >= 20 and c.today > 3 * c.usual
$$;

-- What an operator should look at, worst first; no row when all is well. For a schedule:
-- docs/operating.md.
create function private.alerts() returns table (code text, since timestamptz, detail text)
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
    select 'suspicious-day', d.day, format('%s got %s votes, where %s are usual: %s.',
      d.clinic_id, d.votes - d.voided, d.usual, array_to_string(d.reasons, ', '))
    from private.outlier_days(1) d limit 10;
  return query select 'errors-rising', e.since, e.detail from private.rising_errors() e;
  return query
    select 'backup-unknown', m.backed_up_at, 'No backup was noted within a week. End yours with: select private.note_backup();'
    from private.maintenance m where coalesce(m.backed_up_at, '-infinity') < now() - interval '7 days';
end
$$;

-- For the end of whatever makes backups.
create function private.note_backup() returns void
  language sql volatile set search_path = ''
as $$
  update private.maintenance set backed_up_at = now()
$$;

create function private.grants_for_health() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.health(), public.health() to anon, authenticated;
$$;

select private.apply_grants();
