-- Clinics that visitors propose. Senders see what they sent once, in the answer to their own
-- request; no other visitor ever sees it.

create table public.clinic_submissions (
  id uuid primary key default gen_random_uuid(),
  clinic_name text not null check (length(clinic_name) <= 120 and private.is_visible(clinic_name)),
  country text not null check (country in (
    'Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland',
    'France', 'Germany', 'Greece', 'Hungary', 'Ireland', 'Italy', 'Latvia', 'Lithuania', 'Luxembourg',
    'Malta', 'Netherlands', 'Poland', 'Portugal', 'Romania', 'Slovakia', 'Slovenia', 'Spain', 'Sweden')),
  website text not null check (private.is_web_url(website)),
  satisfaction smallint not null check (satisfaction between 1 and 5),
  relationship text not null check (relationship in ('patient', 'employee', 'other')),
  additional_info text check (length(additional_info) <= 2000 and private.is_visible(additional_info)),
  -- A sponsored listing saves nothing: it is bought on the payment page.
  sponsored boolean not null default false check (not sponsored),
  -- Made by the form, so that a form sent again after a lost answer isn't stored twice.
  form_id uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  -- The transaction that stored the row, which alone may read it; see the policy below.
  inserted_xid xid8 not null default pg_current_xact_id()
);

create index clinic_submissions_by_time on public.clinic_submissions (created_at);

-- Who sent something recently. Kept apart, so that submissions hold no trace of their sender.
create table private.submission_senders (
  id bigint generated always as identity primary key,
  -- The table of what was sent; each has a count of its own.
  sent_to text not null,
  address_hash bytea,
  -- The /48 around an IPv6 address; null for IPv4.
  prefix48_hash bytea,
  created_at timestamptz not null default now()
);
create index submission_senders_by_address on private.submission_senders (address_hash, created_at);
create index submission_senders_by_prefix48 on private.submission_senders (prefix48_hash, created_at)
  where prefix48_hash is not null;
create index submission_senders_by_time on private.submission_senders (created_at);

-- Counts a sender, and refuses one too many. Hosted Supabase passes the address with every
-- request; the embedded backend only with function calls. There, and wherever else the
-- address is unknown, all senders share one larger count.
-- All senders together have a limit too, by the hour and in all, so that what is stored is bounded
-- however many addresses send.
-- Raises PT429.
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

-- Counts a sender of what a table of `public` stores. Raises PT429.
create function private.count_sender(
  p_sent_to text, p_per_address integer, p_an_hour integer, p_stored integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  config private.settings;
  sender bytea := private.client_address_hash();
  prefix48 bytea := (private.client_network_hashes()).prefix48;
  allowed integer;
  sent integer;
  sent_by_prefix48 integer;
  is_full boolean;
  is_busy boolean;
begin
  select * into config from private.settings;
  allowed := case when sender is null then config.submissions_without_address else p_per_address end;

  -- One network's submissions are counted one after the other, so that the counts are exact.
  perform pg_advisory_xact_lock(
    hashtextextended('submission:' || coalesce(encode(coalesce(prefix48, sender), 'hex'), 'unknown'), 0));
  delete from private.submission_senders where id = any (array(
    select id from private.submission_senders where created_at <= now() - config.submission_window
    order by created_at limit 20 for update skip locked));
  select count(*) into sent from private.submission_senders
    where address_hash is not distinct from sender and created_at > now() - config.submission_window
      and sent_to = p_sent_to;
  select count(*) into sent_by_prefix48 from private.submission_senders
    where prefix48_hash = prefix48 and created_at > now() - config.submission_window
      and sent_to = p_sent_to;
  if sent >= allowed or sent_by_prefix48 >= allowed * config.quotas_per_prefix48 then
    raise exception 'Too many submissions. Please try again later.'
      using errcode = 'PT429', hint = 'submission-limit';
  end if;
  -- One after the other, so that these counts are exact too. They read no more rows than they allow.
  perform pg_advisory_xact_lock(hashtextextended('submissions', 0));
  execute format(
    'select exists (select from public.%1$I offset %2$s),
      exists (select from public.%1$I where created_at > now() - interval ''1 hour'' offset %3$s)',
    p_sent_to, p_stored - 1, p_an_hour - 1) into is_full, is_busy;
  if is_full then
    raise exception 'We cannot take any more suggestions for now. Please come back in a few days.'
      using errcode = 'PT429', hint = 'submissions-full';
  elsif is_busy then
    raise exception 'Very many suggestions have come in the past hour. Please try again in an hour.'
      using errcode = 'PT429', hint = 'hourly-submission-limit';
  end if;
  insert into private.submission_senders (sent_to, address_hash, prefix48_hash)
  values (p_sent_to, sender, prefix48);
end
$$;

-- Makes texts NFC, so that one name has one spelling; sets what senders may not choose,
-- even when somebody grants too much; and counts the sender.
create function private.take_in_submission() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.check_request();
  perform private.refuse_when_stopped('submissions');
  -- Anything far too long is refused by the checks and not worth the work.
  if length(new.clinic_name) <= 1000 then
    new.clinic_name := normalize(new.clinic_name, nfc);
  end if;
  if length(new.additional_info) <= 10000 then
    new.additional_info := normalize(new.additional_info, nfc);
  end if;
  new.id := gen_random_uuid();
  new.created_at := now();
  new.inserted_xid := pg_current_xact_id();
  perform private.count_submission();
  return new;
end
$$;

create trigger take_in_submission before insert on public.clinic_submissions
  for each row execute function private.take_in_submission();

alter table public.clinic_submissions enable row level security;
alter table private.submission_senders enable row level security;

create policy "visitors submit standard listings" on public.clinic_submissions
  for insert to anon, authenticated with check (not sponsored);

-- Senders get their own row back only while it is being stored: a request that merely reads
-- has no transaction id. One policy per role and command.
create policy "senders get their own row back" on public.clinic_submissions
  for select to anon using (inserted_xid = (select pg_current_xact_id_if_assigned()));
create policy "the signed-in get their own row back, admins read all" on public.clinic_submissions
  for select to authenticated
  using (inserted_xid = (select pg_current_xact_id_if_assigned()) or (select private.is_admin()));
create policy "admins change submissions" on public.clinic_submissions
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete submissions" on public.clinic_submissions
  for delete to authenticated using ((select private.is_admin()));

create function private.grants_for_clinic_submissions() returns void
  language sql set search_path = ''
as $$
  grant insert (clinic_name, country, website, satisfaction, relationship, additional_info, sponsored, form_id)
    on public.clinic_submissions to anon, authenticated;
  grant select on public.clinic_submissions to anon, authenticated;
  grant update, delete on public.clinic_submissions to authenticated;
$$;

select private.apply_grants();
