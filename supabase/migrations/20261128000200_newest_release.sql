-- A release is as old as the first that is stored of it, not as the first within the days that are asked for:
-- one late visitor of an older release made that the newest.

-- Bounded, whatever strangers made up: the six releases that most was reported of, 600 medians and
-- 100 errors. Medians have no page where they are of all pages. Days are of UTC. Raises PT400 (a
-- costly query), PT403 for anybody but an admin.
create or replace function private.speed_and_errors(p_days integer) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  since constant timestamptz := date_trunc('day', now() - private.lookback_interval(p_days) + interval '1 day');
  answer jsonb;
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  with vital as materialized (
    select * from private.web_vitals where hour >= since
  ), error as materialized (
    select * from private.page_errors where hour >= since
  ), release as materialized (
    select build, max(hour) as last_seen,
      count(*) filter (where is_error) as errors,
      count(*) filter (where metric = 'LCP') as visits
    from (
      select build, hour, metric, false as is_error from vital
      union all select build, hour, null, true from error) as either
    group by build order by count(*) desc limit 6
  ), seen as (
    select build, min(hour) as first_seen
    from (
      select build, hour from private.web_vitals
      union all select build, hour from private.page_errors) as stored
    where build in (select build from release) group by build
  ), measured as (
    select v.build, v.page, v.device, v.metric, count(*) as visits,
      percentile_disc(array[0.5, 0.75]) within group (order by v.value) as quantiles
    from vital v join release using (build)
    group by grouping sets ((v.build, v.device, v.metric), (v.build, v.page, v.device, v.metric))
    order by v.page is not null, count(*) desc limit 600
  ), met as (
    select build, code, place, count(*) as times, min(hour) as first_seen, max(hour) as last_seen,
      (array_agg(distinct page))[1:5] as pages, array_agg(distinct device) as devices,
      array_agg(distinct engine) as engines
    from error group by build, code, place order by max(hour) desc, count(*) desc limit 100
  )
  select jsonb_build_object(
    'releases', (select coalesce(jsonb_agg(to_jsonb(r) || to_jsonb(s) order by s.first_seen desc), '[]')
      from release r join seen s using (build)),
    'vitals', (select coalesce(jsonb_agg(jsonb_build_object('build', m.build, 'page', m.page,
      'device', m.device, 'metric', m.metric, 'visits', m.visits,
      'median', m.quantiles[1], 'p75', m.quantiles[2])), '[]') from measured m),
    'errors', (select coalesce(jsonb_agg(to_jsonb(e) order by e.last_seen desc, e.times desc), '[]') from met e),
    'days', (
      select jsonb_agg(jsonb_build_object('day', day::date, 'visits', coalesce(v.many, 0),
        'errors', coalesce(e.many, 0)) order by day)
      from generate_series(since, now(), interval '1 day') as day
        left join (select date_trunc('day', hour) as day, count(*) as many from vital
          where metric = 'LCP' group by 1) v using (day)
        left join (select date_trunc('day', hour) as day, count(*) as many from error group by 1) e using (day)))
  into answer;
  return answer;
end
$$;

select private.apply_grants();
