-- A comparison reads the facts of its clinics in one call.

-- The facts of one kind as visitors see them: those with a source first. Of whatever clinic is
-- named: who may see it is for the caller to decide.
create function private.results_of_clinic(p_clinic_id text, p_most integer) returns json
  language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(json_agg(private.result_as_json(r)), '[]') from (
    select * from public.clinic_results
    where clinic_id = p_clinic_id and retired_at is null
    order by status = 'sourced' desc, eggs desc, period_to desc nulls last, age_from nulls first, id
    limit p_most) r);
end
$$;

create function private.prices_of_clinic(p_clinic_id text, p_most integer) returns json
  language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(json_agg(json_build_object(
    'id', id, 'clinic_id', clinic_id, 'status', status, 'published_by', published_by,
    'source_name', source_name, 'source_url', source_url, 'checked_on', checked_on, 'note', note,
    'item', item, 'amount', amount, 'currency', currency, 'per', per, 'includes', includes,
    'excludes', excludes, 'patient_group', patient_group, 'list_date', list_date)), '[]') from (
    select * from public.clinic_prices
    where clinic_id = p_clinic_id and retired_at is null
    order by status = 'sourced' desc, item, list_date desc nulls last, id limit p_most) p);
end
$$;

create function private.reviews_of_clinic(p_clinic_id text, p_most integer) returns json
  language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(json_agg(json_build_object(
    'id', id, 'clinic_id', clinic_id, 'status', status, 'published_by', published_by,
    'source_name', source_name, 'source_url', source_url, 'checked_on', checked_on, 'note', note,
    'platform', platform, 'score', score, 'scale', scale, 'count', count)), '[]') from (
    select * from public.clinic_reviews
    where clinic_id = p_clinic_id and retired_at is null
    order by status = 'sourced' desc, checked_on desc nulls last, id limit p_most) r);
end
$$;

-- As before, with those.
create or replace function private.clinic_facts(p_clinic_id text) returns json
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Bounds the answer, whatever admins have stored.
  most constant integer := 200;
  its_countries text[];
begin
  perform private.refuse_costly_call();
  select countries into its_countries from public.clinics
  where id = p_clinic_id and (published or private.is_admin());
  if its_countries is null then
    return '{"results": [], "prices": [], "reviews": [], "national": [], "ranges": []}';
  end if;
  return json_build_object(
    'results', private.results_of_clinic(p_clinic_id, most),
    'prices', private.prices_of_clinic(p_clinic_id, most),
    'reviews', private.reviews_of_clinic(p_clinic_id, most),
    'national', coalesce((
      select json_agg(private.result_as_json(r)) from (
        select * from public.clinic_results
        where country = any (its_countries || 'Europe'::text) and retired_at is null
        order by country, period_to desc, outcome, denominator, age_from nulls first, id limit most) r), '[]'),
    'ranges', private.ranges_of_results(p_clinic_id, 50));
end
$$;

-- The facts of up to four clinics, to be compared: [{"clinic_id", "results", "prices", "reviews"}],
-- in the order they are asked for, each once, as clinic_facts() has them. What is no clinic is
-- left out; of an unpublished one admins alone are told. Raises PT400 for more than four
-- (too-many-clinics) and for a costly query.
create function private.clinics_facts(p_ids text[]) returns json
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Four of them together are bounded as one clinic's answer is.
  most constant integer := 50;
  -- Flat, whatever was sent.
  wanted constant text[] := array(select unnest(p_ids));
begin
  perform private.refuse_costly_call();
  if cardinality(wanted) > 4 then
    raise exception 'Ask for the facts of at most four clinics.'
      using errcode = 'PT400', hint = 'too-many-clinics';
  end if;
  return coalesce((
    select json_agg(json_build_object(
      'clinic_id', c.id,
      'results', private.results_of_clinic(c.id, most),
      'prices', private.prices_of_clinic(c.id, most),
      'reviews', private.reviews_of_clinic(c.id, most)) order by array_position(wanted, c.id))
    from public.clinics c
    where c.id = any (wanted) and (c.published or private.is_admin())), '[]');
end
$$;

create function public.clinics_facts(p_ids text[]) returns json
  language sql stable security invoker set search_path = ''
as $$
  select private.clinics_facts(p_ids)
$$;

create function private.grants_for_facts_of_clinics() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.clinics_facts(text[]) to anon, authenticated;
  grant execute on function public.clinics_facts(text[]) to anon, authenticated;
$$;

select private.apply_grants();
