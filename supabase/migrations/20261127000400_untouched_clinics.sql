-- A clinic with a register number or coordinates is no longer as its suggestion made it. One that was
-- reported on stays too, or its reports would be of no clinic.

create or replace function private.delete_untouched_clinic(p_made_from public.clinic_submissions) returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  made_id constant text := p_made_from.clinic_id;
begin
  -- Waits for votes and facts that are being stored.
  perform from public.clinics where id = made_id for update;
  delete from public.clinics c
  where c.id = made_id and not c.published and c.upvote_count = 0
    and (c.name, c.countries, c.website)
      is not distinct from (p_made_from.clinic_name, array[p_made_from.country], p_made_from.website)
    and c.locations = '{}' and c.specialties = '{}' and c.languages = '{}'
    and num_nonnulls(c.established, c.overall_score, c.fixed_prices, c.hero_logo_url, c.merged_into,
      c.register_number, c.latitude, c.longitude) = 0
    and not exists (select from public.clinics other where other.merged_into = made_id)
    and not exists (select from public.clinic_submissions where clinic_id = made_id)
    and not exists (select from public.figure_reports where clinic_id = made_id)
    and not exists (select from private.votes where clinic_id = made_id)
    and not exists (select from public.sponsorships where clinic_id = made_id)
    and not exists (select from public.clinic_results where clinic_id = made_id)
    and not exists (select from public.clinic_prices where clinic_id = made_id)
    and not exists (select from public.clinic_reviews where clinic_id = made_id)
    and not exists (select from public.clinic_services where clinic_id = made_id)
    and not exists (select from public.clinic_contacts where clinic_id = made_id);
  return found;
end
$$;

select private.apply_grants();
