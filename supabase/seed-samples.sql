-- SAMPLES: figures that we made up within plausible ranges, so that the site can be tried out with
-- something in every place. Each is marked as a sample. `npm start`, `npm run start:stack` and the
-- tests load them after the true seed; `supabase db push --include-seed` does not, and
-- SAMPLE_FIGURES=none leaves them out. Where a figure has a source there is no sample of it.
-- Safe to run again: what is there already is left alone, and so are clinics that were merged into another.

insert into public.clinic_prices (id, clinic_id, status, item, amount, currency, per)
select md5('sample ivf_cycle ' || clinic)::uuid, clinic, 'sample', 'ivf_cycle', euros, 'EUR', 'cycle'
from (values
  ('prague-fertility', 2900), ('ivf-zlin', 2450), ('ferticare', 2500), ('unica', 2550),
  ('gynem', 2700), ('iscare', 2600), ('europe-ivf', 2650), ('repromeda', 2400),
  ('sanatorium-helios', 2300), ('ivf-cube', 2800), ('clayo', 2350), ('pronatal', 2500),
  ('invicta', 2550), ('novum', 2350), ('invimed', 2300), ('bocian', 2200),
  ('gyncentrum', 2150), ('parens', 2250), ('macierzynstwo', 2100), ('salve-medica', 2050),
  ('fertimedica', 2150), ('gameta', 2200), ('gravita', 1950), ('tfp-vitrolive', 2400)
) as samples (clinic, euros)
where clinic in (select id from public.clinics where merged_into is null)
on conflict (id) do nothing;

insert into public.clinic_results (id, clinic_id, status, eggs, percentage)
select md5('sample ' || eggs || ' ' || clinic)::uuid, clinic, 'sample', eggs, percentage
from (values
  ('prague-fertility', 'own', 72), ('prague-fertility', 'donor', 78), ('reprofit', 'own', 65),
  ('reprofit', 'donor', 74), ('ivf-zlin', 'own', 58), ('ivf-zlin', 'donor', 68),
  ('ferticare', 'own', 61), ('ferticare', 'donor', 70), ('gennet', 'own', 63),
  ('gennet', 'donor', 72), ('unica', 'own', 60), ('unica', 'donor', 71),
  ('gynem', 'own', 62), ('gynem', 'donor', 73), ('iscare', 'own', 57),
  ('iscare', 'donor', 66), ('europe-ivf', 'own', 59), ('europe-ivf', 'donor', 70),
  ('repromeda', 'own', 59), ('repromeda', 'donor', 67), ('sanatorium-helios', 'own', 55),
  ('ivf-cube', 'own', 61), ('ivf-cube', 'donor', 72), ('clayo', 'own', 54),
  ('pronatal', 'own', 56), ('pronatal', 'donor', 66), ('invicta', 'own', 62),
  ('invicta', 'donor', 69), ('novum', 'donor', 64), ('invimed', 'own', 55),
  ('invimed', 'donor', 63), ('bocian', 'own', 56), ('bocian', 'donor', 62),
  ('gyncentrum', 'own', 54), ('gyncentrum', 'donor', 61), ('parens', 'own', 53),
  ('parens', 'donor', 60), ('macierzynstwo', 'own', 52), ('salve-medica', 'own', 51),
  ('salve-medica', 'donor', 58), ('fertimedica', 'own', 50), ('gameta', 'own', 53),
  ('gameta', 'donor', 61), ('gravita', 'own', 49), ('tfp-vitrolive', 'own', 55),
  ('tfp-vitrolive', 'donor', 64)
) as samples (clinic, eggs, percentage)
where clinic in (select id from public.clinics where merged_into is null)
on conflict (id) do nothing;

insert into public.clinic_reviews (id, clinic_id, status, platform, score, scale, count)
select md5('sample reviews ' || clinic)::uuid, clinic, 'sample', 'Sample', score, 5, 0
from (values
  ('prague-fertility', 4.8), ('reprofit', 4.7), ('ivf-zlin', 4.4), ('ferticare', 4.5),
  ('gennet', 4.6), ('unica', 4.5), ('gynem', 4.6), ('iscare', 4.3),
  ('europe-ivf', 4.5), ('repromeda', 4.3), ('sanatorium-helios', 4.2), ('ivf-cube', 4.6),
  ('clayo', 4.1), ('pronatal', 4.2), ('invicta', 4.6), ('novum', 4.4),
  ('invimed', 4.3), ('bocian', 4.4), ('gyncentrum', 4.4), ('parens', 4.3),
  ('macierzynstwo', 4.2), ('salve-medica', 4.1), ('fertimedica', 4.0), ('gameta', 4.2),
  ('gravita', 4.0), ('tfp-vitrolive', 4.4)
) as samples (clinic, score)
where clinic in (select id from public.clinics where merged_into is null)
on conflict (id) do nothing;

insert into public.clinic_services (id, clinic_id, status, kind, code, is_offered)
select md5('sample ' || code || ' ' || clinic)::uuid, clinic, 'sample',
  case length(code) when 2 then 'language' else 'treatment' end, code, is_offered
from (values
  ('prague-fertility', '{ivf, icsi, egg_donation, embryo_donation, egg_freezing, cs, en, de}', true),
  ('ivf-zlin', '{ivf, icsi, egg_donation, frozen_transfer, cs, en, de}', true),
  ('unica', '{ivf, icsi, egg_donation, frozen_transfer, pgt, cs, en, de, fr}', true),
  ('pronatal', '{ivf, icsi, egg_donation, cs, de}', true),
  ('invicta', '{ivf, icsi, egg_donation, pgt, pl, en}', true),
  ('gyncentrum', '{ivf, icsi, egg_donation, donor_sperm, pl, en}', true),
  ('fertimedica', '{ivf, icsi, pl}', true), ('fertimedica', '{egg_donation, embryo_donation, de}', false)
) as samples (clinic, codes, is_offered), unnest(codes::text[]) as code
where clinic in (select id from public.clinics where merged_into is null)
on conflict (id) do nothing;

update public.clinics set overall_score = score
from (values
  ('prague-fertility', 95), ('reprofit', 93), ('ivf-zlin', 82), ('ferticare', 87),
  ('gennet', 91), ('unica', 88), ('gynem', 90), ('iscare', 83),
  ('europe-ivf', 86), ('repromeda', 84), ('sanatorium-helios', 79), ('ivf-cube', 89),
  ('clayo', 76), ('pronatal', 81), ('invicta', 92), ('novum', 85),
  ('invimed', 82), ('bocian', 83), ('gyncentrum', 80), ('parens', 78),
  ('macierzynstwo', 75), ('salve-medica', 73), ('fertimedica', 72), ('gameta', 77),
  ('gravita', 70), ('tfp-vitrolive', 81)
) as samples (clinic, score)
where id = clinic and overall_score is null;

update public.clinics set fixed_prices = '{
  "IVF with ICSI": 2900,
  "IVF with Egg Donation": 4900,
  "Embryo Donation": 1900,
  "Egg Freezing": 1900
}' where id = 'prague-fertility' and fixed_prices is null;

update private.settings set sponsored_price_euros = 490 where sponsored_price_euros is null;
