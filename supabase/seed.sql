-- The first clinics of the directory, and what is known of them. Nothing here is made up: names,
-- cities, websites, years, the languages of the websites and every figure are what a source
-- states, and what we do not know is left out. Samples are in seed-samples.sql, for trying the
-- site out; no deployment gets them.
-- Safe to run again: what is there already is left alone, and so are clinics that were merged into another.

insert into public.clinics (id, name, countries, locations, website, established, languages)
values
  ('prague-fertility', 'Prague Fertility Centre', '{Czechia}', '{Prague}', 'https://www.pragueivf.com', null, '{Czech}'),
  ('reprofit', 'Reprofit', '{Czechia}', '{Brno}', 'https://reprofit.cz', null, '{English, Italian}'),
  ('ivf-zlin', 'IVF Zlín', '{Czechia}', '{Zlín}', 'https://ivf-zlin.com', null, '{English, French}'),
  ('ferticare', 'FertiCare', '{Czechia}', '{"Karlovy Vary", Prague}', null, null, '{}'),
  ('gennet', 'GENNET', '{Czechia}', '{Prague, Liberec}', 'https://gennet.cz', null, '{English}'),
  ('unica', 'UNICA', '{Czechia}', '{Brno, Prague}', 'https://unica.cz', 1994, '{Czech, English, German, French, Italian}'),
  ('gynem', 'GYNEM', '{Czechia}', '{Prague}', 'https://gynem.co.uk', null, '{English, German}'),
  ('iscare', 'ISCARE', '{Czechia}', '{Prague}', 'https://ivf-iscare.com', null, '{English}'),
  ('europe-ivf', 'Europe IVF', '{Czechia}', '{Prague}', 'https://europeivf.com', null, '{English, German}'),
  ('repromeda', 'Repromeda', '{Czechia}', '{Brno, Ostrava}', null, 1999, '{}'),
  ('sanatorium-helios', 'Sanatorium Helios', '{Czechia}', '{Brno}', 'https://sanatoriumhelios.cz', null, '{Czech, English}'),
  ('ivf-cube', 'IVF CUBE', '{Czechia}', '{Prague}', 'https://ivf-cube.eu', null, '{English}'),
  ('clayo', 'Clayo', '{Czechia}', '{Prague}', null, null, '{}'),
  ('pronatal', 'Pronatal', '{Czechia}', '{Prague, "Karlovy Vary"}', 'https://pronatal.cz', null, '{English}'),
  ('invicta', 'INVICTA', '{Poland}', '{Warsaw, Sopot}', 'https://invictaclinics.com', null, '{Polish, English}'),
  ('novum', 'nOvum', '{Poland}', '{Warsaw}', 'https://novum.com.pl', 1994, '{Polish}'),
  ('invimed', 'InviMed', '{Poland}', '{Warsaw, Wrocław, Poznań}', 'https://invimed.co.uk', 2001, '{Polish, English}'),
  ('bocian', 'Bocian', '{Poland}', '{Białystok, Warsaw, Łódź, Lublin, Katowice}', 'https://klinikabocian.pl', 2006, '{}'),
  ('gyncentrum', 'Gyncentrum', '{Poland}', '{Katowice}', 'https://gyncentrum.co.uk', null, '{English}'),
  ('parens', 'Parens', '{Poland}', '{Kraków}', 'https://parens.pl', null, '{Polish}'),
  ('macierzynstwo', 'Macierzyństwo', '{Poland}', '{Kraków}', null, null, '{}'),
  ('kriobank', 'Kriobank', '{Poland}', '{Białystok}', null, 1989, '{}'),
  ('salve-medica', 'Salve Medica', '{Poland}', '{Łódź, Warsaw}', 'https://salvemedica.waw.pl', null, '{English}'),
  ('fertimedica', 'FertiMedica', '{Poland}', '{Warsaw}', 'https://fertimedica.pl', null, '{English}'),
  ('gameta', 'Gameta', '{Poland}', '{Rzgów, Warsaw, Kielce}', 'https://gameta.pl', null, '{}'),
  ('gravita', 'Gravita', '{Poland}', '{Łódź}', null, 2009, '{}'),
  ('tfp-vitrolive', 'TFP Vitrolive', '{Poland}', '{Szczecin}', 'https://tfp-fertility.com/en-pl', null, '{English}'),
  ('ovum', 'OVUM', '{Poland}', '{Lublin}', null, 2003, '{}')
on conflict (id) do nothing;

update public.clinics set hero_logo_url = 'https://invictaclinics.com/apple-touch-icon.png'
where id = 'invicta' and hero_logo_url is null;

-- Prices of two clinics, from their own lists as others read them.
insert into public.clinic_prices
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note,
   item, amount, currency, per, includes, excludes, patient_group, list_date)
select id, clinic, status, published_by, source_name, source_url, checked_on::date, note,
  item, amount, currency, per, includes::text[], excludes::text[], patient_group, list_date::date
from (values
  (md5('reprofit ivf_cycle 2026')::uuid, 'reprofit', 'sourced', 'third_party',
   'Price list of Reprofit for 2026 in English (PDF), as read by Cairn',
   'https://www.reprofit.cz/media/filer_public/b2/ec/b2ecc36d-426d-40e9-8b2a-4ed81925eeac/reprofit_-_cenik_ivf_eng.pdf',
   '2026-09-13', 'A third party read this list; we haven''t opened it ourselves. It doesn''t mention medicines.',
   'ivf_cycle', 3245, 'EUR', 'cycle', '{consultation, monitoring, retrieval, icsi, blastocyst, transfer}',
   '{tests, anaesthesia, time_lapse, freezing}', null, '2026-01-01'),
  (md5('reprofit egg_donation_cycle 2026')::uuid, 'reprofit', 'sourced', 'third_party',
   'Price list of Reprofit for self-payers in 2026, in Czech (PDF), as read by VitalityScout',
   'https://www.reprofit.cz/media/filer_public/4e/3c/4e3cc024-2a3f-4aaa-ae93-2eb45b5b7052/reprofit_cenik_2026_ivf_cze_samoplatce.pdf',
   '2026-09-04',
   'A third party read this list; we haven''t opened it ourselves. It is the list for Czech self-payers, so ask what patients from abroad pay. The partner''s infection tests are included. It has packages too, whose prices we haven''t seen.',
   'egg_donation_cycle', 123000, 'CZK', 'cycle',
   '{consultation, donor_selection, donor_stimulation, donor_compensation, retrieval, sperm_preparation, icsi, blastocyst, transfer}',
   '{freezing, sperm_selection, embryo_glue, time_lapse}', 'self_payer', '2026-01-01'),
  (md5('gennet ivf_cycle 2026')::uuid, 'gennet', 'sourced', 'third_party',
   'Price list of GENNET for self-paying patients (PDF), as read by Cairn',
   'https://www.gennet.cz/media/filer_public/c9/50/c95076b4-4317-47d7-a9e4-4f114253813d/assisted-reproduction-price-list-self-paying-patients.pdf',
   '2026-09-13', 'A third party read this list; we haven''t opened it ourselves. The price is paid in three stages.',
   'ivf_cycle', 3190, 'EUR', 'cycle', '{consultation, monitoring, retrieval, fertilisation, transfer}',
   '{drugs}', 'self_payer', '2026-09-01')
) as prices (id, clinic, status, published_by, source_name, source_url, checked_on, note,
  item, amount, currency, per, includes, excludes, patient_group, list_date)
where clinic in (select id from public.clinics where merged_into is null)
on conflict (id) do nothing;

-- Treatments and languages that a source names.
insert into public.clinic_services
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, kind, code, is_offered)
select md5('gennet ' || code)::uuid, c.id, 'sourced', 'third_party', 'Website of GENNET, as read by Cairn',
  'https://www.gennet.cz/en/', date '2026-09-13',
  'A third party read the website; we haven''t opened it ourselves. Of genetic tests it names PGT-A.',
  'treatment', code, true
from public.clinics c, unnest(array['ivf', 'icsi', 'egg_donation', 'donor_sperm', 'egg_freezing', 'pgt']) as code
where c.id = 'gennet' and c.merged_into is null
on conflict (id) do nothing;

insert into public.clinic_services
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, kind, code, is_offered)
select md5('service ' || clinic || ' ' || code)::uuid, clinic, 'sourced', 'clinic', source, url, date '2026-11-22',
  concat_ws(' ', detail, 'We read this in a stored copy of the page, which has no date.'), kind, code, true
from (values
  ('europe-ivf', 'language', 'en', 'Questions and answers of Europe IVF', 'https://europeivf.com/en/faq', null),
  ('europe-ivf', 'language', 'de', 'Questions and answers of Europe IVF', 'https://europeivf.com/en/faq', null),
  ('ivf-cube', 'language', 'en', 'IVF CUBE on how a treatment goes', 'https://ivf-cube.eu/en/therapy-process',
   'Its coordinator speaks English.'),
  ('gynem', 'treatment', 'egg_donation', 'GYNEM on its guarantees with egg donation', 'https://gynem.co.uk/node/376', null),
  ('iscare', 'treatment', 'egg_donation', 'Questions and answers of ISCARE',
   'https://ivf-iscare.com/frequently-asked-questions', null)
) as services (clinic, kind, code, source, url, detail)
where clinic in (select id from public.clinics where merged_into is null)
on conflict (id) do nothing;

-- Where two clinics are, as the patients' association found them in 2015.
insert into public.clinic_contacts
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, kind, value)
select md5('contact ' || clinic || ' address')::uuid, clinic, 'sourced', 'third_party',
  'Nasz Bocian, the patients'' association, on this clinic (in Polish)',
  'https://nasz-bocian.pl/nieplodnosc/baza-klinik/' || page, date '2026-11-23',
  'This is from the association''s monitoring of ' || monitored || ', so it is old: check it before you travel. We read it in a stored copy of the page.',
  'address', address
from (values
  ('gravita', 'gravita-diagnostyka-i-leczenie-nieplodnosci', '20 January 2015', 'Kniaziewicza 20a, 91-347 Łódź'),
  ('invimed', 'invimed-europejskie-centrum-macierzynstwa-warszawa', '10 February 2015', 'Rakowiecka 36, 02-532 Warszawa')
) as addresses (clinic, page, monitored, address)
where clinic in (select id from public.clinics where merged_into is null)
on conflict (id) do nothing;

-- What one clinic claimed.
insert into public.clinic_results
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note,
   outcome, denominator, eggs, embryos, period_from, period_to, percentage)
select md5('novum 2004-2013')::uuid, id, 'sourced', 'clinic', 'Website of nOvum (in Polish)',
  'https://novum.com.pl/pl/leczenie-nieplodnosci/in-vitro', '2026-11-22',
  'The clinic''s own average over ten years, now history. We read it in a stored copy of its page; another copy doesn''t show it. We couldn''t see the number of transfers.',
  'clinical_pregnancy', 'transfer', 'own', 'any', '2004-01-01', '2013-12-31', 43
from public.clinics where id = 'novum' and merged_into is null
on conflict (id) do nothing;

-- What is known of countries as a whole.
insert into public.clinic_results
  (id, clinic_id, country, status, published_by, source_name, source_url, checked_on, note,
   outcome, denominator, eggs, embryos, age_from, age_to, period_from, period_to, percentage, n)
values
  (md5('Czechia 2015 -34')::uuid, null, 'Czechia', 'sourced', 'press',
   'Czech News Agency, from the national register (in Czech)',
   'https://www.ceskenoviny.cz/zpravy/vek-zen-s-umelym-oplodnenim-dal-stoupa-prumer-je-nad-35-let/1568518',
   '2026-11-22', '1,445 children were born from 6,526 cycles; we worked out the percentage. Twins count as two. In earlier years the register missed many births, so the true rate may be higher.',
   'live_birth', 'started_cycle', 'own', 'fresh', null, 34, '2015-01-01', '2015-12-31', 22.14, 6526),
  (md5('Czechia 2015 35-39')::uuid, null, 'Czechia', 'sourced', 'press',
   'Czech News Agency, from the national register (in Czech)',
   'https://www.ceskenoviny.cz/zpravy/vek-zen-s-umelym-oplodnenim-dal-stoupa-prumer-je-nad-35-let/1568518',
   '2026-11-22', '824 children were born from 5,820 cycles; we worked out the percentage. Twins count as two. In earlier years the register missed many births, so the true rate may be higher.',
   'live_birth', 'started_cycle', 'own', 'fresh', 35, 39, '2015-01-01', '2015-12-31', 14.16, 5820),
  (md5('Czechia 2015 40-')::uuid, null, 'Czechia', 'sourced', 'press',
   'Czech News Agency, from the national register (in Czech)',
   'https://www.ceskenoviny.cz/zpravy/vek-zen-s-umelym-oplodnenim-dal-stoupa-prumer-je-nad-35-let/1568518',
   '2026-11-22', '84 children were born from 2,322 cycles; we worked out the percentage. Twins count as two. In earlier years the register missed many births, so the true rate may be higher.',
   'live_birth', 'started_cycle', 'own', 'fresh', 40, null, '2015-01-01', '2015-12-31', 3.62, 2322),
  (md5('Poland 2013-2016 fresh')::uuid, null, 'Poland', 'sourced', 'register',
   'Assisted reproductive medicine in Poland, 2013–2016 (Ginekologia Polska 2021)',
   'https://journals.viamedica.pl/ginekologia_polska/article/view/GP.a2020.0142', '2026-11-22',
   'With ICSI; 38.3% without. Clinics reported voluntarily, and nobody checked their figures. We couldn''t see the number of transfers.',
   'clinical_pregnancy', 'transfer', 'own', 'fresh', null, null, '2013-01-01', '2016-12-31', 38.1, null),
  (md5('Poland 2013-2016 frozen')::uuid, null, 'Poland', 'sourced', 'register',
   'Assisted reproductive medicine in Poland, 2013–2016 (Ginekologia Polska 2021)',
   'https://journals.viamedica.pl/ginekologia_polska/article/view/GP.a2020.0142', '2026-11-22',
   'Clinics reported voluntarily, and nobody checked their figures. We couldn''t see the number of transfers.',
   'clinical_pregnancy', 'transfer', 'own', 'frozen', null, null, '2013-01-01', '2016-12-31', 32.4, null),
  (md5('Europe 2014 retrieval')::uuid, null, 'Europe', 'sourced', 'register',
   'ART in Europe, 2014 (ESHRE, Human Reproduction 2018)',
   'https://academic.oup.com/humrep/article/33/9/1586/5055580', '2026-11-22',
   'IVF without ICSI in 39 countries. We couldn''t see the number of egg collections.',
   'clinical_pregnancy', 'retrieval', 'own', 'fresh', null, null, '2014-01-01', '2014-12-31', 29.9, null),
  (md5('Europe 2014 transfer')::uuid, null, 'Europe', 'sourced', 'register',
   'ART in Europe, 2014 (ESHRE, Human Reproduction 2018)',
   'https://academic.oup.com/humrep/article/33/9/1586/5055580', '2026-11-22',
   'IVF without ICSI in 39 countries. We couldn''t see the number of transfers.',
   'clinical_pregnancy', 'transfer', 'own', 'fresh', null, null, '2014-01-01', '2014-12-31', 35.8, null),
  (md5('Netherlands 2017')::uuid, null, 'Netherlands', 'sourced', 'third_party',
   'Freya, the patients'' association, on the figures of 2018 (in Dutch)',
   'https://www.freya.nl/ivf-cijfers-2018/', '2026-11-23',
   'Pregnancies from fresh and frozen embryos for each fresh cycle that was started.',
   'ongoing_pregnancy', 'started_cycle', 'own', 'any', null, null, '2017-01-01', '2017-12-31', 36.2, null),
  (md5('Netherlands 2018')::uuid, null, 'Netherlands', 'sourced', 'third_party',
   'Freya, the patients'' association, on the figures of 2018 (in Dutch)',
   'https://www.freya.nl/ivf-cijfers-2018/', '2026-11-23',
   'Pregnancies from fresh and frozen embryos for each fresh cycle that was started.',
   'ongoing_pregnancy', 'started_cycle', 'own', 'any', null, null, '2018-01-01', '2018-12-31', 36.5, null),
  (md5('Netherlands 2019')::uuid, null, 'Netherlands', 'sourced', 'register',
   'De Gynaecoloog, the gynaecologists'' society, on the figures of 2020 (in Dutch)',
   'https://www.degynaecoloog.nl/nieuws/ivf-cijfers-2020-corona-van-invloed-op-ivf-behandelingen/', '2026-11-23',
   'Pregnancies from fresh and frozen embryos for each fresh cycle that was started.',
   'ongoing_pregnancy', 'started_cycle', 'own', 'any', null, null, '2019-01-01', '2019-12-31', 40, null),
  (md5('Netherlands 2020')::uuid, null, 'Netherlands', 'sourced', 'register',
   'De Gynaecoloog, the gynaecologists'' society, on the figures of 2020 (in Dutch)',
   'https://www.degynaecoloog.nl/nieuws/ivf-cijfers-2020-corona-van-invloed-op-ivf-behandelingen/', '2026-11-23',
   'Pregnancies from fresh and frozen embryos for each fresh cycle that was started.',
   'ongoing_pregnancy', 'started_cycle', 'own', 'any', null, null, '2020-01-01', '2020-12-31', 42, 11058),
  (md5('Netherlands 2021')::uuid, null, 'Netherlands', 'sourced', 'press',
   'Skipr on the figures of 2021 (in Dutch)',
   'https://www.skipr.nl/nieuws/meer-ivf-behandelingen-en-ivf-babies-in-2021/', '2026-11-23',
   'Pregnancies from fresh and frozen embryos for each fresh cycle that was started.',
   'ongoing_pregnancy', 'started_cycle', 'own', 'any', null, null, '2021-01-01', '2021-12-31', 44, null),
  (md5('Germany 2021')::uuid, null, 'Germany', 'sourced', 'press',
   'Frauenarzt on the German IVF Register (in German)',
   'https://www.frauenarzt.de/index.php/108-127-920-kinderwunschbehandlungen-im-vergangenen-jahr', '2026-11-23',
   'It doesn''t say whether frozen embryos are included.',
   'delivery', 'transfer', 'own', 'any', null, null, '2021-01-01', '2021-12-31', 22.6, null),
  (md5('Germany 2021 30-34')::uuid, null, 'Germany', 'sourced', 'press',
   'Frauenarzt on the German IVF Register (in German)',
   'https://www.frauenarzt.de/index.php/108-127-920-kinderwunschbehandlungen-im-vergangenen-jahr', '2026-11-23',
   'It doesn''t say whether frozen embryos are included.',
   'delivery', 'transfer', 'own', 'any', 30, 34, '2021-01-01', '2021-12-31', 31.6, null),
  (md5('Germany 2021 41-44')::uuid, null, 'Germany', 'sourced', 'press',
   'Frauenarzt on the German IVF Register (in German)',
   'https://www.frauenarzt.de/index.php/108-127-920-kinderwunschbehandlungen-im-vergangenen-jahr', '2026-11-23',
   'It doesn''t say whether frozen embryos are included.',
   'delivery', 'transfer', 'own', 'any', 41, 44, '2021-01-01', '2021-12-31', 8.2, null),
  (md5('France 2017')::uuid, null, 'France', 'sourced', 'third_party',
   'FIV.fr on the report of the Agence de la biomédecine of February 2021 (in French)',
   'https://www.fiv.fr/classement-2021-centres-pma-fiv-france/', '2026-11-23',
   'Deliveries from fresh and frozen embryos for each egg collection, until a birth or until no embryo was left.',
   'delivery', 'cumulative_retrieval', 'own', 'any', null, null, '2017-01-01', '2017-12-31', 28.4, null)
on conflict (id) do nothing;
