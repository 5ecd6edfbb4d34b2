-- The administration's first page: what waits, and the last seven days. And the history of
-- decisions, without the texts of visitors and editors, which are deleted with what was sent.

select private.track_history('public.clinic_submissions', 'clinic_id',
  p_only => array['state', 'clinic_id', 'made_clinic', 'binned_at'], p_restorable => false);
select private.track_history('public.figure_reports', 'clinic_id',
  p_only => array['state', 'clinic_id', 'binned_at'], p_restorable => false);

create function private.count_by_day(p_relation regclass, p_since timestamptz)
  returns table (day date, many integer)
  language plpgsql stable set search_path = '' set timezone = 'UTC'
as $$
begin
  return query execute format(
    'select created_at::date, count(*)::integer from %s where created_at >= $1 group by 1', p_relation)
  using p_since;
end
$$;

-- Counts of what waits, of published clinics' facts checked more than a year ago, and of the
-- last seven days (UTC). Suspicious hours, at least twenty counted votes for one clinic, and
-- suspicious days are for owners: null for editors. Hours and daily votes are read together, since
-- that is most of the work. Raises PT400 (a costly query), PT403 for anybody but an admin.
create function private.admin_overview() returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  first_day constant date := current_date - 6;
  since constant timestamptz := first_day;
  long_ago constant date := current_date - interval '1 year';
  answer jsonb;
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  with hourly as materialized (
    select begins as hour, votes, voided from private.votes_by_period(since, '1 hour')
  ), votes as (
    select hour::date as day, sum(votes)::integer as many from hourly group by 1
  ), old_facts as (
    select clinic_id from public.clinic_results
    where status = 'sourced' and retired_at is null and checked_on < long_ago
    union all
    select clinic_id from public.clinic_prices
    where status = 'sourced' and retired_at is null and checked_on < long_ago
    union all
    select clinic_id from public.clinic_reviews
    where status = 'sourced' and retired_at is null and checked_on < long_ago
    union all
    select clinic_id from public.clinic_services
    where status = 'sourced' and retired_at is null and checked_on < long_ago
    union all
    select clinic_id from public.clinic_contacts
    where status = 'sourced' and retired_at is null and checked_on < long_ago
  )
  select jsonb_build_object(
    'submissions', (select count(*) from public.clinic_submissions where state = 'new' and binned_at is null),
    'sponsored', (select count(*) from public.clinic_submissions where state = 'new' and sponsored and binned_at is null),
    'reports', (select count(*) from public.figure_reports where state = 'new' and binned_at is null),
    'old_facts', (select jsonb_build_object('facts', count(*), 'clinics', count(distinct c.id))
      from old_facts f join public.clinics c on c.id = f.clinic_id where c.published),
    'suspicious_hours', case when private.is_owner()
      then (select count(*) from hourly where votes - voided >= 20) end,
    'suspicious_days', case when private.is_owner()
      then (select count(*) from private.outlier_days(7)) end,
    'days', (
      select jsonb_agg(jsonb_build_object('day', day, 'votes', coalesce(v.many, 0),
        'failed_checks', coalesce(f.many, 0), 'bans', coalesce(b.many, 0),
        'submissions', coalesce(s.many, 0)) order by day)
      from (select first_day + n as day from generate_series(0, 6) as n) as week
        left join votes v using (day)
        left join private.count_by_day('private.captcha_failures', since) f using (day)
        left join private.count_by_day('private.bans', since) b using (day)
        left join (
          select created_at::date as day, count(*)::integer as many from public.clinic_submissions
          where created_at >= since and binned_at is null group by 1) s using (day)))
  into answer;
  return answer;
end
$$;

create function public.admin_overview() returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.admin_overview()
$$;

create function private.grants_for_admin_overview() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.admin_overview(), public.admin_overview() to authenticated;
$$;

select private.apply_grants();
