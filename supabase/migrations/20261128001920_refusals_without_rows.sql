-- What a table refuses is said without the row, which Postgres quotes to whoever sent it: how many
-- measurements there are to visitors, all settings to owners.

-- Stores what one visit of the site reports: {build, engine, device, vitals: [{metric, page,
-- value}], errors: [{code, place, page}]}. Only forms are believed; whoever sends may have made it
-- up. In UTC, since in a time zone of half or quarter hours, which a request may choose, the hour began at
-- another minute, and each beginning had a quota of its own. Raises PT400 (not such a report), PT403 (another
-- website, or blocked), PT405 (GET), PT429.
create or replace function private.store_experience(p_report jsonb) returns void
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
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
  begin
    insert into private.web_vitals (build, page, engine, device, metric, value)
    select p_report ->> 'build', v.page, p_report ->> 'engine', p_report ->> 'device', v.metric, v.value
    from jsonb_to_recordset(p_report -> 'vitals') as v (metric text, page text, value real);
    insert into private.page_errors (build, page, engine, device, code, place)
    select p_report ->> 'build', e.page, p_report ->> 'engine', p_report ->> 'device', e.code, e.place
    from jsonb_to_recordset(p_report -> 'errors') as e (code text, place text, page text);
  exception when integrity_constraint_violation then
    raise exception 'A measurement or an error has no such form'
      using errcode = 'PT400', hint = 'invalid-experience';
  end;
  perform private.purge_when_due();
  -- Everybody's row last, since all reports wait for it.
  perform private.count_experience_report('', config.experience_reports_an_hour);
end
$$;

-- Null: the form shows no price. Raises PT403 for anybody but an owner, and the settings' check.
create or replace function private.set_sponsored_price_as_owner(p_euros integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  update private.settings set sponsored_price_euros = p_euros;
exception when check_violation then
  raise exception '%', sqlerrm using errcode = 'check_violation';
end
$$;

-- p_what: 'voting', 'submissions' or 'reports'; a null sentence resumes it. Raises PT400 (nothing
-- else can be paused), PT403 for anybody but an owner.
create or replace function private.pause_visitors_as_owner(p_what text, p_sentence text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_owner();
  if p_what = 'voting' then
    update private.settings set voting_paused = p_sentence;
  elsif p_what = 'submissions' then
    update private.settings set submissions_paused = p_sentence;
  elsif p_what = 'reports' then
    update private.settings set reports_paused = p_sentence;
  else
    raise exception 'Voting, submissions and reports can be paused, and nothing else'
      using errcode = 'PT400', hint = 'nothing-to-pause';
  end if;
exception when check_violation then
  raise exception '%', sqlerrm using errcode = 'check_violation';
end
$$;

select private.apply_grants();
