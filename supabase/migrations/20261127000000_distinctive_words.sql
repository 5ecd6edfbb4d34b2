-- The words of a clinic's name that tell it from others, folded and sorted. Letters and digits that
-- stand alone are in nearly every name: a review of 'A 1' compared thousands of clinics.
create or replace function private.distinctive_words(p_name text) returns text[]
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return array(
    select distinct word
    from regexp_split_to_table(private.fold_text(p_name), '[][\s.,:;&|/()''"!?+*_–—-]+') as word
    where length(word) > 1
      and word <> all ('{ivf,fertility,clinic,clinics,clinica,klinika,centre,center,centrum,the,of,for,and}')
    order by word);
end
$$;

-- Clinics, unpublished ones too, that may be the one with that name or website, likeliest first: on
-- the same host, with the same name or distinctive words, or where one's words contain the other's.
-- Raises PT400 (a costly query), PT403 for anybody but an admin.
create or replace function private.similar_clinics(p_name text, p_website text)
  returns table (id text, name text, countries text[], locations text[], website text,
    published boolean, same_host boolean, same_name boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  folded constant text := private.fold_text(left(p_name, 200));
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
      or private.fold_text(c.name) = folded
  ), compared as materialized (
    select c, private.distinctive_words((c).name) as own, private.url_host((c).website) as own_host from perhaps
  ), judged as (
    select c,
      coalesce(own_host = host or own_host like '%.' || host or host like '%.' || own_host, false) as by_host,
      private.fold_text((c).name) = folded or (joined <> '' and array_to_string(own, '') = joined) as by_name,
      own <> '{}' and words <> '{}' and (own <@ words or words <@ own) as in_part
    from compared
  )
  select (j.c).id, (j.c).name, (j.c).countries, (j.c).locations, (j.c).website, (j.c).published,
    j.by_host, j.by_name
  from judged j where j.by_host or j.by_name or j.in_part
  order by j.by_host::int * 2 + j.by_name::int desc, (j.c).name, (j.c).id limit 10;
end
$$;

select private.apply_grants();
