-- A form that was stored, and whose answer was lost, was refused when it was sent again at a limit or in
-- a pause. Giant texts are refused before anything reads them: a slow server had no time for 10 MB.

create or replace function private.check_submission() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_write_request();
  if greatest(octet_length(new.clinic_name), octet_length(new.website), octet_length(new.additional_info)) > 40000
  then
    raise check_violation;
  end if;
  -- Sent again after a lost answer: it is stored, whatever the limits say by now.
  if exists (select from public.clinic_submissions where form_id = new.form_id) then
    raise unique_violation;
  end if;
  perform private.assert_not_paused_or_blocked('submissions');
  new.clinic_name := normalize(new.clinic_name, nfc);
  new.additional_info := normalize(new.additional_info, nfc);
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
  if greatest(octet_length(new.clinic_id), octet_length(new.figure), octet_length(new.right_value),
    octet_length(new.source_url), octet_length(new.email)) > 40000
  then
    raise check_violation;
  end if;
  -- Sent again after a lost answer: it is stored, whatever the limits say by now.
  if exists (select from public.figure_reports where form_id = new.form_id) then
    raise unique_violation;
  end if;
  perform private.assert_not_paused_or_blocked('submissions');
  new.figure := normalize(new.figure, nfc);
  new.right_value := normalize(new.right_value, nfc);
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
