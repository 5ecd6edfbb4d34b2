-- The first clinics of the directory. Names, cities, websites, years and languages are
-- facts that public sources state; what we do not know is left out. Prices, rates and
-- scores are SAMPLES that we made up within plausible ranges: figures_source stays null,
-- so that the site marks each of them as a sample figure.
-- Safe to run again: what is there already is left alone.

insert into public.clinics
  (id, name, countries, locations, website, price_euros, success_rate,
   egg_donation_success_rate, review_score, overall_score, established, languages)
values
  ('prague-fertility', 'Prague Fertility Centre', '{Czechia}', '{Prague}', 'https://pragueivf.cz', 2900, 72, 78, 4.8, 95, null, '{}'),
  ('reprofit', 'Reprofit', '{Czechia}', '{Brno}', 'https://reprofit.cz', 2600, 65, 74, 4.7, 93, null, '{English}'),
  ('ivf-zlin', 'IVF Zlín', '{Czechia}', '{Zlín}', 'https://ivf-zlin.com', 2450, 58, 68, 4.4, 82, null, '{English}'),
  ('ferticare', 'FertiCare', '{Czechia}', '{"Karlovy Vary", Prague}', null, 2500, 61, 70, 4.5, 87, null, '{}'),
  ('gennet', 'GENNET', '{Czechia}', '{Prague, Liberec}', 'https://gennet.cz', 2750, 63, 72, 4.6, 91, null, '{English}'),
  ('unica', 'UNICA', '{Czechia}', '{Brno, Prague}', 'https://unica.cz', 2550, 60, 71, 4.5, 88, 1994, '{Czech, English, German, French, Italian}'),
  ('gynem', 'GYNEM', '{Czechia}', '{Prague}', 'https://gynem.co.uk', 2700, 62, 73, 4.6, 90, null, '{English}'),
  ('iscare', 'ISCARE', '{Czechia}', '{Prague}', 'https://ivf-iscare.com', 2600, 57, 66, 4.3, 83, null, '{English}'),
  ('europe-ivf', 'Europe IVF', '{Czechia}', '{Prague}', 'https://europeivf.com', 2650, 59, 70, 4.5, 86, null, '{English, German}'),
  ('repromeda', 'Repromeda', '{Czechia}', '{Brno, Ostrava}', null, 2400, 59, 67, 4.3, 84, 1999, '{}'),
  ('sanatorium-helios', 'Sanatorium Helios', '{Czechia}', '{Brno}', 'https://sanatoriumhelios.cz', 2300, 55, null, 4.2, 79, null, '{Czech, English}'),
  ('ivf-cube', 'IVF CUBE', '{Czechia}', '{Prague}', 'https://ivf-cube.eu', 2800, 61, 72, 4.6, 89, null, '{English}'),
  ('clayo', 'Clayo', '{Czechia}', '{Prague}', null, 2350, 54, null, 4.1, 76, null, '{}'),
  ('pronatal', 'Pronatal', '{Czechia}', '{Prague, "Karlovy Vary"}', 'https://pronatal.cz', 2500, 56, 66, 4.2, 81, null, '{}'),
  ('invicta', 'INVICTA', '{Poland}', '{Warsaw, Sopot}', 'https://invictaclinics.com', 2550, 62, 69, 4.6, 92, null, '{English}'),
  ('novum', 'nOvum', '{Poland}', '{Warsaw}', null, 2350, 57, 64, 4.4, 85, 1994, '{}'),
  ('invimed', 'InviMed', '{Poland}', '{Warsaw, Wrocław, Poznań}', 'https://invimed.co.uk', 2300, 55, 63, 4.3, 82, 2001, '{English}'),
  ('bocian', 'Bocian', '{Poland}', '{Białystok, Warsaw, Łódź, Lublin}', 'https://klinikabocian.pl', 2200, 56, 62, 4.4, 83, null, '{}'),
  ('gyncentrum', 'Gyncentrum', '{Poland}', '{Katowice}', 'https://gyncentrum.co.uk', 2150, 54, 61, 4.4, 80, null, '{English}'),
  ('parens', 'Parens', '{Poland}', '{Kraków}', 'https://parens.pl', 2250, 53, 60, 4.3, 78, null, '{}'),
  ('macierzynstwo', 'Macierzyństwo', '{Poland}', '{Kraków}', null, 2100, 52, null, 4.2, 75, null, '{}'),
  ('kriobank', 'Kriobank', '{Poland}', '{Białystok}', null, null, null, null, null, null, null, '{}'),
  ('salve-medica', 'Salve Medica', '{Poland}', '{Łódź, Warsaw}', 'https://salvemedica.waw.pl', 2050, 51, 58, 4.1, 73, null, '{English}'),
  ('fertimedica', 'FertiMedica', '{Poland}', '{Warsaw}', 'https://fertimedica.pl', 2150, 50, null, 4.0, 72, null, '{English}'),
  ('gameta', 'Gameta', '{Poland}', '{Łódź, Warsaw, Kielce}', null, 2200, 53, 61, 4.2, 77, null, '{}'),
  ('gravita', 'Gravita', '{Poland}', '{Łódź}', null, 1950, 49, null, 4.0, 70, 2009, '{}'),
  ('tfp-vitrolive', 'TFP Vitrolive', '{Poland}', '{Szczecin}', 'https://tfp-fertility.com/en-pl', 2400, 55, 64, 4.4, 81, null, '{English}'),
  ('ovum', 'OVUM', '{Poland}', '{Lublin}', null, null, null, null, null, null, 2003, '{}')
on conflict (id) do nothing;

update public.clinics set fixed_prices = '{
  "IVF with ICSI": 2900,
  "IVF with Egg Donation": 4900,
  "Embryo Donation": 1900,
  "Egg Freezing": 1900
}' where id = 'prague-fertility' and fixed_prices is null;

update public.clinics set hero_logo_url = 'https://invictaclinics.com/apple-touch-icon.png'
where id = 'invicta' and hero_logo_url is null;
