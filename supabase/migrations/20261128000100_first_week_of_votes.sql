-- In the week after its first vote a clinic has no usual day. It was called one without votes. Its first
-- vote may be older than these 30 days.

-- Clinic-days of UTC that stand out, among those that lie within so many days. Only what counts and still
-- carries a trace is looked at, so a voided day is gone from here. The reasons:
--   unusual-day    At least 10 votes, and far more than usual: the median of the clinic's last 30 days, or
--                  of those since its first vote, or since the keys were rotated. In the first week of
--                  these two nothing is usual yet (`usual` is null), and 30 votes are many. Far is a
--                  deviate of 4, or up to 8 where its days differ much from one another. Where most
--                  clinics rise on a day, as after an article, the usual rises with them.
--   busy-networks  At least 10 votes, and a quarter of all, of networks that each gave 3 or more. A
--                  network is an IPv4 address or an IPv6 /48 here.
--   one-network    At least 10 votes, and a quarter of all, of one network,
--   one-provider   at least 10 and half of all of one IPv6 /32, or
--   one-browser    of one browser, as its own name says it. For these three that must be far more
--                  than other clinics got of the same, a browser also on the same day: many honest
--                  people share a provider or a common browser. Each of their days counts alike,
--                  and one more with a quarter, so that few of them prove little.
-- In `around` are its clinic's days of the last 30 with votes: [days from there, votes, voided, unproven].
-- Networks and browsers are looked at on 300 clinic-days at most, each clinic's most unusual first.
-- Honest and listed all the same: a clinic that asks its patients for votes, or an article about it.
create or replace function private.outlier_days(p_days integer)
  returns table (clinic_id text, day timestamptz, votes integer, voided integer, unproven integer,
    usual integer, reasons text[], networks integer, busy_networks integer, of_busy integer,
    of_network integer, of_provider integer, of_browser integer, browser_elsewhere integer, around jsonb)
  language plpgsql stable set search_path = '' set timezone = 'UTC'
  set plan_cache_mode = 'force_custom_plan' set work_mem = '32MB'
as $$
declare
  today constant timestamptz := date_trunc('day', now());
  first_day constant timestamptz := today - interval '29 days';
  -- Older votes carry no trace any more.
  traced_from constant timestamptz := greatest(first_day, date_trunc('day', private.vote_trace_cutoff()));
  since constant timestamptz := greatest(first_day, date_trunc('day', now() - private.lookback_interval(p_days)));
begin
  return query
  with daily as materialized (
    select v.*, v.votes - v.voided as valid from private.votes_by_period(first_day, '1 day') v
  ), clinic as materialized (
    select of.*, private.vote_quantile(of.sorted, of.days, 0.5) as median,
      -- The distance between these two quantiles in a normal distribution.
      least(2, greatest(1, private.poisson_deviate(private.vote_quantile(of.sorted, of.days, 0.8),
        private.vote_quantile(of.sorted, of.days, 0.2)) / 1.683)) as spread,
      case when of.votes_since < first_day + interval '7 days' then first_day
        else of.votes_since + interval '7 days' end as known_from
    from (
      select a.*, 1 + extract(day from today - a.votes_since)::integer as days
      from (
        select d.clinic_id as id, array_agg(d.valid order by d.valid) as sorted,
          -- A higher counter means that older votes exist.
          least(min(d.begins), case when c.upvote_count > sum(d.valid) then traced_from end) as votes_since
        from daily d join public.clinics c on c.id = d.clinic_id
        where d.valid > 0 group by d.clinic_id, c.upvote_count) as a) as of
  ), judged as materialized (
    select d.*, d.begins >= c.known_from as is_known, c.spread,
      case when d.begins >= c.known_from then c.median else 0 end as usual
    from daily d join clinic c on c.id = d.clinic_id where d.valid > 0 and d.begins >= since
  ), rise as materialized (
    -- By how much the median clinic rose; those without a vote rose least.
    select of.begins, greatest(1, case when of.clinics >= 5
      then private.vote_quantile(of.sorted, of.clinics, 0.5) / 100.0 end) as times
    from (
      select e.begins, (select count(*) from clinic)::integer as clinics,
        array_agg(e.percent order by e.percent) as sorted
      from (select j.begins, (100 * (j.valid + 0.5) / (j.usual + 0.5))::integer as percent from judged j) as e
      group by e.begins) as of
  ), unusual as materialized (
    select j.*, private.poisson_deviate(j.valid, r.times * (j.usual + 0.5)) / j.spread as above
    from judged j join rise r on r.begins = j.begins
  ), looked_at as materialized (
    select l.*, row_number() over () as nr, count(*) over () as in_all,
      count(*) over (partition by l.clinic_id) as of_clinic, count(*) over (partition by l.begins) as of_day
    from (
      select u.*, row_number() over (partition by u.clinic_id order by u.above desc) as nth
      from unusual u order by nth, u.above desc limit 300) as l
  ), given as materialized (
    -- 1 a network, 2 a provider, 3 a browser.
    select l.nr, each.what, each.value, count(*)::integer as votes
    from looked_at l join private.votes v on v.clinic_id = l.clinic_id
        and date_bin('1 day', v.created_at, '2000-01-01 00:00+00') = l.begins,
      lateral (values (1, coalesce(v.prefix48_hash, v.address_hash)),
        (2, v.prefix32_hash),
        (3, coalesce(v.user_agent_hash, ''))) as each (what, value)
    where v.created_at >= since and v.voided_at is null and each.value is not null
      and (v.address_hash is not null or v.user_agent_hash is not null)
    group by 1, 2, 3
  ), widest as materialized (
    -- Only what is large enough to be a reason.
    select distinct on (g.nr, g.what) g.* from given g join looked_at l on l.nr = g.nr
    where g.votes >= 10 and g.votes * case g.what when 1 then 4 else 2 end >= l.valid
    order by g.nr, g.what, g.votes desc
  ), share as materialized (
    select g.what, g.value, l.clinic_id, l.begins, g.votes::float8 / l.valid as share
    from (select distinct w.what, w.value from widest w) as w
      join given g on g.what = w.what and g.value = w.value
      join looked_at l on l.nr = g.nr
  ), compared as materialized (
    select l.nr, w.what, w.votes, greatest(
      (coalesce(sum(s.share), 0) + 0.25) / (l.in_all - l.of_clinic + 1),
      -- A new version of a browser is everywhere within days.
      case when w.what = 3
        then (coalesce(sum(s.share) filter (where s.begins = l.begins), 0) + 0.25) / l.of_day end) as elsewhere
    from widest w join looked_at l on l.nr = w.nr
      left join share s on s.what = w.what and s.value = w.value and s.clinic_id <> l.clinic_id
    group by l.nr, l.in_all, l.of_clinic, l.of_day, w.what, w.votes
  ), mix as materialized (
    select l.*, coalesce(n.networks, 0) as networks, coalesce(n.busy_networks, 0) as busy_networks,
      coalesce(n.of_busy, 0) as of_busy,
      coalesce(network.votes, 0) as of_network, network.elsewhere as network_elsewhere,
      coalesce(provider.votes, 0) as of_provider, provider.elsewhere as provider_elsewhere,
      coalesce(browser.votes, 0) as of_browser, coalesce(browser.elsewhere, 0) as browser_elsewhere
    from looked_at l
      left join (
        select g.nr, count(*)::integer as networks,
          (count(*) filter (where g.votes >= 3))::integer as busy_networks,
          (sum(g.votes) filter (where g.votes >= 3))::integer as of_busy
        from given g where g.what = 1 group by 1) as n on n.nr = l.nr
      left join compared network on network.nr = l.nr and network.what = 1
      left join compared provider on provider.nr = l.nr and provider.what = 2
      left join compared browser on browser.nr = l.nr and browser.what = 3
  ), listed as materialized (
    select m.*, r.reasons from mix m cross join lateral (
      select array_remove(array[
        case when m.above >= 4 and m.valid >= case when m.is_known then 10 else 30 end
          then 'unusual-day' end,
        case when m.of_busy >= 10 and m.of_busy * 4 >= m.valid then 'busy-networks' end,
        case when private.poisson_deviate(m.of_network, m.valid * m.network_elsewhere) >= 4 then 'one-network' end,
        case when m.of_provider > m.of_network
          and private.poisson_deviate(m.of_provider, m.valid * m.provider_elsewhere) >= 4 then 'one-provider' end,
        case when private.poisson_deviate(m.of_browser, m.valid * m.browser_elsewhere) >= 4 then 'one-browser' end],
        null) as reasons) as r
    where cardinality(r.reasons) > 0
  ), drawn as (
    select l.nr, jsonb_agg(jsonb_build_array(
      extract(day from d.begins - l.begins)::integer, d.votes, d.voided, d.unproven)) as around
    from listed l join daily d on d.clinic_id = l.clinic_id group by l.nr
  )
  select l.clinic_id, l.begins, l.votes, l.voided, l.unproven,
    case when l.is_known then l.usual end, l.reasons, l.networks, l.busy_networks,
    l.of_busy, l.of_network, l.of_provider, l.of_browser, round(100 * l.browser_elsewhere)::integer, d.around
  from listed l join drawn d on d.nr = l.nr;
end
$$;

-- The thirty with the most votes above the usual. Raises PT403 for anybody but an owner.
create or replace function private.suspicious_days_for_owner(p_days integer)
  returns table (clinic_id text, clinic_name text, day date, votes integer, voided integer, unproven integer,
    usual integer, reasons text[], networks integer, busy_networks integer, of_busy integer,
    of_network integer, of_provider integer, of_browser integer, browser_elsewhere integer, around jsonb)
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  set plan_cache_mode = 'force_custom_plan'
as $$
begin
  perform private.assert_owner();
  return query
    select s.clinic_id, c.name, s.day::date, s.votes, s.voided, s.unproven, s.usual, s.reasons, s.networks,
      s.busy_networks, s.of_busy, s.of_network, s.of_provider, s.of_browser, s.browser_elsewhere, s.around
    from private.outlier_days(p_days) s join public.clinics c on c.id = s.clinic_id
    order by s.votes - s.voided - coalesce(s.usual, 0) desc, s.day desc, s.clinic_id limit 30;
end
$$;

select private.apply_grants();
