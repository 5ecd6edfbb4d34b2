-- Suggestions and reports go a day before their year is over, as traces do: a purge may come a day later,
-- and the privacy policy promises a year at the latest.

create function private.submissions_due_after() returns interval
  language plpgsql stable set search_path = ''
as $$
begin
  return (select greatest(submissions_kept_for - interval '1 day', submissions_kept_for / 2) from private.settings);
end
$$;

-- What is due, in the order of an index, so that it is found quickly. Purges run hourly, on a quiet
-- site daily, so what would be due before the next one goes now. A ban goes with its failed checks.
create or replace function private.retention_rules()
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
      private.submissions_due_after()::text, 'created_at'),
    ('public.figure_reports', 'created_at < now() - %L::interval',
      private.submissions_due_after()::text, 'created_at'),
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

-- When something in the bin is deleted; null for what isn't there.
create or replace function private.bin_expiry(p_created_at timestamptz, p_binned_at timestamptz) returns timestamptz
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select least(p_binned_at + bin_kept_for, p_created_at + private.submissions_due_after())
    from private.settings where p_binned_at is not null);
end
$$;

select private.apply_grants();
