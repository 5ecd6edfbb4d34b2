-- Deciding on what visitors sent, undoing a decision, and the calls for both.

-- For calls that write. Raises PT403 (no admin, or another website), PT405 (GET).
create function private.assert_admin_write() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  perform private.assert_write_request();
  perform private.assert_admin();
end
$$;

-- Raises PT404 (gone, or in the bin), PT409 (already decided).
create function private.lock_submission(p_id uuid, p_is_new boolean) returns public.clinic_submissions
  language plpgsql volatile set search_path = ''
as $$
declare
  submission public.clinic_submissions;
begin
  select * into submission from public.clinic_submissions where id = p_id for update;
  perform private.assert_state(case when submission.binned_at is null then submission.state end, p_is_new);
  return submission;
end
$$;

create function private.assert_state(p_state text, p_is_new boolean) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if p_state is null then
    raise exception 'It is not there any more' using errcode = 'PT404', hint = 'no-such-submission';
  elsif (p_state = 'new') <> p_is_new then
    raise exception 'Somebody else has decided on it' using errcode = 'PT409', hint = 'already-decided';
  end if;
end
$$;

-- Makes an unpublished clinic of it, or with p_is_listed says which clinic it is. Raises PT403,
-- PT404 (no such submission or clinic), PT405, PT409 (already decided, or the id is taken).
create function private.accept_submission(p_id uuid, p_clinic_id text, p_is_listed boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  submission public.clinic_submissions;
begin
  perform private.assert_admin_write();
  submission := private.lock_submission(p_id, true);
  if p_is_listed then
    -- Keeps it from being deleted meanwhile.
    perform from public.clinics where id = p_clinic_id for key share;
    if not found then
      raise exception 'There is no such clinic' using errcode = 'PT404', hint = 'no-such-clinic';
    end if;
  else
    insert into public.clinics (id, name, countries, website, published)
    values (p_clinic_id, submission.clinic_name, array[submission.country], submission.website, false)
    on conflict do nothing;
    if not found then
      raise exception 'Another clinic has this id' using errcode = 'PT409', hint = 'clinic-id-taken';
    end if;
  end if;
  update public.clinic_submissions
  set state = 'accepted', clinic_id = p_clinic_id, made_clinic = not p_is_listed,
    decided_at = now(), decided_by = auth.uid()
  where id = p_id;
end
$$;

-- Checked here, since the table's own check would disclose the whole row.
create function private.normalize_reason(p_reason text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  reason constant text := normalize(left(p_reason, 2000), nfc);
begin
  if p_reason is not null and not private.is_text(reason, 500) then
    raise exception 'A reason has 1 to 500 letters'
      using errcode = 'check_violation', schema = 'public', column = 'reason';
  end if;
  return reason;
end
$$;

-- Raises PT403, PT404, PT405, PT409.
create function private.reject_submission(p_id uuid, p_reason text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin_write();
  perform private.lock_submission(p_id, true);
  update public.clinic_submissions
  set state = 'rejected', reason = private.normalize_reason(coalesce(p_reason, '')),
    decided_at = now(), decided_by = auth.uid()
  where id = p_id;
end
$$;

-- Undoes a decision, and deletes the clinic that it made if that is untouched. Returns whether it
-- was deleted. Raises PT403, PT404, PT405, PT409.
create function private.reopen_submission(p_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  submission public.clinic_submissions;
begin
  perform private.assert_admin_write();
  submission := private.lock_submission(p_id, false);
  update public.clinic_submissions
  set state = 'new', reason = null, clinic_id = null, made_clinic = false, decided_at = null, decided_by = null
  where id = p_id;
  return submission.made_clinic and private.delete_untouched_clinic(submission);
end
$$;

create function private.delete_untouched_clinic(p_made_from public.clinic_submissions) returns boolean
  language plpgsql volatile set search_path = ''
as $$
declare
  made_id constant text := p_made_from.clinic_id;
begin
  -- Waits for votes and facts that are being stored.
  perform from public.clinics where id = made_id for update;
  delete from public.clinics c
  where c.id = made_id and not c.published and c.upvote_count = 0
    and (c.name, c.countries, c.website)
      is not distinct from (p_made_from.clinic_name, array[p_made_from.country], p_made_from.website)
    and c.locations = '{}' and c.specialties = '{}' and c.languages = '{}'
    and num_nonnulls(c.established, c.overall_score, c.fixed_prices, c.hero_logo_url, c.merged_into) = 0
    and not exists (select from public.clinics other where other.merged_into = made_id)
    and not exists (select from public.clinic_submissions where clinic_id = made_id)
    and not exists (select from private.votes where clinic_id = made_id)
    and not exists (select from public.sponsorships where clinic_id = made_id)
    and not exists (select from public.clinic_results where clinic_id = made_id)
    and not exists (select from public.clinic_prices where clinic_id = made_id)
    and not exists (select from public.clinic_reviews where clinic_id = made_id)
    and not exists (select from public.clinic_services where clinic_id = made_id)
    and not exists (select from public.clinic_contacts where clinic_id = made_id);
  return found;
end
$$;

-- 'done' when the facts are right now, 'rejected' with a reason, 'new' to undo. Raises PT403,
-- PT404, PT405, PT409.
create function private.decide_report(p_id uuid, p_state text, p_reason text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin_write();
  perform private.assert_state(
    (select state from public.figure_reports where id = p_id and binned_at is null for update), p_state <> 'new');
  update public.figure_reports
  set state = p_state, reason = private.normalize_reason(case p_state when 'rejected' then coalesce(p_reason, '') end),
    decided_at = case when p_state <> 'new' then now() end,
    decided_by = case when p_state <> 'new' then auth.uid() end
  where id = p_id;
end
$$;

-- What admins call ------------------------------------------------------------------

create function public.admin_submissions(p_state text, p_search text default '', p_page integer default 1)
  returns jsonb language sql stable security invoker set search_path = ''
as $$
  select private.admin_submissions(p_state, p_search, p_page)
$$;

create function public.admin_reports(p_state text, p_search text default '', p_page integer default 1)
  returns jsonb language sql stable security invoker set search_path = ''
as $$
  select private.admin_reports(p_state, p_search, p_page)
$$;

create function public.similar_clinics(p_name text, p_website text)
  returns table (id text, name text, countries text[], locations text[], website text,
    published boolean, same_host boolean, same_name boolean)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.similar_clinics(p_name, p_website)
$$;

create function public.submission_to_review(p_id uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.submission_to_review(p_id)
$$;

create function public.report_to_review(p_id uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.report_to_review(p_id)
$$;

create function public.accept_submission(p_id uuid, p_clinic_id text, p_is_listed boolean default false)
  returns void language sql volatile security invoker set search_path = ''
as $$
  select private.accept_submission(p_id, p_clinic_id, p_is_listed)
$$;

create function public.reject_submission(p_id uuid, p_reason text) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.reject_submission(p_id, p_reason)
$$;

create function public.reopen_submission(p_id uuid) returns boolean
  language sql volatile security invoker set search_path = ''
as $$
  select private.reopen_submission(p_id)
$$;

create function public.finish_report(p_id uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.decide_report(p_id, 'done', null)
$$;

create function public.reject_report(p_id uuid, p_reason text) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.decide_report(p_id, 'rejected', p_reason)
$$;

create function public.reopen_report(p_id uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.decide_report(p_id, 'new', null)
$$;

create function private.grants_for_moderation() returns void
  language plpgsql set search_path = ''
as $$
declare
  signature text;
begin
  foreach signature in array array[
    'admin_submissions(text, text, integer)', 'admin_reports(text, text, integer)',
    'similar_clinics(text, text)', 'submission_to_review(uuid)', 'report_to_review(uuid)',
    'accept_submission(uuid, text, boolean)', 'reject_submission(uuid, text)', 'reopen_submission(uuid)'
  ] loop
    execute format('grant execute on function private.%1$s, public.%1$s to authenticated', signature);
  end loop;
  grant execute on function private.decide_report(uuid, text, text) to authenticated;
  grant execute on function public.finish_report(uuid), public.reject_report(uuid, text),
    public.reopen_report(uuid) to authenticated;
end
$$;

select private.apply_grants();
