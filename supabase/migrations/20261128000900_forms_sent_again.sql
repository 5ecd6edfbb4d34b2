-- A form that was stored, and whose answer was lost, was refused when it was sent again at a limit or in
-- a pause.

create or replace function private.check_submission() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_write_request();
  -- Sent again after a lost answer: it is stored, whatever the limits say by now.
  if exists (select from public.clinic_submissions where form_id = new.form_id) then
    raise unique_violation;
  end if;
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

-- Like check_submission(). Raises PT404 (no such clinic) too. Figures of a merged clinic are those of
-- the clinic that it became.
create or replace function private.check_figure_report() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  config constant private.settings := (select s from private.settings s);
begin
  perform private.assert_write_request();
  -- Sent again after a lost answer: it is stored, whatever the limits say by now.
  if exists (select from public.figure_reports where form_id = new.form_id) then
    raise unique_violation;
  end if;
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
  if length(new.clinic_id) > 80 then
    -- Comparing 10 MB would take longer than a visitor has.
    new.clinic_id := null;
  elsif not exists (select from public.clinics where id = new.clinic_id and published) then
    new.clinic_id := private.clinic_after_merges(new.clinic_id);
  end if;
  if new.clinic_id is null then
    raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
  end if;
  perform private.count_sender('figure_reports',
    config.figure_reports_per_address, config.figure_reports_an_hour, config.figure_reports_stored);
  new.searched := private.fold_text(left(
    concat_ws(' ', new.clinic_id, new.figure, new.right_value, new.source_url), 5000));
  return new;
end
$$;

select private.apply_grants();
