-- The page of a clinic reads all its facts in one call, and so does a comparison of several.

create function private.result_json(p_result public.clinic_results) returns json
  language sql stable set search_path = ''
as $$
  select json_build_object(
    'id', p_result.id, 'clinic_id', p_result.clinic_id, 'country', p_result.country,
    'status', p_result.status, 'published_by', p_result.published_by,
    'source_name', p_result.source_name, 'source_url', p_result.source_url,
    'checked_on', p_result.checked_on, 'note', p_result.note, 'outcome', p_result.outcome,
    'denominator', p_result.denominator, 'eggs', p_result.eggs, 'embryos', p_result.embryos,
    'tested', p_result.tested, 'age_from', p_result.age_from, 'age_to', p_result.age_to,
    'period_from', p_result.period_from, 'period_to', p_result.period_to,
    'percentage', p_result.percentage, 'n', p_result.n, 'successes', p_result.successes,
    'range_from', p_result.range_from, 'range_to', p_result.range_to, 'verdict', p_result.verdict)
$$;

-- Of at most p_most results, the newest.
create function private.result_ranges(p_clinic_id text, p_most integer) returns json
  language sql stable set search_path = ''
as $$
  select coalesce(json_agg(json_build_object('result', mine.id, 'clinics', alike.clinics,
    'lowest', alike.lowest, 'highest', alike.highest)), '[]')
  from (
    select * from public.clinic_results
    where clinic_id = p_clinic_id and status = 'sourced' and retired_at is null
    order by period_to desc, id limit p_most
  ) as mine
  cross join lateral (
    select count(distinct r.clinic_id collate "C") as clinics, min(r.percentage) as lowest, max(r.percentage) as highest
    from public.clinic_results r join public.clinics c on c.id = r.clinic_id and c.published
    where (r.outcome, r.denominator, r.eggs, r.embryos, coalesce(r.age_from, 0), coalesce(r.age_to, 0))
        = (mine.outcome, mine.denominator, mine.eggs, mine.embryos, coalesce(mine.age_from, 0),
          coalesce(mine.age_to, 0))
      and r.status = 'sourced' and r.clinic_id is not null and r.retired_at is null
      and r.tested is not distinct from mine.tested
      -- What a register publishes, somebody has checked.
      and (r.published_by = 'register') = (mine.published_by = 'register')
      and r.period_from <= mine.period_to and r.period_to >= mine.period_from
  ) as alike
  where alike.clinics > 1
$$;

-- The facts of one kind as visitors see them: those with a source first. Of whatever clinic is
-- named: who may see it is for the caller to decide.
create function private.clinic_results_json(p_clinic_id text, p_most integer) returns json
  language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(json_agg(private.result_json(r)), '[]') from (
    select * from public.clinic_results
    where clinic_id = p_clinic_id and retired_at is null
    order by status = 'sourced' desc, eggs desc, period_to desc nulls last, age_from nulls first, id
    limit p_most) r);
end
$$;

create function private.clinic_prices_json(p_clinic_id text, p_most integer) returns json
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

create function private.clinic_reviews_json(p_clinic_id text, p_most integer) returns json
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

-- Of several about the same service, the first counts.
create function private.clinic_services_json(p_clinic_id text, p_most integer) returns json
  language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(json_agg(json_build_object(
    'id', id, 'clinic_id', clinic_id, 'status', status, 'published_by', published_by,
    'source_name', source_name, 'source_url', source_url, 'checked_on', checked_on, 'note', note,
    'kind', kind, 'code', code, 'is_offered', is_offered)), '[]') from (
    select * from public.clinic_services
    where clinic_id = p_clinic_id and retired_at is null
    order by status = 'sourced' desc, checked_on desc nulls last, private.publisher_rank(published_by),
      created_at desc, id limit p_most) s);
end
$$;

-- Of several of the same kind, the first counts.
create function private.clinic_contacts_json(p_clinic_id text, p_most integer) returns json
  language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(json_agg(json_build_object(
    'id', id, 'clinic_id', clinic_id, 'status', status, 'published_by', published_by,
    'source_name', source_name, 'source_url', source_url, 'checked_on', checked_on, 'note', note,
    'kind', kind, 'value', value)), '[]') from (
    select * from public.clinic_contacts
    where clinic_id = p_clinic_id and retired_at is null
    order by checked_on desc, private.publisher_rank(published_by), created_at desc, id limit p_most) c);
end
$$;

-- The facts of a clinic as visitors see them: {"results": [...], "prices": [...], "reviews": [...],
-- "services": [...], "contacts": [...], "national": [...], "ranges": [...]}. National are the figures of its countries and of Europe.
-- A range says, of a result with a source, how many clinics count theirs alike in the same time,
-- and the lowest and highest percentage; there is none for one clinic alone. All lists are empty
-- where there is no such clinic; of an unpublished one admins alone are told. Raises PT400 (a
-- costly query).
create function private.clinic_facts(p_clinic_id text) returns json
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Bounds the answer, whatever admins have stored.
  most constant integer := 200;
  its_countries text[];
begin
  perform private.assert_cheap_call();
  select countries into its_countries from public.clinics
  where id = p_clinic_id and (published or private.is_admin());
  if its_countries is null then
    return '{"results": [], "prices": [], "reviews": [], "services": [], "contacts": [], "national": [], "ranges": []}';
  end if;
  return json_build_object(
    'results', private.clinic_results_json(p_clinic_id, most),
    'prices', private.clinic_prices_json(p_clinic_id, most),
    'reviews', private.clinic_reviews_json(p_clinic_id, most),
    'services', private.clinic_services_json(p_clinic_id, most),
    'contacts', private.clinic_contacts_json(p_clinic_id, most),
    'national', coalesce((
      select json_agg(private.result_json(r)) from (
        select * from public.clinic_results
        where country = any (its_countries || 'Europe'::text) and retired_at is null
        order by country, period_to desc, outcome, denominator, age_from nulls first, id limit most) r), '[]'),
    'ranges', private.result_ranges(p_clinic_id, 50));
end
$$;

-- The facts of up to four clinics, to be compared: [{"clinic_id", "results", "prices", "reviews",
-- "services", "contacts"}], in the order they are asked for, each once, as clinic_facts() has them. What is no
-- clinic is left out; of an unpublished one admins alone are told. Raises PT400 for more than four
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
  perform private.assert_cheap_call();
  if cardinality(wanted) > 4 then
    raise exception 'Ask for the facts of at most four clinics.'
      using errcode = 'PT400', hint = 'too-many-clinics';
  end if;
  return coalesce((
    select json_agg(json_build_object(
      'clinic_id', c.id,
      'results', private.clinic_results_json(c.id, most),
      'prices', private.clinic_prices_json(c.id, most),
      'reviews', private.clinic_reviews_json(c.id, most),
      'services', private.clinic_services_json(c.id, most),
      'contacts', private.clinic_contacts_json(c.id, most)) order by array_position(wanted, c.id))
    from public.clinics c
    where c.id = any (wanted) and (c.published or private.is_admin())), '[]');
end
$$;

create function public.clinic_facts(p_clinic_id text) returns json
  language sql stable security invoker set search_path = ''
as $$
  select private.clinic_facts(p_clinic_id)
$$;

create function public.clinics_facts(p_ids text[]) returns json
  language sql stable security invoker set search_path = ''
as $$
  select private.clinics_facts(p_ids)
$$;

create function private.grants_for_clinic_facts() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.clinic_facts(text) to anon, authenticated;
  grant execute on function public.clinic_facts(text) to anon, authenticated;
  grant execute on function private.clinics_facts(text[]) to anon, authenticated;
  grant execute on function public.clinics_facts(text[]) to anon, authenticated;
$$;

select private.apply_grants();
