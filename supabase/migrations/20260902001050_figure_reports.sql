-- Figures that visitors and clinics report as wrong. The sender sees the row once, in the answer;
-- no other visitor ever does.

create table public.figure_reports (
  id uuid primary key default gen_random_uuid(),
  clinic_id text not null check (length(clinic_id) <= 80),
  -- In the sender's words.
  figure text not null check (length(figure) <= 200 and private.has_visible_text(figure)),
  right_value text not null check (length(right_value) <= 500 and private.has_visible_text(right_value)),
  source_url text not null check (private.is_web_url(source_url)),
  -- Optional. Admins get a link of it.
  email text check (private.is_email(email)),
  -- Made by the form, so that a retry after a lost answer isn't stored twice.
  form_id uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  -- The transaction that stored the row, which alone may read it back.
  inserted_xid xid8 not null default pg_current_xact_id(),

  -- As in clinic_submissions.
  state text not null default 'new' check (state in ('new', 'done', 'rejected')),
  reason text check (length(reason) <= 500 and private.has_visible_text(reason)),
  decided_at timestamptz,
  decided_by uuid,
  binned_at timestamptz,
  binned_by uuid,
  searched text not null default '',
  check ((state = 'new') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null))
);

create index figure_reports_by_time on public.figure_reports (created_at);
create index figure_reports_by_state on public.figure_reports (state, created_at, id) where binned_at is null;
create index figure_reports_in_bin on public.figure_reports (binned_at) where binned_at is not null;

-- Like check_submission(). Raises PT404 (no such clinic) too.
create function private.check_figure_report() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  config constant private.settings := (select s from private.settings s);
begin
  perform private.assert_write_request();
  perform private.assert_not_paused_or_blocked('submissions');
  -- The checks refuse far too long texts, which aren't worth the work.
  if length(new.figure) <= 2000 then
    new.figure := normalize(new.figure, nfc);
  end if;
  if length(new.right_value) <= 5000 then
    new.right_value := normalize(new.right_value, nfc);
  end if;
  new.id := gen_random_uuid();
  new.created_at := now();
  new.inserted_xid := pg_current_xact_id();
  new.state := 'new';
  new.reason := null;
  new.decided_at := null;
  new.decided_by := null;
  new.binned_at := null;
  new.binned_by := null;
  if not exists (select from public.clinics where id = new.clinic_id and published) then
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  end if;
  perform private.count_sender('figure_reports',
    config.figure_reports_per_address, config.figure_reports_an_hour, config.figure_reports_stored);
  new.searched := private.fold_text(left(
    concat_ws(' ', new.clinic_id, new.figure, new.right_value, new.source_url), 5000));
  return new;
end
$$;

create trigger check_figure_report before insert on public.figure_reports
  for each row execute function private.check_figure_report();

alter table public.figure_reports enable row level security;

create policy "visitors report wrong figures" on public.figure_reports
  for insert to anon, authenticated
  with check (exists (select from public.clinics c where c.id = clinic_id));

-- As in clinic_submissions.
create policy "senders get their own report back" on public.figure_reports
  for select to anon
  using (inserted_xid = (select pg_current_xact_id_if_assigned())
    and ((select private.assert_cheap_query()) or (state = '') = private.assert_cheap_query()));
create policy "the signed-in get their own report back, admins read all" on public.figure_reports
  for select to authenticated
  using ((inserted_xid = (select pg_current_xact_id_if_assigned()) or (select private.is_admin()))
    and ((select private.assert_cheap_query()) or (state = '') = private.assert_cheap_query()));

create function private.grants_for_figure_reports() returns void
  language sql set search_path = ''
as $$
  grant insert (clinic_id, figure, right_value, source_url, email, form_id)
    on public.figure_reports to anon, authenticated;
  grant select (id) on public.figure_reports to anon, authenticated;
$$;

select private.apply_grants();
