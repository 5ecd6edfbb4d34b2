-- Clinics that visitors propose. The sender sees the row once, in the answer; no other visitor ever
-- does.

create table public.clinic_submissions (
  id uuid primary key default gen_random_uuid(),
  clinic_name text not null check (length(clinic_name) <= 120 and private.has_visible_text(clinic_name)),
  country text not null check (country in (
    'Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland',
    'France', 'Germany', 'Greece', 'Hungary', 'Ireland', 'Italy', 'Latvia', 'Lithuania', 'Luxembourg',
    'Malta', 'Netherlands', 'Poland', 'Portugal', 'Romania', 'Slovakia', 'Slovenia', 'Spain', 'Sweden',
    'United Kingdom')),
  website text not null check (private.is_web_url(website)),
  satisfaction smallint not null check (satisfaction between 1 and 5),
  relationship text not null check (relationship in ('patient', 'employee', 'other')),
  additional_info text check (length(additional_info) <= 2000 and private.has_visible_text(additional_info)),
  -- Stored before payment; the payment page doesn't say for which clinic.
  sponsored boolean not null default false,
  -- Made by the form, so that a retry after a lost answer isn't stored twice.
  form_id uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  -- The transaction that stored the row, which alone may read it back.
  inserted_xid xid8 not null default pg_current_xact_id(),

  -- The decision (moderation); deleted with the row.
  state text not null default 'new' check (state in ('new', 'accepted', 'rejected')),
  reason text check (length(reason) <= 500 and private.has_visible_text(reason)),
  decided_at timestamptz,
  decided_by uuid,
  -- The clinic that it became, or was already.
  clinic_id text check (length(clinic_id) <= 80),
  -- Whether accepting it made that clinic.
  made_clinic boolean not null default false,
  -- In the bin until retention_rules() says so.
  binned_at timestamptz,
  binned_by uuid,
  -- What admins search.
  searched text not null default '',
  check ((state = 'new') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null)),
  check ((state = 'accepted') = (clinic_id is not null)),
  check (state = 'accepted' or not made_clinic)
);

create index clinic_submissions_by_time on public.clinic_submissions (created_at);
create index clinic_submissions_by_state on public.clinic_submissions (state, created_at, id) where binned_at is null;
create index clinic_submissions_in_bin on public.clinic_submissions (binned_at) where binned_at is not null;

-- Recent senders, apart from what they sent, which so carries no trace of them.
create table private.submission_senders (
  id bigint generated always as identity primary key,
  -- Each table has a count of its own.
  sent_to text not null,
  address_hash bytea,
  -- The networks around an IPv6 address; null for IPv4.
  prefix48_hash bytea,
  prefix40_hash bytea,
  created_at timestamptz not null default now()
);
create index submission_senders_by_address on private.submission_senders (address_hash, created_at);
-- A /48 is counted among the senders of its /40.
create index submission_senders_by_prefix40 on private.submission_senders (prefix40_hash, created_at)
  where prefix40_hash is not null;
create index submission_senders_by_time on private.submission_senders (created_at);

-- Raises PT429 over a limit: per address; for all without a known address, as on the embedded
-- backend, which passes it with calls alone; and for everybody, by the hour and by what waits.
-- Decided and binned rows don't count; retention_rules() deletes the oldest.
create function private.count_submission() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  config constant private.settings := (select s from private.settings s);
begin
  perform private.count_sender('clinic_submissions',
    config.submissions_per_address, config.submissions_an_hour, config.submissions_stored);
end
$$;

-- Raises PT429.
create function private.count_sender(
  p_sent_to text, p_per_address integer, p_an_hour integer, p_stored integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  config private.settings;
  sender bytea := private.client_address_hash();
  networks constant private.network_hashes := private.client_network_hashes();
  allowed integer;
  sent integer;
  sent_by_prefix48 integer;
  sent_by_prefix40 integer;
  is_full boolean;
  is_busy boolean;
begin
  select * into config from private.settings;
  allowed := case when sender is null then config.submissions_without_address else p_per_address end;

  -- Serialised per network, so that the counts are exact.
  perform pg_advisory_xact_lock(
    hashtextextended('submission:' || coalesce(encode(coalesce(networks.prefix40, sender), 'hex'), 'unknown'), 0));
  delete from private.submission_senders where id = any (array(
    select id from private.submission_senders where created_at <= now() - config.submission_window
    order by created_at limit 20 for update skip locked));
  select count(*) into sent from private.submission_senders
    where address_hash is not distinct from sender and created_at > now() - config.submission_window
      and sent_to = p_sent_to;
  select count(*) filter (where prefix48_hash = networks.prefix48), count(*)
    into sent_by_prefix48, sent_by_prefix40 from private.submission_senders
    where prefix40_hash = networks.prefix40 and created_at > now() - config.submission_window
      and sent_to = p_sent_to;
  if sent >= allowed or sent_by_prefix48 >= allowed * config.quotas_per_prefix48
    or sent_by_prefix40 >= allowed * config.quotas_per_prefix40 then
    raise exception 'Too many submissions. Please try again later.'
      using errcode = 'PT429', hint = 'submission-limit';
  end if;
  -- Serialised, so that these counts are exact too. They read no more rows than they allow.
  perform pg_advisory_xact_lock(hashtextextended('submissions', 0));
  execute format(
    'select exists (select from public.%1$I where state = ''new'' and binned_at is null offset %2$s),
      exists (select from public.%1$I where created_at > now() - interval ''1 hour'' offset %3$s)',
    p_sent_to, p_stored - 1, p_an_hour - 1) into is_full, is_busy;
  if is_full then
    raise exception 'We cannot take any more suggestions for now. Please come back in a few days.'
      using errcode = 'PT429', hint = 'submissions-full';
  elsif is_busy then
    raise exception 'Very many suggestions have come in the past hour. Please try again in an hour.'
      using errcode = 'PT429', hint = 'hourly-submission-limit';
  end if;
  insert into private.submission_senders (sent_to, address_hash, prefix48_hash, prefix40_hash)
  values (p_sent_to, sender, networks.prefix48, networks.prefix40);
end
$$;

-- Normalises texts, sets what senders may not choose, whatever is granted, and counts the sender.
create function private.check_submission() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_write_request();
  perform private.assert_not_paused_or_blocked('submissions');
  -- The checks refuse far too long texts, which aren't worth the work.
  if length(new.clinic_name) <= 1000 then
    new.clinic_name := normalize(new.clinic_name, nfc);
  end if;
  if length(new.additional_info) <= 10000 then
    new.additional_info := normalize(new.additional_info, nfc);
  end if;
  new.id := gen_random_uuid();
  new.created_at := now();
  new.inserted_xid := pg_current_xact_id();
  new.state := 'new';
  new.reason := null;
  new.decided_at := null;
  new.decided_by := null;
  new.clinic_id := null;
  new.made_clinic := false;
  new.binned_at := null;
  new.binned_by := null;
  perform private.count_submission();
  new.searched := private.fold_text(left(
    concat_ws(' ', new.clinic_name, new.country, new.website, new.additional_info), 5000));
  return new;
end
$$;

create trigger check_submission before insert on public.clinic_submissions
  for each row execute function private.check_submission();

alter table public.clinic_submissions enable row level security;
alter table private.submission_senders enable row level security;

create policy "visitors submit listings" on public.clinic_submissions
  for insert to anon, authenticated with check (state = 'new');

-- Only while the row is being stored: a request that merely reads has no transaction id.
create policy "senders get their own row back" on public.clinic_submissions
  for select to anon
  using (inserted_xid = (select pg_current_xact_id_if_assigned())
    and ((select private.assert_cheap_query()) or (state = '') = private.assert_cheap_query()));
create policy "the signed-in get their own row back, admins read all" on public.clinic_submissions
  for select to authenticated
  using ((inserted_xid = (select pg_current_xact_id_if_assigned()) or (select private.is_admin()))
    and ((select private.assert_cheap_query()) or (state = '') = private.assert_cheap_query()));

-- In euros; null where only the payment page says it. Raises PT400.
create function private.sponsored_price() returns integer
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_cheap_call();
  return (select sponsored_price_euros from private.settings);
end
$$;

create function public.sponsored_price() returns integer
  language sql stable security invoker set search_path = ''
as $$
  select private.sponsored_price()
$$;

create function private.grants_for_clinic_submissions() returns void
  language sql set search_path = ''
as $$
  grant insert (clinic_name, country, website, satisfaction, relationship, additional_info, sponsored, form_id)
    on public.clinic_submissions to anon, authenticated;
  -- For the answer to the sender; admins read through calls.
  grant select (id) on public.clinic_submissions to anon, authenticated;
  grant execute on function private.sponsored_price(), public.sponsored_price() to anon, authenticated;
$$;

select private.apply_grants();
