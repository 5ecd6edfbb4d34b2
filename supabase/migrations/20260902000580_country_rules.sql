-- What a country's law says about treatment: one row a question and country, with the text that says so
-- and when somebody read it there. A question without a row is not known. Conditions are rows too,
-- several of a country. Editors write them, so that a law changes without a release.

-- The countries whose law we tell, as addresses write them, and the answers to each question, in the order
-- in which they are offered. The site has words for each (src/law/ruleTexts.ts).
create function private.law_codes() returns jsonb
  language sql immutable set search_path = ''
as $$
  select '{
    "country": ["austria", "belgium", "czech-republic", "denmark", "finland", "france", "germany", "greece",
      "italy", "poland", "spain", "sweden", "united-kingdom"],
    "marriedCouple": ["yes"],
    "unmarriedCouple": ["yes", "joint-statement", "notarial", "living-together"],
    "womanAlone": ["yes", "unmarried", "notarial", "depends", "no"],
    "twoWomen": ["yes", "depends", "one-as-single", "no"],
    "ageOwnEggs": ["none", "clinics-50", "until-49", "until-54", "often-50", "private-45", "one-clinic-45",
      "before-46-treated", "fertile-age", "before-46", "before-43"],
    "ageDonorEggs": ["none", "clinics-50", "until-49", "until-54", "often-50", "private-45", "one-clinic-45",
      "before-46-treated", "fertile-age", "not-applicable", "before-45-at-start", "before-45", "before-46"],
    "ageFrozen": ["none", "clinics-50", "until-49", "until-54", "often-50", "private-45", "one-clinic-45",
      "before-46-treated", "fertile-age", "before-45", "before-48"],
    "donorEggs": ["yes", "mostly-imported", "no"],
    "donorSperm": ["yes"],
    "bothDonors": ["yes", "one-identifiable", "very-rare", "not-forbidden", "no"],
    "donorIdentity": ["anonymous", "general-data", "some-data-at-18", "donor-chooses", "patient-chooses",
      "anonymous-or-agreed", "known-at-14", "known-at-18", "known-when-mature", "sperm-register"],
    "embryoDonation": ["yes-anonymous", "yes", "notary", "from-parents", "not-provided"],
    "geneticTesting": ["yes", "proven-risk", "medical", "permit", "three-failures", "ethics-board",
      "not-for-traits", "inherited-disease", "licensed", "disease"],
    "sexChoice": ["only-disease"],
    "storage": ["no-end", "agreed-20", "while-fit", "5-renewable", "10-at-most", "10-or-longer", "5-or-longer",
      "until-46", "55-years"],
    "afterStorage": ["asked-then-destroyed", "donated", "as-agreed"],
    "embryosFromAbroad": ["between-clinics", "named-donors", "no-donor-eggs", "agency-permit",
      "import-certificate"],
    "afterDeath": ["no", "no-fresh-consent", "embryos-only", "12-months", "court-permit", "storage-ends",
      "no-sperm", "6-months-5-years", "consent", "destroyed"],
    "condition": ["medical-reasons", "request-6-months", "consent-each-time", "12-months-tried",
      "paternity-14-months", "husband-consents", "partner-consents", "other-treatment-first",
      "information-14-days", "notary-unmarried-or-donor", "consent-2-years", "virus-tests",
      "written-agreement", "may-refuse", "donor-request", "suitability", "separation-ends", "notary-embryo",
      "no-withdrawal", "child-welfare"]
  }'::jsonb
$$;

create function private.is_law_code(p_of text, p_code text) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  return coalesce((private.law_codes() -> p_of) ? p_code, false);
end
$$;

-- True for one visible line, without spaces around it and without what turns a text around or hides in it.
create function private.is_line(p_text text, p_longest integer) returns boolean
  language plpgsql immutable strict set search_path = ''
as $$
begin
  return length(p_text) <= p_longest and p_text = btrim(p_text) and private.has_visible_text(p_text)
    and p_text !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]';
end
$$;

-- True for a year (2015) or a day (2026-08-25) that has begun.
create function private.is_date_of_text(p_as_of text) returns boolean
  language plpgsql stable strict set search_path = ''
as $$
begin
  if p_as_of ~ '^[0-9]{4}$' then
    return private.is_past_day((p_as_of || '-01-01')::date);
  end if;
  return p_as_of ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    and right(p_as_of, 2)::integer <= extract(day from
      (left(p_as_of, 7) || '-01')::date + interval '1 month' - interval '1 day')
    and private.is_past_day(p_as_of::date);
exception when others then
  -- Such as the year 0000.
  return false;
end
$$;

create table public.country_rules (
  id uuid primary key default gen_random_uuid(),
  country text not null constraint country_is_one_whose_law_we_tell check (private.is_law_code('country', country)),
  question text not null constraint question_is_one_of_ours
    check (question <> 'country' and private.law_codes() ? question),
  answer text not null,
  source_name text not null constraint source_name_is_one_line_of_1_to_200_letters
    check (private.is_line(source_name, 200)),
  source_url text not null constraint source_is_an_https_address
    check (private.is_web_url(source_url) and source_url ~* '^https://'),
  -- The day or year of the text that was read; null where it is undated.
  as_of text constraint as_of_is_a_day_or_year_that_has_begun check (private.is_date_of_text(as_of)),
  -- Null where the text is a page about the law.
  article text constraint article_is_one_line_of_1_to_200_letters check (private.is_line(article, 200)),
  -- H: read in the act, the judgment or a study. M: on a page about the law. L: one weak page, or memory.
  confidence text not null constraint confidence_is_h_m_or_l check (confidence in ('H', 'M', 'L')),
  -- The last day on which the rule is sure to hold.
  watch_until date constraint watch_until_is_a_day_of_our_time
    check (watch_until between '2000-01-01' and '2100-12-31'),
  -- The day on which somebody read the text.
  checked_on date not null constraint checked_on_is_a_day_that_has_begun check (private.is_past_day(checked_on)),
  -- So that the second of two editors is told.
  changed_at timestamptz not null default clock_timestamp(),
  constraint answer_is_one_of_its_question
    check (not private.law_codes() ? question or private.is_law_code(question, answer)),
  constraint rule_read_in_the_law_names_its_article check (confidence <> 'H' or article is not null),
  constraint text_is_not_younger_than_its_check check (as_of collate "C" <= to_char(checked_on, 'YYYY-MM-DD'))
);
create unique index one_answer_to_a_question on public.country_rules (country, question)
  where question <> 'condition';
create unique index each_condition_once on public.country_rules (country, answer) where question = 'condition';

-- When somebody last compared all rules of a country with their texts.
create table public.law_checks (
  id uuid primary key default gen_random_uuid(),
  country text not null unique constraint country_is_one_whose_law_we_tell
    check (private.is_law_code('country', country)),
  checked_on date not null constraint checked_on_is_a_day_that_has_begun check (private.is_past_day(checked_on))
);

-- One spelling (NFC) for what is shown.
create function private.check_country_rule() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.source_name := normalize(new.source_name, NFC);
  new.article := normalize(new.article, NFC);
  new.changed_at := clock_timestamp();
  return new;
end
$$;

create trigger check_country_rule before insert or update on public.country_rules
  for each row execute function private.check_country_rule();

alter table public.country_rules enable row level security;
alter table public.law_checks enable row level security;

-- Visitors read both by a call, which asks once for a page.
create policy "admins read rules" on public.country_rules
  for select to authenticated
  using ((select private.is_admin())
    and ((select private.assert_cheap_query()) or (country = '') = private.assert_cheap_query()));
create policy "admins add rules" on public.country_rules
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change rules" on public.country_rules
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete rules" on public.country_rules
  for delete to authenticated using ((select private.is_admin()));

create policy "admins read checks of the law" on public.law_checks
  for select to authenticated
  using ((select private.is_admin())
    and ((select private.assert_cheap_query()) or (country = '') = private.assert_cheap_query()));
create policy "admins change checks of the law" on public.law_checks
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- The law of some countries, or of all: [{"country", "checked_on", "texts": [{"name", "url", "as_of"}], "rules":
-- [{"question", "answer", "text", "article", "confidence", "watch_until", "checked_on"}]}], by country. A rule
-- names its text by its place in the list, and what is null is left out. A rule was checked with its country
-- unless it says when. Raises PT400 (a costly query).
create function private.country_laws(p_countries text[]) returns json
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  return (
    select coalesce(json_agg(json_build_object(
      'country', c.country, 'checked_on', c.checked_on, 'texts', of_country.texts, 'rules', of_country.rules)
      order by c.country), '[]')
    from public.law_checks c, lateral (
      select
        coalesce(json_agg(json_strip_nulls(json_build_object('name', r.source_name, 'url', r.source_url, 'as_of', r.as_of))
          order by r.place) filter (where r.is_first), '[]') as texts,
        coalesce(json_agg(json_strip_nulls(json_build_object(
          'question', r.question, 'answer', r.answer, 'text', r.place - 1, 'article', r.article,
          'confidence', r.confidence, 'watch_until', r.watch_until,
          'checked_on', nullif(r.checked_on, c.checked_on))) order by r.question, r.answer), '[]') as rules
      from (
        select *, dense_rank() over (order by source_name, source_url, as_of) as place,
          row_number() over (partition by source_name, source_url, as_of) = 1 as is_first
        from public.country_rules where country = c.country) r
    ) of_country
    where p_countries is null or c.country = any (p_countries));
end
$$;

create function public.country_laws(p_countries text[] default null) returns json
  language sql stable security invoker set search_path = ''
as $$
  select private.country_laws(p_countries)
$$;

-- A rule stays with its country and question; another one is another row.
create function private.grants_for_country_rules() returns void
  language sql set search_path = ''
as $$
  grant select (id, country, question, answer, source_name, source_url, as_of, article, confidence, watch_until,
    checked_on, changed_at) on public.country_rules to authenticated;
  grant insert (country, question, answer, source_name, source_url, as_of, article, confidence, watch_until,
    checked_on) on public.country_rules to authenticated;
  grant update (answer, source_name, source_url, as_of, article, confidence, watch_until, checked_on)
    on public.country_rules to authenticated;
  grant delete on public.country_rules to authenticated;
  grant select on public.law_checks to authenticated;
  grant update (checked_on) on public.law_checks to authenticated;
  grant execute on function private.law_codes(), private.is_law_code(text, text), private.is_line(text, integer),
    private.is_date_of_text(text) to authenticated;
  grant execute on function private.country_laws(text[]) to anon, authenticated;
  grant execute on function public.country_laws(text[]) to anon, authenticated;
$$;

select private.apply_grants();
