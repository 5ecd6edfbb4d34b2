-- Ten clinics of the United Kingdom, and what the regulator (HFEA) publishes of each: a small part of
-- its table. City Fertility is left out: it has the name of another clinic today, and nobody says
-- whether it is the same one. Nothing here is made up; ratings and prices are as others state them.
-- Safe to run again: what is there already is left alone, and so are clinics that were merged into another.

insert into public.clinics
  (id, name, countries, locations, website, register_number, latitude, longitude)
values
  ('barts-health', 'Barts Health Centre for Reproductive Medicine', '{"United Kingdom"}', '{London}', null, '94', 51.5170, -0.1009),
  ('bourn-hall', 'Bourn Hall Clinic', '{"United Kingdom"}', '{Cambridge}', 'https://www.bournhall.co.uk', '100', 52.1903, -0.0622),
  ('cambridge-ivf', 'Cambridge IVF', '{"United Kingdom"}', '{Cambridge}', 'https://www.cambridge-ivf.nhs.uk', '51', 52.1733, 0.1109),
  ('create-st-pauls', 'CREATE Fertility, London St Paul’s', '{"United Kingdom"}', '{London}', 'https://www.createfertility.co.uk', '9129', 51.5151, -0.0968),
  ('guys-hospital', 'Guy’s Hospital', '{"United Kingdom"}', '{London}', 'https://www.guysandstthomas.nhs.uk', '102', 51.5046, -0.0890),
  ('herts-and-essex', 'Herts and Essex Fertility Centre', '{"United Kingdom"}', '{Cheshunt}', 'https://www.hertsandessexfertility.com', '30', 51.7034, -0.0478),
  ('homerton', 'Homerton Fertility Centre', '{"United Kingdom"}', '{London}', 'https://www.homerton.nhs.uk/fertility-centre', '153', 51.5506, -0.0461),
  ('kings-fertility', 'King’s Fertility', '{"United Kingdom"}', '{London}', 'https://www.kingsfertility.co.uk', '109', 51.4684, -0.0923),
  ('lister', 'The Lister Fertility Clinic', '{"United Kingdom"}', '{London}', 'https://www.listerfertility.co.uk', '6', 51.4865, -0.1505),
  ('london-womens-clinic', 'London Women’s Clinic', '{"United Kingdom"}', '{London}', 'https://www.londonwomensclinic.com', '105', 51.5214, -0.1484)
on conflict (id) do nothing;

-- Births and cycles of 2018, as HFEA's table has them: fresh embryos, the patient's own eggs.
insert into public.clinic_results
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, outcome, denominator, eggs,
   embryos, age_from, age_to, period_from, period_to, percentage, n, successes)
select md5(concat_ws(' ', c.id, denominator, '2018', age_from, '-', age_to))::uuid, c.id, 'sourced', 'register',
  'HFEA, Choose a Fertility Clinic: detailed statistics of this clinic for 2018, as copied in November 2021',
  'https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/' || c.register_number || '/', '2026-11-23',
  'We read a public copy of HFEA''s page made in November 2021. HFEA advises against league tables: in small clinics, chance moves the rate a lot. It doesn''t say whether cycles with tested embryos are included.'
    -- 302 transfers of 303 started cycles, where the others' are two thirds to nine tenths.
    || case when c.register_number = '9129'
      then ' Hardly any of this clinic''s started cycles stopped before a transfer, so the table seems to leave out those that did.'
      else '' end,
  'live_birth', denominator, 'own', 'fresh', age_from, age_to, '2018-01-01', '2018-12-31',
  round(100.0 * births / n, 2), n, births
from (values
  ('94', null, 34, 148, 377, 361, 308), ('94', 35, 37, 63, 196, 189, 159), ('94', 38, 39, 35, 150, 141, 116),
  ('94', 40, 42, 12, 84, 79, 65), ('94', 43, 44, 0, 13, 11, 10),
  ('100', null, 34, 194, 476, 467, 420), ('100', 35, 37, 97, 282, 275, 256), ('100', 38, 39, 27, 135, 125, 116),
  ('100', 40, 42, 32, 145, 126, 111),
  ('51', null, 34, 10, 63, 60, 42), ('51', 35, 37, 10, 60, 55, 46), ('51', 38, 39, 7, 34, 32, 28),
  ('51', 40, 42, 4, 41, 36, 32),
  ('9129', null, 34, 57, 120, 120, 120), ('9129', 35, 37, 30, 101, 101, 100), ('9129', 38, 39, 10, 47, 47, 47),
  ('9129', 40, 42, 4, 35, 35, 35),
  ('102', null, 34, 217, 664, 652, 584), ('102', 35, 37, 105, 458, 445, 406), ('102', 38, 39, 83, 372, 366, 344),
  ('102', 40, 42, 33, 331, 315, 295), ('102', 43, 44, 3, 74, 71, 65),
  ('30', null, 34, 54, 169, 161, 150), ('30', 35, 37, 18, 92, 80, 71), ('30', 38, 39, 8, 54, 50, 46),
  ('30', 40, 42, 6, 77, 62, 57),
  ('153', null, 34, 52, 178, 164, 139), ('153', 35, 37, 20, 123, 117, 99), ('153', 38, 39, 27, 102, 94, 71),
  ('153', 40, 42, 10, 93, 84, 70),
  ('109', null, 34, 64, 230, 216, 201), ('109', 35, 37, 52, 196, 186, 167), ('109', 38, 39, 35, 181, 166, 133),
  ('109', 40, 42, 26, 122, 111, 93),
  ('6', null, 34, 142, 439, 426, 360), ('6', 35, 37, 116, 389, 381, 321), ('6', 38, 39, 71, 301, 281, 242),
  ('6', 40, 42, 69, 463, 425, 348), ('6', 43, 44, 4, 182, 168, 136),
  ('105', null, 34, 74, 250, 228, 177), ('105', 35, 37, 45, 202, 160, 118), ('105', 38, 39, 32, 177, 150, 120),
  ('105', 40, 42, 25, 212, 178, 136), ('105', 43, 44, 2, 86, 65, 38)
) as counted (register_number, age_from, age_to, births, cycles, collections, transfers)
  join public.clinics c using (register_number)
  cross join lateral (values ('started_cycle', cycles), ('retrieval', collections), ('transfer', transfers))
    as each (denominator, n)
where c.countries = '{"United Kingdom"}' and c.merged_into is null
on conflict (id) do nothing;

-- 2022, cumulative, as two clinics' pages have it: with HFEA's own range and verdict.
insert into public.clinic_results
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, outcome, denominator, eggs,
   embryos, age_from, age_to, period_from, period_to, percentage, n, range_from, range_to, verdict)
select md5(concat_ws(' ', c.id, 'cumulative_retrieval 2022', age_from, '-', age_to))::uuid, c.id, 'sourced', 'register',
  'HFEA, Choose a Fertility Clinic: this clinic''s page, as copied in February 2026',
  'https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/' || c.register_number || '/', '2026-11-23',
  'We read a public copy of HFEA''s page made on 12 February 2026. Each egg collection is counted with all its fresh and frozen transfers within two years. Cycles with tested embryos (PGT-A) are included.',
  'live_birth', 'cumulative_retrieval', 'own', 'any', age_from, age_to, '2022-01-01', '2022-12-31', percentage, n,
  range_from, range_to, 'consistent'
from (values
  ('94', null::smallint, 37::smallint, 42, 33, 51, 296), ('94', 38, null, 23, 16, 32, 264), ('94', null, null, 33, 27, 39, 560),
  ('153', null, 37, 35, 19, 56, 54), ('153', 38, null, 24, 11, 46, 50), ('153', null, null, 30, 18, 45, 104)
) as rates (register_number, age_from, age_to, percentage, range_from, range_to, n)
  join public.clinics c using (register_number)
where c.countries = '{"United Kingdom"}' and c.merged_into is null
on conflict (id) do nothing;

-- 2023, per embryo transferred, without tested embryos: two clinics from HFEA's pages, seven as Cairn copied them.
insert into public.clinic_results
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, outcome, denominator, eggs,
   embryos, tested, age_from, age_to, period_from, period_to, percentage, n, range_from, range_to, verdict)
select md5(concat_ws(' ', c.id, 'embryo 2023', age_from, '-', age_to))::uuid, c.id, 'sourced', 'register',
  'HFEA, Choose a Fertility Clinic: this clinic''s page, ' ||
  case when c.id in ('barts-health', 'homerton') then 'as copied in February 2026' else 'as copied by Cairn' end,
  'https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/' || c.register_number || '/',
  case when c.id in ('barts-health', 'homerton') then date '2026-11-23' else date '2026-09-13' end,
  case when c.id in ('barts-health', 'homerton')
    then 'We read a public copy of HFEA''s page made on 12 February 2026.'
    else 'The directory Cairn copied this from HFEA''s page on 13 September 2026; we read its copy.'
  end || ' Fresh and frozen embryos together, without cycles in which embryos were tested (PGT-A).',
  'live_birth', 'embryo', 'own', 'any', false, age_from, age_to, '2023-01-01', '2023-12-31', percentage, n,
  range_from, range_to, verdict
from (values
  ('94', null::smallint, 37::smallint, 32, 27, 38, 647, 'consistent'), ('94', 38, null, 17, 12, 24, 374, 'consistent'),
  ('94', null, null, 27, 23, 31, 1021, 'consistent'),
  ('153', null, 37, 31, 24, 38, 412, 'consistent'), ('153', 38, null, 17, 10, 27, 187, 'consistent'),
  ('153', null, null, 26, 21, 32, 599, 'consistent'),
  ('100', null, 37, 29, 25, 34, 905, 'consistent'), ('100', 38, null, 14, 9, 20, 345, 'consistent'),
  ('100', null, null, 25, 21, 29, 1260, 'consistent'),
  ('30', null, 37, 36, 29, 44, 382, 'consistent'), ('30', 38, null, 20, 13, 30, 226, 'consistent'),
  ('30', null, null, 30, 25, 36, 612, 'consistent'),
  ('105', null, 37, 37, 33, 41, 1298, 'consistent'), ('105', 38, null, 17, 13, 22, 585, 'consistent'),
  ('105', null, null, 31, 28, 34, 1906, 'consistent'),
  ('9129', null, 37, 33, 29, 37, 1166, 'consistent'), ('9129', 38, null, 15, 11, 21, 445, 'consistent'),
  ('9129', null, null, 28, 24, 31, 1611, 'consistent'),
  ('6', null, 37, 39, 34, 45, 692, 'above'), ('6', 38, null, 14, 10, 20, 539, 'consistent'),
  ('6', null, null, 28, 25, 33, 1232, 'consistent'),
  ('109', null, 37, 39, 35, 43, 1290, 'above'), ('109', 38, null, 19, 15, 24, 665, 'consistent'),
  ('109', null, null, 32, 29, 36, 1961, 'above'),
  ('51', null, 37, 32, 25, 40, 367, 'consistent'), ('51', 38, null, 14, 9, 22, 276, 'consistent'),
  ('51', null, null, 24, 20, 30, 648, 'consistent')
) as rates (register_number, age_from, age_to, percentage, range_from, range_to, n, verdict)
  join public.clinics c using (register_number)
where c.countries = '{"United Kingdom"}' and c.merged_into is null
on conflict (id) do nothing;

-- Patients' ratings, few of each.
insert into public.clinic_reviews
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, platform, scale, score, count)
select md5(c.id || ' HFEA patient ratings 2026')::uuid, c.id, 'sourced', 'register',
  'HFEA, Choose a Fertility Clinic: patient ratings',
  'https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/' || c.register_number || '/', '2026-11-23',
  case when c.id in ('barts-health', 'homerton')
    then 'We read a public copy of HFEA''s page made on 12 February 2026.'
    else 'We read a public copy of HFEA''s list of clinics made on 12 February 2026.'
  end || ' Few patients rate, so one more can change the score. HFEA doesn''t let clinic staff rate.',
  'HFEA patient rating', 5, score, count
from (values ('153', 4.5, 17), ('109', 5, 13), ('94', 3, 9), ('102', 4.5, 7), ('9129', 3, 5))
  as rated (register_number, score, count)
  join public.clinics c using (register_number)
where c.countries = '{"United Kingdom"}' and c.merged_into is null
on conflict (id) do nothing;

-- Prices of seven clinics, from their own lists as Cairn read them.
insert into public.clinic_prices
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, item, amount, currency, per,
   includes, excludes, list_date)
select md5(concat_ws(' ', clinic, item, '2026'))::uuid, clinic, 'sourced', 'third_party', source_name || ', as read by Cairn',
  source_url, '2026-09-13', 'A third party read this list; we haven''t opened it ourselves.' || coalesce(' ' || note, ''),
  item, amount, 'GBP', 'cycle', includes::text[], excludes::text[], list_date::date
from (values
  ('bourn-hall', 'ivf_cycle', 4495, '{monitoring, anaesthesia, retrieval, transfer}', '{drugs}', null,
    'Price list of Bourn Hall', 'https://www.bournhall.co.uk/fees-funding/our-prices',
    'Counselling and HFEA''s fee are included.'),
  ('herts-and-essex', 'ivf_cycle', 3995, '{monitoring, anaesthesia, retrieval, transfer}', '{drugs, blastocyst}', null,
    'Price list of Herts and Essex Fertility Centre', 'https://www.hertsandessexfertility.com/price-list',
    'Counselling is included; HFEA''s fee of £115 isn''t.'),
  ('herts-and-essex', 'blastocyst', 725, '{}', '{}', null,
    'Price list of Herts and Essex Fertility Centre', 'https://www.hertsandessexfertility.com/price-list', null),
  ('london-womens-clinic', 'ivf_cycle', 3995, '{monitoring, retrieval, sperm_preparation, transfer}',
    '{drugs, anaesthesia}', null, 'Price list of London Women''s Clinic', 'https://www.londonwomensclinic.com/about/prices',
    'Blood tests and HFEA''s fee aren''t included. The clinic''s own estimate with everything is £9,140 to £10,640.'),
  ('create-st-pauls', 'ivf_cycle', 3795, '{retrieval, fertilisation, transfer}', '{drugs, icsi, freezing, storage}', null,
    'Price list of CREATE Fertility', 'https://www.createfertility.co.uk/costs', null),
  ('lister', 'ivf_cycle', 4510, '{}', '{drugs}', '2026-02-01',
    'Price list of the Lister Fertility Clinic (PDF)', 'https://www.listerfertility.co.uk',
    'We only know the address of the clinic''s website. HFEA''s fee and counselling are included; the consultation is with a nurse.'),
  ('kings-fertility', 'ivf_cycle', 4090, '{monitoring, retrieval, transfer}', '{icsi, freezing, storage, drugs}', '2026-04-01',
    'Price list of King''s Fertility (PDF)',
    'https://www.kingsfertility.co.uk/wp-content/uploads/2026/05/KF-Price-List-Revamp-20.05.26.pdf',
    'Blood tests and an early scan are included.'),
  ('kings-fertility', 'icsi', 1250, '{}', '{}', '2026-04-01', 'Price list of King''s Fertility (PDF)',
    'https://www.kingsfertility.co.uk/wp-content/uploads/2026/05/KF-Price-List-Revamp-20.05.26.pdf', null),
  ('cambridge-ivf', 'ivf_cycle', 5240, '{drugs, anaesthesia, monitoring, blastocyst}', '{}', null,
    'Price list of Cambridge IVF: the package ‘Pure’', 'https://www.cambridge-ivf.nhs.uk/prices',
    'Medicines are included until the test, except for one. HFEA''s fee and two counselling sessions are included.')
) as prices (clinic, item, amount, includes, excludes, list_date, source_name, source_url, note)
where clinic in (select id from public.clinics where merged_into is null)
on conflict (id) do nothing;

-- Where they are: of most we list only the postcode. Some from HFEA, the others as Cairn lists them.
insert into public.clinic_contacts
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, kind, value)
select md5('contact ' || c.id || ' address')::uuid, c.id, 'sourced', 'register',
  'HFEA, Choose a Fertility Clinic: this clinic''s page',
  'https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/' || c.register_number || '/', date '2026-11-23',
  read_in, 'address', address
from (values
  ('barts-health', '2nd Floor, Kenton and Lucas Wing, London EC1A 7BE', 'We read a public copy of HFEA''s page made on 12 February 2026.'),
  ('homerton', 'Homerton Row, London E9 6SR', 'We read a public copy of HFEA''s page made on 12 February 2026.'),
  ('bourn-hall', 'Bourn, Cambridge CB23 2TN',
    'We read it in a public list of August or September 2026 that was imported from HFEA, and haven''t opened HFEA''s page. We list only the town and the postcode.'),
  ('guys-hospital', 'London SE1 9RT',
    'We read it in a public list of August or September 2026 that was imported from HFEA, and haven''t opened HFEA''s page. We list only the town and the postcode.')
) as addresses (clinic, address, read_in) join public.clinics c on c.id = clinic and c.merged_into is null
on conflict (id) do nothing;

insert into public.clinic_contacts
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, kind, value)
select md5('contact ' || c.id || ' address')::uuid, c.id, 'sourced', 'third_party',
  'Website of ' || c.name || ', as read by Cairn', c.website, date '2026-09-13',
  concat_ws(' ', 'The directory Cairn lists this address beside the website, on 13 September 2026; we haven''t opened it ourselves.', detail),
  'address', address
from (values
  ('cambridge-ivf', 'Cambridge CB2 9LG', 'We list only the town and the postcode.'),
  ('create-st-pauls', '150 Cheapside, London EC2V 6ET', null),
  ('herts-and-essex', 'Cheshunt EN8 9XP', 'We list only the town and the postcode.'),
  ('kings-fertility', '16–20 Windsor Walk, London SE5 8BB', null),
  ('lister', 'London SW1W 8RH', 'We list only the town and the postcode.'),
  ('london-womens-clinic', '113–115 Harley Street, London W1G 6AP', null)
) as addresses (clinic, address, detail) join public.clinics c on c.id = clinic and c.merged_into is null
on conflict (id) do nothing;

insert into public.clinic_contacts
  (id, clinic_id, status, published_by, source_name, source_url, checked_on, note, kind, value)
select md5(concat_ws(' ', 'contact', c.id, kind))::uuid, c.id, 'sourced', 'register',
  'HFEA, Choose a Fertility Clinic: this clinic''s page',
  'https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/' || c.register_number || '/', date '2026-11-23',
  'We read a public copy of HFEA''s page made on 12 February 2026.', kind, value
from (values
  ('barts-health', 'phone', '+442077673302'), ('barts-health', 'hours', 'Mo-Fr 07:30-17:00, Sa-Su 09:00-13:00'),
  ('homerton', 'phone', '+442085107660'), ('homerton', 'hours', 'Mo-Fr 08:30-16:30, Sa 09:00-12:00')
) as contacts (clinic, kind, value) join public.clinics c on c.id = clinic and c.merged_into is null
on conflict (id) do nothing;

-- The country as a whole: HFEA's averages.
insert into public.clinic_results
  (id, country, status, published_by, source_name, source_url, checked_on, note, outcome, denominator, eggs,
   embryos, tested, age_from, age_to, period_from, period_to, percentage)
select md5(concat_ws(' ', 'United Kingdom', denominator, year, age_from, '-', age_to))::uuid, 'United Kingdom', 'sourced',
  'register', source_name, source_url, '2026-11-23', note, 'live_birth', denominator, 'own', embryos, tested,
  age_from, age_to, make_date(year, 1, 1), make_date(year, 12, 31), percentage
from (values
  ('cumulative_retrieval', 2022, 'any', null::boolean, 'HFEA, Choose a Fertility Clinic: national averages',
    'https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/94/',
    'HFEA prints it on each clinic''s page; we read a public copy of one made on 12 February 2026. Each egg collection is counted with all its transfers within two years.'),
  ('embryo', 2023, 'any', false, 'HFEA, Choose a Fertility Clinic: national averages',
    'https://www.hfea.gov.uk/choose-a-clinic/clinic-search/results/94/',
    'HFEA prints it on each clinic''s page; we read a public copy of one made on 12 February 2026. Without cycles in which embryos were tested (PGT-A).'),
  ('embryo', 2018, 'fresh', null, 'HFEA''s averages for 2018, as Gateshead Fertility prints them',
    'https://www.gatesheadhealth.nhs.uk/resources/success-rates', 'We read them on the page of a clinic, in a stored copy.')
) as measures (denominator, year, embryos, tested, source_name, source_url, note)
  join (values
    ('cumulative_retrieval', 2022, null::smallint, 37::smallint, 47), ('cumulative_retrieval', 2022, 38, null, 22),
    ('cumulative_retrieval', 2022, null, null, 37),
    ('embryo', 2023, null, 37, 34), ('embryo', 2023, 38, null, 16), ('embryo', 2023, null, null, 28),
    ('embryo', 2018, null, 37, 31), ('embryo', 2018, 38, null, 13)
  ) as averages (denominator, year, age_from, age_to, percentage) using (denominator, year)
on conflict (id) do nothing;
