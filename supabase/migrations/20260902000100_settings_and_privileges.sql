-- The private schema, the operator's settings, and the one place where privileges are granted.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Not exposed by the API.
create schema private;
revoke all on schema private from public;

-- Settings ---------------------------------------------------------------------------

create table private.settings (
  only_row boolean primary key default true check (only_row),

  -- The header with the trusted client address. Cloudflare sets it on hosted Supabase and
  -- overwrites what the caller wrote. Null: only x-forwarded-for.
  address_header text default 'cf-connecting-ip'
    check (address_header = lower(address_header) and address_header ~ '^[a-z0-9-]+$'),
  -- How many of our own proxies append to x-forwarded-for behind the first trusted one.
  own_proxy_hops smallint not null default 0 check (own_proxy_hops between 0 and 10),

  -- Origins whose pages may vote, report, submit and sign in, such as https://example.org. '*'
  -- allows every website, which is right only behind a gateway that compares origins itself.
  allowed_origins text[] not null default '{}' check (
    array_position(allowed_origins, null) is null
    and array_to_string(allowed_origins, ' ') ~ '^((\*|https?://[a-z0-9.-]+(:[0-9]+)?)( |$))*$'),

  -- So many failed human checks within the window ban a session, and make an address solve one per
  -- vote.
  captcha_failures_allowed smallint not null default 5 check (captcha_failures_allowed > 0),
  captcha_failure_window interval not null default '1 hour',
  ban_duration interval not null default '1 hour',

  -- One address can be a household, a hospital or a phone network.
  votes_per_clinic_and_address_a_day smallint not null default 5,
  votes_per_address_an_hour smallint not null default 30,
  unproven_votes_per_address_a_day smallint not null default 3,
  -- Networks wider than a /64 get this many times its quotas.
  quotas_per_prefix56 smallint not null default 2 check (quotas_per_prefix56 > 0),
  quotas_per_prefix48 smallint not null default 4 check (quotas_per_prefix48 > 0),
  quotas_per_prefix40 smallint not null default 8 check (quotas_per_prefix40 > 0),
  quotas_per_prefix32 smallint not null default 16 check (quotas_per_prefix32 > 0),
  -- Votes without a solved check for one clinic, from all addresses together.
  unproven_votes_per_clinic_a_day smallint not null default 20,

  -- How many numbers a human check has to try at most. It doubles with this many more checks and
  -- votes of the address within the hour, up to what a slow phone tries in 3 s (npm run bench
  -- pages).
  human_check_numbers integer not null default 50000
    check (human_check_numbers between 100 and 5000000),
  human_check_most_numbers integer not null default 100000
    check (human_check_most_numbers between 100 and 5000000),
  human_check_doubles_each smallint not null default 20 check (human_check_doubles_each > 0),
  human_check_valid_for interval not null default '10 minutes',

  -- How long hashes of addresses and browsers are kept.
  traces_kept_for interval not null default '30 days',

  -- So many failed sign-ins within the window lock an address out.
  login_failures_per_email smallint not null default 5 check (login_failures_per_email > 0),
  login_failures_per_address smallint not null default 20 check (login_failures_per_address > 0),
  login_failure_window interval not null default '15 minutes',
  login_lockout interval not null default '15 minutes',
  -- Each may be a new account.
  people_added_an_hour smallint not null default 20 check (people_added_an_hour > 0),

  submissions_per_address smallint not null default 10
    check (submissions_per_address > 0),
  -- All callers without a known address share this limit.
  submissions_without_address smallint not null default 100
    check (submissions_without_address > 0),
  submission_window interval not null default '1 hour',

  -- Limits on what is stored, however many addresses send it.
  submissions_an_hour integer not null default 100 check (submissions_an_hour > 0),
  submissions_stored integer not null default 5000 check (submissions_stored > 0),
  submissions_kept_for interval not null default '1 year',
  -- Reports of wrong figures are kept and paused like submissions.
  figure_reports_per_address smallint not null default 10 check (figure_reports_per_address > 0),
  figure_reports_an_hour integer not null default 100 check (figure_reports_an_hour > 0),
  figure_reports_stored integer not null default 5000 check (figure_reports_stored > 0),
  -- How long a deleted submission or report can be restored.
  bin_kept_for interval not null default '7 days' check (bin_kept_for >= '0'),
  -- How much history one admin may write. The longest import takes about 11 MB.
  history_bytes_an_hour integer not null default 20000000 check (history_bytes_an_hour > 0),
  history_bytes_a_day integer not null default 60000000 check (history_bytes_a_day > 0),
  -- Null: only the payment page says it.
  sponsored_price_euros integer constraint price_is_1_to_100000_euros check (sponsored_price_euros between 1 and 100000),
  captcha_failures_an_hour integer not null default 1000 check (captcha_failures_an_hour > 0),
  captcha_failures_stored integer not null default 20000 check (captcha_failures_stored > 0),
  human_checks_noted_a_minute integer not null default 500 check (human_checks_noted_a_minute > 0),

  -- A sentence for visitors pauses voting, submissions or reports of failed checks; null resumes
  -- them.
  voting_paused text check (length(btrim(voting_paused)) between 1 and 280),
  submissions_paused text check (length(btrim(submissions_paused)) between 1 and 280),
  reports_paused text check (length(btrim(reports_paused)) between 1 and 280),

  -- Whether to pause after each password hash. False where one connection serves everybody, who
  -- would all wait.
  login_rests boolean not null default true
);
insert into private.settings default values;

create table private.keys (
  purpose text primary key,
  secret bytea not null check (length(secret) >= 32),
  rotated_at timestamptz
);
-- Generated here, so that each database has its own.
insert into private.keys values ('client-hash', extensions.gen_random_bytes(32));
-- As hex text, which is what ALTCHA's libraries expect.
insert into private.keys
values ('human-check', convert_to(encode(extensions.gen_random_bytes(32), 'hex'), 'UTF8'));

alter table private.settings enable row level security;
alter table private.keys enable row level security;

-- Privileges -------------------------------------------------------------------------

-- Revokes every privilege in our schemas and grants what the functions private.grants_for_… grant,
-- so what is new stays closed whatever the platform grants by default. Idempotent. Each migration
-- ends with it; the embedded backend calls it again at every start, since it grants everything on
-- its first request.
create function private.apply_grants() returns void
  language plpgsql set search_path = ''
as $$
declare
  giver regproc;
begin
  revoke all on all tables in schema public from public, anon, authenticated, service_role;
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all sequences in schema public from public, anon, authenticated, service_role;
  revoke all on all sequences in schema private from public, anon, authenticated, service_role;
  revoke all on all routines in schema public from public, anon, authenticated, service_role;
  revoke all on all routines in schema private from public, anon, authenticated, service_role;
  revoke all on schema private from public, anon, authenticated, service_role;
  revoke create on schema public from public, anon, authenticated, service_role;

  -- Not per schema: there the default execute privilege of new functions cannot be revoked.
  alter default privileges revoke execute on functions from public;
  alter default privileges in schema public, private
    revoke all on tables from public, anon, authenticated, service_role;
  alter default privileges in schema public, private
    revoke all on sequences from public, anon, authenticated, service_role;
  alter default privileges in schema public, private
    revoke all on functions from public, anon, authenticated, service_role;

  grant usage on schema public to anon, authenticated, service_role;
  grant usage on schema private to anon, authenticated, service_role;

  for giver in
    select p.oid from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'grants\_for\_%'
    order by p.proname
  loop
    execute format('select %s()', giver);
  end loop;
end
$$;

select private.apply_grants();
