-- Whoever holds the database or a backup could join what somebody sent, with its e-mail address, to a
-- sender of the same microsecond, and that sender's hash to votes.

-- Another hash than the one that votes carry. Null for null.
create function private.sender_hash(p_hash bytea) returns bytea
  language plpgsql stable set search_path = ''
as $$
begin
  return private.keyed_hash('sender:' || encode(p_hash, 'hex'));
end
$$;

-- Raises PT429.
create or replace function private.count_sender(
  p_sent_to text, p_per_address integer, p_an_hour integer, p_stored integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  config private.settings;
  sender constant bytea := private.sender_hash(private.client_address_hash());
  networks private.network_hashes := private.client_network_hashes();
  allowed integer;
  sent integer;
  sent_by_prefix48 integer;
  sent_by_prefix40 integer;
  is_full boolean;
  is_busy boolean;
begin
  select * into config from private.settings;
  networks.prefix48 := private.sender_hash(networks.prefix48);
  networks.prefix40 := private.sender_hash(networks.prefix40);
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
  insert into private.submission_senders (sent_to, address_hash, prefix48_hash, prefix40_hash, created_at)
  values (p_sent_to, sender, networks.prefix48, networks.prefix40, date_trunc('minute', now()));
end
$$;

select private.apply_grants();
