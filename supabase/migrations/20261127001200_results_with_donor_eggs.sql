-- A comparison has a clinic's newest fifty results. Those with own eggs came first, so that of a clinic
-- with several years of them it said that there were none with donor eggs.

-- The results of a clinic as visitors see them: those with a source first. Of too many the newest, in turn
-- with own eggs and with donor eggs. Of whatever clinic is named: who may see it is for the caller to decide.
create or replace function private.clinic_results_json(p_clinic_id text, p_most integer) returns json
  language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(json_agg(private.result_json(each.r)
      order by (r).status = 'sourced' desc, (r).eggs desc, (r).period_to desc nulls last, (r).age_from nulls first, (r).id),
    '[]')
  from (
    select r from public.clinic_results r
    where r.clinic_id = p_clinic_id and r.retired_at is null
    order by r.status = 'sourced' desc,
      row_number() over (partition by r.status, r.eggs order by r.period_to desc nulls last, r.age_from nulls first, r.id),
      r.eggs desc
    limit p_most) as each);
end
$$;

select private.apply_grants();
