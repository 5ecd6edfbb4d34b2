-- How quick pages are for visitors who agreed to be measured, and the errors they met. It carries
-- nothing by which two pages could be told to be of one person: no address, no session, no time
-- more exact than the hour.

alter table private.settings
  -- Reports from one network (a /48 of IPv6) and from everybody; 0 refuses all.
  add column experience_reports_per_address smallint not null default 60
    check (experience_reports_per_address >= 0),
  add column experience_reports_an_hour integer not null default 1000
    check (experience_reports_an_hour >= 0),
  -- In each of the two tables; the oldest go.
  add column experience_rows_stored integer not null default 50000 check (experience_rows_stored > 0);

-- A route as the site writes it, such as '/clinic/:id' or '*', and never an address that somebody
-- opened. Nothing of the administration.
create function private.is_page_template(p_page text) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  return length(p_page) <= 60 and p_page !~ '^/admin'
    and p_page ~ '^(\*|/|(/[a-z:*][a-zA-Z:*-]*)+)$';
end
$$;

create table private.web_vitals (
  id bigint generated always as identity primary key,
  hour timestamptz not null default date_trunc('hour', now()),
  build text not null check (build ~ '^[0-9a-z][0-9a-z.+-]{0,39}$'),
  page text not null check (private.is_page_template(page)),
  engine text not null check (engine in ('blink', 'gecko', 'webkit', 'other')),
  device text not null check (device in ('phone', 'desktop')),
  metric text not null check (metric in ('INP', 'LCP', 'CLS')),
  -- INP and LCP in milliseconds; CLS is a score.
  value real not null check (value between 0 and 600000)
);
create index web_vitals_by_hour on private.web_vitals (hour);

create table private.page_errors (
  id bigint generated always as identity primary key,
  hour timestamptz not null default date_trunc('hour', now()),
  build text not null check (build ~ '^[0-9a-z][0-9a-z.+-]{0,39}$'),
  page text not null check (private.is_page_template(page)),
  engine text not null check (engine in ('blink', 'gecko', 'webkit', 'other')),
  device text not null check (device in ('phone', 'desktop')),
  -- What kind of error, and the code that the visitor saw: 'TypeError E-7K2F'. Never its text.
  code text not null check (code ~ '^[A-Za-z][A-Za-z-]{0,39}( E-[0-9A-Z]{4})?$'),
  -- The script without its hash, the line and the column: 'HomePage:1:2345'.
  place text check (place ~ '^[A-Za-z][A-Za-z0-9_-]{0,59}:[0-9]{1,7}:[0-9]{1,7}$')
);
create index page_errors_by_hour on private.page_errors (hour);

-- How many reports a network sent within the hour, apart from what it sent. All together are
-- counted under an empty hash.
create table private.experience_senders (
  hour timestamptz not null,
  network_hash bytea not null,
  reports integer not null,
  primary key (hour, network_hash)
);

alter table private.web_vitals enable row level security;
alter table private.page_errors enable row level security;
alter table private.experience_senders enable row level security;

-- Purges run hourly, on a quiet site daily, so a day less than what is promised.
create function private.experience_kept_for() returns interval
  language sql stable set search_path = ''
as $$
  select greatest(traces_kept_for - interval '1 day', traces_kept_for / 2) from private.settings
$$;

-- Raises PT429 once a network, or everybody under an empty hash, has sent that many. Without a lock,
-- so that a flood writes nothing.
create function private.assert_experience_quota(p_network bytea, p_allowed integer) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if p_allowed <= coalesce((
    select s.reports from private.experience_senders s
    where s.hour = date_trunc('hour', now()) and s.network_hash = p_network), 0)
  then
    raise exception 'Very many reports have come in the past hour. This one was not counted.'
      using errcode = 'PT429', hint = 'experience-limit';
  end if;
end
$$;

-- Counts a report, exactly: reports at the same time wait for the row. Raises PT429.
create function private.count_experience_report(p_network bytea, p_allowed integer) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  perform private.assert_experience_quota(p_network, p_allowed);
  insert into private.experience_senders as s (hour, network_hash, reports)
  values (date_trunc('hour', now()), p_network, 1)
  on conflict (hour, network_hash) do update set reports = s.reports + 1;
  perform private.assert_experience_quota(p_network, p_allowed + 1);
end
$$;

-- Stores what one visit of the site reports: {build, engine, device, vitals: [{metric, page,
-- value}], errors: [{code, place, page}]}. Only forms are believed; whoever sends may have made it
-- up. Raises PT400 (not such a report), PT403 (another website, or blocked), PT405 (GET), PT429.
create function private.store_experience(p_report jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  config private.settings;
  sender private.network_hashes;
begin
  perform private.assert_write_request();
  perform private.assert_not_paused_or_blocked('experience');
  if jsonb_typeof(p_report) is distinct from 'object' or length(p_report::text) > 5000
    or jsonb_typeof(p_report -> 'vitals') is distinct from 'array'
    or jsonb_typeof(p_report -> 'errors') is distinct from 'array'
    or jsonb_array_length(p_report -> 'vitals') > 3 or jsonb_array_length(p_report -> 'errors') > 10
    or jsonb_array_length(p_report -> 'vitals') + jsonb_array_length(p_report -> 'errors') = 0
  then
    raise exception 'This is no report of at most three measurements and ten errors'
      using errcode = 'PT400', hint = 'invalid-experience';
  end if;
  select * into config from private.settings;
  perform private.assert_experience_quota('', config.experience_reports_an_hour);
  sender := private.client_network_hashes();
  perform private.count_experience_report(
    coalesce(sender.prefix48, sender.address), config.experience_reports_per_address);
  insert into private.web_vitals (build, page, engine, device, metric, value)
  select p_report ->> 'build', v.page, p_report ->> 'engine', p_report ->> 'device', v.metric, v.value
  from jsonb_to_recordset(p_report -> 'vitals') as v (metric text, page text, value real);
  insert into private.page_errors (build, page, engine, device, code, place)
  select p_report ->> 'build', e.page, p_report ->> 'engine', p_report ->> 'device', e.code, e.place
  from jsonb_to_recordset(p_report -> 'errors') as e (code text, place text, page text);
  perform private.purge_when_due();
  -- Everybody's row last, since all reports wait for it.
  perform private.count_experience_report('', config.experience_reports_an_hour);
end
$$;

create function public.report_experience(p_report jsonb) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.store_experience(p_report)
$$;

create function private.grants_for_visitor_experience() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.store_experience(jsonb), public.report_experience(jsonb)
    to anon, authenticated;
$$;

select private.apply_grants();
