-- What the administration reads of clinics beside their rows.

-- Raises PT403 for anybody but an admin.
create function private.assert_admin() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins can do this' using errcode = 'PT403', hint = 'admins-only';
  end if;
end
$$;

-- Every clinic in short, with the number of its sourced facts, the day of the oldest check, and what
-- nobody has entered yet. One answer, since rows would need several requests.
create function private.admin_clinics() returns json
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  return (
    with facts as (
      select clinic_id, checked_on, 'result' as kind from public.clinic_results
      where status = 'sourced' and retired_at is null and clinic_id is not null
      union all
      select clinic_id, checked_on, 'price' from public.clinic_prices where status = 'sourced' and retired_at is null
      union all
      select clinic_id, checked_on, 'review' from public.clinic_reviews where status = 'sourced' and retired_at is null
      union all
      select clinic_id, checked_on, kind from public.clinic_services where status = 'sourced' and retired_at is null
      union all
      -- An address alone says nobody whom to ask.
      select clinic_id, checked_on, case when kind in ('phone', 'email') then 'contact' else kind end
      from public.clinic_contacts where retired_at is null
    ), of_clinics as (
      select clinic_id, count(*) as facts, min(checked_on) as oldest, array_agg(distinct kind) as kinds
      from facts group by clinic_id
    )
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'name', c.name, 'countries', c.countries, 'locations', c.locations,
      'published', c.published, 'merged_into', c.merged_into, 'votes', c.upvote_count,
      'facts', coalesce(f.facts, 0), 'oldest', f.oldest,
      'missing', array(
        select wanted.kind
        from unnest(array['price', 'result', 'language', 'treatment', 'contact', 'website']) with ordinality as wanted(kind, place)
        where c.merged_into is null and case wanted.kind
          when 'website' then c.website is null
          else wanted.kind <> all (coalesce(f.kinds, '{}')) end
        order by wanted.place))), '[]')
    from public.clinics c left join of_clinics f on f.clinic_id = c.id);
end
$$;

-- All facts as they are stored, including retired ones; without a clinic, the figures of countries.
create function private.facts_to_edit(p_clinic_id text) returns json
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  perform private.assert_admin();
  return json_build_object(
    'results', coalesce((
      select json_agg(r order by r.country, r.status desc, r.eggs desc, r.period_to desc nulls last, r.age_from nulls first, r.id)
      from public.clinic_results r
      where r.clinic_id = p_clinic_id or p_clinic_id is null and r.country is not null), '[]'),
    'prices', coalesce((
      select json_agg(p order by p.status desc, p.item, p.list_date desc nulls last, p.id)
      from public.clinic_prices p where p.clinic_id = p_clinic_id), '[]'),
    'reviews', coalesce((
      select json_agg(r order by r.status desc, r.checked_on desc nulls last, r.id)
      from public.clinic_reviews r where r.clinic_id = p_clinic_id), '[]'),
    'services', coalesce((
      select json_agg(s order by s.status desc, s.kind desc, s.is_offered desc, s.code, s.checked_on desc nulls last, s.id)
      from public.clinic_services s where s.clinic_id = p_clinic_id), '[]'),
    'contacts', coalesce((
      select json_agg(c order by array_position(array['address', 'phone', 'email', 'hours'], c.kind), c.checked_on desc, c.id)
      from public.clinic_contacts c where c.clinic_id = p_clinic_id), '[]'));
end
$$;

create function public.admin_clinics() returns json
  language sql stable security invoker set search_path = ''
as $$
  select private.admin_clinics()
$$;

create function public.facts_to_edit(p_clinic_id text default null) returns json
  language sql stable security invoker set search_path = ''
as $$
  select private.facts_to_edit(p_clinic_id)
$$;

create function private.grants_for_admin_clinics() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.admin_clinics() to authenticated;
  grant execute on function public.admin_clinics() to authenticated;
  grant execute on function private.facts_to_edit(text) to authenticated;
  grant execute on function public.facts_to_edit(text) to authenticated;
$$;

select private.apply_grants();
