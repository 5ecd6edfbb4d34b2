-- What the desk does with what visitors sent: proposed clinics and reports of wrong figures. A page
-- of a list, one of them with all that helps to decide, the decision, and taking it back.

-- For what writes. Raises PT403 for anybody but an admin and for another website, PT405 (GET).
create function private.assert_deciding() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  perform private.check_request();
  perform private.assert_admin();
end
$$;

create function private.email_of(p_user uuid) returns text
  language sql stable set search_path = ''
as $$
  select email::text from auth.users where id = p_user
$$;

-- Lists -----------------------------------------------------------------------------

-- Twenty of a table, newest first, of those in that state that have all the words; and how many
-- there are of each state.
create function private.desk_page(
  p_relation regclass, p_columns text, p_state text, p_search text, p_page integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.refuse_costly_call();
  perform private.assert_admin();
  execute format(
    'with found as materialized (
      select id, state, created_at from %1$s where searched like all ($2)
    ), page as (
      select id from found where state = $1
      order by created_at desc, id limit 20 offset 20 * (least(greatest($3, 1), 10000) - 1)
    )
    select jsonb_build_object(
      ''counts'', (select coalesce(jsonb_object_agg(state, many), ''{}'')
        from (select state, count(*) as many from found group by state) as each),
      ''rows'', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id), ''[]'')
        from (select %2$s from %1$s join page using (id)) as r))',
    p_relation, p_columns)
  into answer using p_state, private.search_patterns(p_search), p_page;
  return answer;
end
$$;

create function private.desk_submissions(p_state text, p_search text, p_page integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.desk_page('public.clinic_submissions',
    'id, clinic_name, country, website, sponsored, created_at, reason, clinic_id, decided_at',
    p_state, p_search, p_page);
end
$$;

create function private.desk_reports(p_state text, p_search text, p_page integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.desk_page('public.figure_reports',
    'id, clinic_id, figure, right_value, created_at, reason, decided_at,
      (select c.name from public.clinics c where c.id = clinic_id) as clinic_name',
    p_state, p_search, p_page);
end
$$;

-- One of them ------------------------------------------------------------------------

-- The words of a clinic's name that tell it from others, folded and sorted.
create function private.telling_words(p_name text) returns text[]
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return array(
    select distinct word
    from regexp_split_to_table(private.folded(p_name), '[][\s.,:;&|/()''"!?+*_–—-]+') as word
    where word <> all ('{"",ivf,fertility,clinic,clinics,clinica,klinika,centre,center,centrum,the,of,for,and}')
    order by word);
end
$$;

-- The host of a web address without its www, in lower case.
create function private.host_of(p_url text) returns text
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return substring(lower(p_url) from '^https?://(?:www\.)?([^/:?#]+)');
end
$$;

-- The clinics, unpublished ones too, that may be the one with that name or website, likeliest first:
-- on the same host, with the same telling words, or with all of the other's among their own.
-- Raises PT400 (a costly query), PT403 for anybody but an admin.
create function private.similar_clinics(p_name text, p_website text)
  returns table (id text, name text, countries text[], locations text[], website text,
    published boolean, same_host boolean, same_name boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text[] := private.telling_words(left(p_name, 200));
  joined constant text := array_to_string(words, '');
  patterns constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from unnest(words) as word);
  host constant text := private.host_of(left(p_website, 2048));
begin
  perform private.refuse_costly_call();
  perform private.assert_admin();
  return query
  -- First what is cheap to see: words are taken apart only for the few that may be alike.
  with perhaps as materialized (
    select c from public.clinics c
    where strpos(lower(c.website), host) > 0 or strpos(host, private.host_of(c.website)) > 0
      or translate(private.folded(c.name), ' -.,&', '') like any (patterns)
  ), compared as materialized (
    select c, private.telling_words((c).name) as own, private.host_of((c).website) as own_host from perhaps
  ), judged as (
    select c,
      coalesce(own_host = host or own_host like '%.' || host or host like '%.' || own_host, false) as by_host,
      joined <> '' and array_to_string(own, '') = joined as by_name,
      own <> '{}' and words <> '{}' and (own <@ words or words <@ own) as in_part
    from compared
  )
  select (j.c).id, (j.c).name, (j.c).countries, (j.c).locations, (j.c).website, (j.c).published,
    j.by_host, j.by_name
  from judged j where j.by_host or j.by_name or j.in_part
  order by j.by_host::int * 2 + j.by_name::int desc, (j.c).name, (j.c).id limit 10;
end
$$;

-- A proposed clinic and those that look alike; null where there is none with that id.
create function private.submission_to_decide(p_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  submission public.clinic_submissions;
begin
  perform private.refuse_costly_call();
  perform private.assert_admin();
  select * into submission from public.clinic_submissions where id = p_id;
  if submission.id is null then
    return null;
  end if;
  return to_jsonb(submission) - '{form_id,inserted_xid,searched,decided_by}'::text[] || jsonb_build_object(
    'decided_by', private.email_of(submission.decided_by),
    'similar', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]')
      from private.similar_clinics(submission.clinic_name, submission.website) s));
end
$$;

-- A report and the clinic that it is about; null where there is none with that id.
create function private.report_to_decide(p_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  report public.figure_reports;
begin
  perform private.refuse_costly_call();
  perform private.assert_admin();
  select * into report from public.figure_reports where id = p_id;
  if report.id is null then
    return null;
  end if;
  return to_jsonb(report) - '{form_id,inserted_xid,searched,decided_by}'::text[] || jsonb_build_object(
    'decided_by', private.email_of(report.decided_by),
    'clinic', (
      select jsonb_build_object('name', c.name, 'published', c.published)
      from public.clinics c where c.id = report.clinic_id));
end
$$;

-- Deciding ---------------------------------------------------------------------------

-- The submission, locked. Raises PT404 (not there any more), PT409 (somebody else was faster).
create function private.submission_in(p_id uuid, p_is_new boolean) returns public.clinic_submissions
  language plpgsql volatile set search_path = ''
as $$
declare
  submission public.clinic_submissions;
begin
  select * into submission from public.clinic_submissions where id = p_id for update;
  perform private.refuse_unless_in(submission.state, p_is_new);
  return submission;
end
$$;

create function private.refuse_unless_in(p_state text, p_is_new boolean) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if p_state is null then
    raise exception 'It is not there any more' using errcode = 'PT404', hint = 'no-such-submission';
  elsif (p_state = 'new') <> p_is_new then
    raise exception 'Somebody else has decided on it' using errcode = 'PT409', hint = 'already-decided';
  end if;
end
$$;

-- Makes an unpublished clinic of a submission; with p_is_listed it belongs to one that is there
-- already. Raises PT403, PT404 (no such submission, no such clinic), PT405, PT409 (already decided,
-- the id is taken).
create function private.accept_submission(p_id uuid, p_clinic_id text, p_is_listed boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  submission public.clinic_submissions;
begin
  perform private.assert_deciding();
  submission := private.submission_in(p_id, true);
  if p_is_listed then
    -- Nobody deletes it before this is stored.
    perform from public.clinics where id = p_clinic_id for key share;
    if not found then
      raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
    end if;
  else
    insert into public.clinics (id, name, countries, website, published)
    values (p_clinic_id, submission.clinic_name, array[submission.country], submission.website, false)
    on conflict do nothing;
    if not found then
      raise exception 'Another clinic has this id' using errcode = 'PT409', hint = 'clinic-id-taken';
    end if;
  end if;
  update public.clinic_submissions
  set state = 'accepted', clinic_id = p_clinic_id, made_clinic = not p_is_listed,
    decided_at = now(), decided_by = auth.uid()
  where id = p_id;
end
$$;

-- Raises PT403, PT404, PT405, PT409.
create function private.reject_submission(p_id uuid, p_reason text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_deciding();
  perform private.submission_in(p_id, true);
  update public.clinic_submissions
  set state = 'rejected', reason = normalize(left(p_reason, 2000), nfc),
    decided_at = now(), decided_by = auth.uid()
  where id = p_id;
end
$$;

-- Takes a decision back. The clinic that it made goes too, as long as it is just as it was made:
-- unpublished, without a vote or a fact, and no other proposal's. Returns whether it went. Raises PT403, PT404, PT405, PT409.
create function private.reopen_submission(p_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  submission public.clinic_submissions;
begin
  perform private.assert_deciding();
  submission := private.submission_in(p_id, false);
  update public.clinic_submissions
  set state = 'new', reason = null, clinic_id = null, made_clinic = false, decided_at = null, decided_by = null
  where id = p_id;
  return submission.made_clinic and private.remove_untouched_clinic(submission);
end
$$;

create function private.remove_untouched_clinic(p_made_from public.clinic_submissions) returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  made_id constant text := p_made_from.clinic_id;
begin
  -- What is on its way to it is stored first, so that it is seen.
  perform from public.clinics where id = made_id for update;
  delete from public.clinics c
  where c.id = made_id and not c.published and c.upvote_count = 0
    and (c.name, c.countries, c.website)
      is not distinct from (p_made_from.clinic_name, array[p_made_from.country], p_made_from.website)
    and c.locations = '{}' and c.specialties = '{}' and c.languages = '{}'
    and num_nonnulls(c.established, c.overall_score, c.fixed_prices, c.hero_logo_url, c.merged_into) = 0
    and not exists (select from public.clinics other where other.merged_into = made_id)
    and not exists (select from public.clinic_submissions where clinic_id = made_id)
    and not exists (select from private.votes where clinic_id = made_id)
    and not exists (select from public.sponsorships where clinic_id = made_id)
    and not exists (select from public.clinic_results where clinic_id = made_id)
    and not exists (select from public.clinic_prices where clinic_id = made_id)
    and not exists (select from public.clinic_reviews where clinic_id = made_id);
  return found;
end
$$;

-- A report is done when the clinic's facts say what is right; rejected with a reason otherwise.
-- Without a state it is taken back. Raises PT403, PT404, PT405, PT409.
create function private.decide_report(p_id uuid, p_state text, p_reason text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_deciding();
  perform private.refuse_unless_in(
    (select state from public.figure_reports where id = p_id for update), p_state <> 'new');
  update public.figure_reports
  set state = p_state, reason = normalize(left(p_reason, 2000), nfc),
    decided_at = case when p_state <> 'new' then now() end,
    decided_by = case when p_state <> 'new' then auth.uid() end
  where id = p_id;
end
$$;

-- What the desk calls -----------------------------------------------------------------

create function public.desk_submissions(p_state text, p_search text default '', p_page integer default 1)
  returns jsonb language sql stable security invoker set search_path = ''
as $$
  select private.desk_submissions(p_state, p_search, p_page)
$$;

create function public.desk_reports(p_state text, p_search text default '', p_page integer default 1)
  returns jsonb language sql stable security invoker set search_path = ''
as $$
  select private.desk_reports(p_state, p_search, p_page)
$$;

create function public.similar_clinics(p_name text, p_website text)
  returns table (id text, name text, countries text[], locations text[], website text,
    published boolean, same_host boolean, same_name boolean)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.similar_clinics(p_name, p_website)
$$;

create function public.submission_to_decide(p_id uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.submission_to_decide(p_id)
$$;

create function public.report_to_decide(p_id uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.report_to_decide(p_id)
$$;

create function public.accept_submission(p_id uuid, p_clinic_id text, p_is_listed boolean default false)
  returns void language sql volatile security invoker set search_path = ''
as $$
  select private.accept_submission(p_id, p_clinic_id, p_is_listed)
$$;

create function public.reject_submission(p_id uuid, p_reason text) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.reject_submission(p_id, p_reason)
$$;

create function public.reopen_submission(p_id uuid) returns boolean
  language sql volatile security invoker set search_path = ''
as $$
  select private.reopen_submission(p_id)
$$;

create function public.finish_report(p_id uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.decide_report(p_id, 'done', null)
$$;

create function public.reject_report(p_id uuid, p_reason text) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.decide_report(p_id, 'rejected', p_reason)
$$;

create function public.reopen_report(p_id uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.decide_report(p_id, 'new', null)
$$;

create function private.grants_for_deciding() returns void
  language plpgsql set search_path = ''
as $$
declare
  signature text;
begin
  foreach signature in array array[
    'desk_submissions(text, text, integer)', 'desk_reports(text, text, integer)',
    'similar_clinics(text, text)', 'submission_to_decide(uuid)', 'report_to_decide(uuid)',
    'accept_submission(uuid, text, boolean)', 'reject_submission(uuid, text)', 'reopen_submission(uuid)'
  ] loop
    execute format('grant execute on function private.%1$s, public.%1$s to authenticated', signature);
  end loop;
  grant execute on function private.decide_report(uuid, text, text) to authenticated;
  grant execute on function public.finish_report(uuid), public.reject_report(uuid, text),
    public.reopen_report(uuid) to authenticated;
end
$$;

select private.apply_grants();
