-- Deleting what is due. The privacy policy promises that traces of visitors go within 30 days. A
-- few rows at a time, skipping locked ones, so that nobody waits.

create table private.maintenance (
  only_row boolean primary key default true check (only_row),
  -- When nothing was left to delete.
  purged_at timestamptz not null default '-infinity'
);
insert into private.maintenance default values;
alter table private.maintenance enable row level security;

-- What is due, in the order of an index, so that it is found quickly. Purges run hourly, on a quiet
-- site daily, so what would be due before the next one goes now. A ban goes with its failed checks.
create function private.retention_rules()
  returns table (relation regclass, due text, sorted_by text)
  language plpgsql stable set search_path = ''
as $$
declare
  config private.settings;
begin
  select * into config from private.settings;
  return query
  select each.relation, format(each.due, each.value), each.sorted_by
  from (values
    ('private.captcha_failures'::regclass, 'created_at < %L', private.vote_trace_cutoff()::text, 'created_at'),
    ('private.bans', 'created_at < %L and expires_at < now()', private.vote_trace_cutoff()::text, 'created_at'),
    ('private.human_checks_given', 'minute < %L', private.trace_cutoff('2 hours')::text, 'minute'),
    ('private.human_checks_spent', 'expires_at < now()', '', 'expires_at'),
    ('private.login_failures', 'created_at <= %L',
      private.trace_cutoff(config.login_failure_window)::text, 'created_at'),
    ('private.login_lockouts', 'locked_until <= now()', '', 'locked_until'),
    ('private.submission_senders', 'created_at <= %L',
      private.trace_cutoff(config.submission_window)::text, 'created_at'),
    ('private.blocks', 'expires_at < now()', '', 'expires_at'),
    ('private.experience_senders', 'hour < %L', private.trace_cutoff('2 hours')::text, 'hour'),
    ('private.web_vitals', 'hour < now() - %L::interval', private.experience_kept_for()::text, 'hour'),
    ('private.page_errors', 'hour < now() - %L::interval', private.experience_kept_for()::text, 'hour'),
    ('public.clinic_submissions', 'created_at < now() - %L::interval',
      config.submissions_kept_for::text, 'created_at'),
    ('public.figure_reports', 'created_at < now() - %L::interval',
      config.submissions_kept_for::text, 'created_at'),
    ('public.clinic_submissions', 'binned_at < now() - %L::interval', config.bin_kept_for::text, 'binned_at'),
    ('public.figure_reports', 'binned_at < now() - %L::interval', config.bin_kept_for::text, 'binned_at'),
    -- As many decided ones stay as may wait.
    ('public.clinic_submissions', private.oldest_decided_rows('clinic_submissions'),
      config.submissions_stored::text, 'created_at'),
    ('public.figure_reports', private.oldest_decided_rows('figure_reports'),
      config.figure_reports_stored::text, 'created_at'),
    ('private.import_rows', 'created_at < now() - interval ''1 day''', '', 'created_at'),
    ('private.imports', 'created_at < now() - interval ''1 day''
        and not exists (select from private.import_rows r where r.import_id = imports.id)', '', 'created_at'),
    -- Beyond what may be stored, the oldest go.
    ('private.captcha_failures',
      'id <= (select id from private.captcha_failures order by id desc offset %s limit 1)',
      config.captcha_failures_stored::text, 'id'),
    ('private.bans',
      'id <= (select id from private.bans order by id desc offset %s limit 1) and expires_at < now()',
      config.captcha_failures_stored::text, 'id'),
    ('private.web_vitals',
      'id <= (select id from private.web_vitals order by id desc offset %s limit 1)',
      config.experience_rows_stored::text, 'id'),
    ('private.page_errors',
      'id <= (select id from private.page_errors order by id desc offset %s limit 1)',
      config.experience_rows_stored::text, 'id')
  ) as each (relation, due, value, sorted_by);
end
$$;

-- A condition for the oldest decided rows beyond a number; the bin has its own.
create function private.oldest_decided_rows(p_table text) returns text
  language sql immutable set search_path = ''
as $$
  select replace('state <> ''new'' and binned_at is null and created_at <= (select created_at from public.TABLE
    where state <> ''new'' and binned_at is null order by created_at desc offset %s limit 1)', 'TABLE', p_table)
$$;

-- Due are traces that are too old, or hashed with a key that is no longer trusted.
create function private.trace_cutoff(p_kept_for interval) returns timestamptz
  language plpgsql stable set search_path = ''
as $$
begin
  return greatest(now() - p_kept_for, (select rotated_at from private.keys where purpose = 'client-hash'));
end
$$;

-- For votes, and for what led to a ban.
create function private.vote_trace_cutoff() returns timestamptz
  language plpgsql stable set search_path = ''
as $$
declare
  kept_for constant interval := (select traces_kept_for from private.settings);
begin
  return private.trace_cutoff(greatest(kept_for - interval '1 day', kept_for / 2));
end
$$;

-- Returns how many rows were deleted or blanked; fewer than p_rows: nothing is left.
create function private.purge_batch(p_rows integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  rest integer := p_rows;
  done integer;
  next record;
begin
  update private.votes
  set address_hash = null, prefix56_hash = null, prefix48_hash = null, prefix40_hash = null,
    prefix32_hash = null, user_agent_hash = null
  where ctid = any (array(
    select ctid from private.votes
    where created_at < private.vote_trace_cutoff()
      and (address_hash is not null or user_agent_hash is not null)
    order by created_at limit rest for update skip locked));
  get diagnostics done = row_count;
  rest := rest - done;

  for next in select * from private.retention_rules() loop
    exit when rest = 0;
    execute format(
      'delete from %1$s where ctid = any (array(
        select ctid from %1$s where %2$s order by %3$s limit %4$s for update skip locked))',
      next.relation, next.due, next.sorted_by, rest);
    get diagnostics done = row_count;
    rest := rest - done;
  end loop;
  return p_rows - rest;
end
$$;

-- For a schedule or the operator. Returns whether nothing is left.
create function private.purge_old_traces(p_within interval default '20 seconds') returns boolean
  language plpgsql set search_path = ''
as $$
declare
  many constant integer := 20000;
  started constant timestamptz := clock_timestamp();
begin
  loop
    if private.purge_batch(many) < many then
      update private.maintenance set purged_at = now();
      return true;
    elsif clock_timestamp() > started + p_within then
      return false;
    end if;
  end loop;
end
$$;

-- A few rows, at most once an hour, and again at once while more is due. Votes call it, so no
-- schedule is needed; one does the work and the others don't wait.
create function private.purge_when_due() returns void
  language plpgsql set search_path = ''
as $$
declare
  few constant integer := 200;
begin
  -- A clock set back may have left it in the future.
  if exists (
    select from private.maintenance where purged_at between now() - interval '1 hour' and now()
  ) then
    return;
  end if;
  -- Checked again under the lock: somebody may have purged since.
  perform from private.maintenance
  where purged_at not between now() - interval '1 hour' and now()
  for update skip locked;
  if found and private.purge_batch(few) < few then
    update private.maintenance set purged_at = now();
  end if;
end
$$;

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('purge-old-traces', '*/10 * * * *', 'select private.purge_old_traces()');
  end if;
end
$$;

select private.apply_grants();
