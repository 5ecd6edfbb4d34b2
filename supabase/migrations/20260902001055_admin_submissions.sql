-- What visitors sent, as admins read it: pages of a list, and one row with all that helps to
-- decide.

create function private.user_email(p_user uuid) returns text
  language sql stable set search_path = ''
as $$
  select email::text from auth.users where id = p_user
$$;

-- When something in the bin is deleted; null for what isn't there.
create function private.bin_expiry(p_created_at timestamptz, p_binned_at timestamptz) returns timestamptz
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select least(p_binned_at + bin_kept_for, p_created_at + submissions_kept_for)
    from private.settings where p_binned_at is not null);
end
$$;

-- Lists -----------------------------------------------------------------------------

-- Twenty rows in that state that contain all the words, newest first, and the count of each state.
-- Binned rows have the state `bin` alone.
create function private.admin_list_page(
  p_relation regclass, p_columns text, p_state text, p_search text, p_page integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  execute format(
    'with found as materialized (
      select id, case when binned_at is null then state else ''bin'' end as state, created_at
      from %1$s where searched like all ($2)
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

create function private.admin_submissions(p_state text, p_search text, p_page integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admin_list_page('public.clinic_submissions',
    'id, clinic_name, country, website, sponsored, created_at, reason, clinic_id, decided_at,
      private.bin_expiry(created_at, binned_at) as bin_ends_at',
    p_state, p_search, p_page);
end
$$;

create function private.admin_reports(p_state text, p_search text, p_page integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admin_list_page('public.figure_reports',
    'id, clinic_id, figure, right_value, created_at, reason, decided_at,
      private.bin_expiry(created_at, binned_at) as bin_ends_at,
      (select c.name from public.clinics c where c.id = clinic_id) as clinic_name',
    p_state, p_search, p_page);
end
$$;

-- One of them ------------------------------------------------------------------------

-- The words of a clinic's name that tell it from others, folded and sorted.
create function private.distinctive_words(p_name text) returns text[]
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return array(
    select distinct word
    from regexp_split_to_table(private.fold_text(p_name), '[][\s.,:;&|/()''"!?+*_–—-]+') as word
    where word <> all ('{"",ivf,fertility,clinic,clinics,clinica,klinika,centre,center,centrum,the,of,for,and}')
    order by word);
end
$$;

-- Without www, in lower case.
create function private.url_host(p_url text) returns text
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return substring(lower(p_url) from '^https?://(?:www\.)?([^/:?#]+)');
end
$$;

-- Clinics, unpublished ones too, that may be the one with that name or website, likeliest first: on
-- the same host, with the same distinctive words, or where one's words contain the other's. Raises
-- PT400 (a costly query), PT403 for anybody but an admin.
create function private.similar_clinics(p_name text, p_website text)
  returns table (id text, name text, countries text[], locations text[], website text,
    published boolean, same_host boolean, same_name boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text[] := private.distinctive_words(left(p_name, 200));
  joined constant text := array_to_string(words, '');
  patterns constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from unnest(words) as word);
  host constant text := private.url_host(left(p_website, 2048));
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  return query
  -- A cheap filter first: words are compared only for the few that remain.
  with perhaps as materialized (
    select c from public.clinics c
    where strpos(lower(c.website), host) > 0 or strpos(host, private.url_host(c.website)) > 0
      or translate(private.fold_text(c.name), ' -.,&', '') like any (patterns)
  ), compared as materialized (
    select c, private.distinctive_words((c).name) as own, private.url_host((c).website) as own_host from perhaps
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

-- With similar clinics; null where there is none with that id.
create function private.submission_to_review(p_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  submission public.clinic_submissions;
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  select * into submission from public.clinic_submissions where id = p_id;
  if submission.id is null then
    return null;
  end if;
  return to_jsonb(submission) - '{form_id,inserted_xid,searched}'::text[] || jsonb_build_object(
    'decided_by', private.user_email(submission.decided_by),
    'binned_by', private.user_email(submission.binned_by),
    'bin_ends_at', private.bin_expiry(submission.created_at, submission.binned_at),
    'similar', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]')
      from private.similar_clinics(submission.clinic_name, submission.website) s));
end
$$;

-- With its clinic; null where there is none with that id.
create function private.report_to_review(p_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  report public.figure_reports;
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  select * into report from public.figure_reports where id = p_id;
  if report.id is null then
    return null;
  end if;
  return to_jsonb(report) - '{form_id,inserted_xid,searched}'::text[] || jsonb_build_object(
    'decided_by', private.user_email(report.decided_by),
    'binned_by', private.user_email(report.binned_by),
    'bin_ends_at', private.bin_expiry(report.created_at, report.binned_at),
    'clinic', (
      select jsonb_build_object('name', c.name, 'published', c.published)
      from public.clinics c where c.id = report.clinic_id));
end
$$;

select private.apply_grants();
