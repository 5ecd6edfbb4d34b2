-- The votes. They are kept for ever; dishonest ones are taken out of the count, and the count can
-- be audited.

create table private.votes (
  -- Deferred: waiting votes would otherwise each hold a share lock on the clinic's row, and a crowd
  -- at one clinic would spend most of its time on the list of lock holders.
  clinic_id text not null references public.clinics (id) on delete restrict
    deferrable initially deferred,
  session_id uuid not null,
  address_hash bytea,
  -- The networks around an IPv6 address; null for IPv4.
  prefix56_hash bytea,
  prefix48_hash bytea,
  prefix40_hash bytea,
  prefix32_hash bytea,
  user_agent_hash bytea,
  -- Whether it came with a solved human check.
  proven boolean not null,
  created_at timestamptz not null default now(),
  -- Set when the vote is taken out of the count.
  voided_at timestamptz,
  void_reason text check (btrim(void_reason) <> '' and length(void_reason) <= 500),
  -- Null: the operator.
  voided_by uuid,
  -- The clinic that it was given for, if that has since been merged into this one.
  merged_from text,
  primary key (clinic_id, session_id),
  check ((voided_at is null) = (void_reason is null)),
  check (voided_by is null or voided_at is not null)
);
create index votes_by_address on private.votes (address_hash, created_at);
-- The quotas of narrower IPv6 networks are counted among the votes of the /32.
create index votes_by_prefix32 on private.votes (prefix32_hash, created_at)
  where prefix32_hash is not null;
create index votes_by_prefix32_and_clinic on private.votes (prefix32_hash, clinic_id, created_at)
  where prefix32_hash is not null;
create index unproven_votes_by_prefix32 on private.votes (prefix32_hash, created_at)
  where prefix32_hash is not null and not proven;
-- For owners, who look for the votes of one network.
create index votes_by_prefix48 on private.votes (prefix48_hash) where prefix48_hash is not null;
create index votes_by_prefix40 on private.votes (prefix40_hash) where prefix40_hash is not null;
create index unproven_votes_by_clinic on private.votes (clinic_id, created_at) where not proven;
-- For the purge, and for counts from the index alone: only votes that still carry a trace.
create index votes_with_traces on private.votes (created_at) include (clinic_id, proven, voided_at)
  where address_hash is not null or user_agent_hash is not null;

alter table private.votes enable row level security;

-- A vote is never deleted, and never changes when and for which clinic it was given.
create function private.guard_votes() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'Votes are voided, not deleted' using errcode = 'PT403', hint = 'votes-are-kept';
  end if;
  -- Traces can be blanked, not changed.
  if (coalesce(new.merged_from, new.clinic_id), new.session_id, new.proven, new.created_at,
      coalesce(new.address_hash, old.address_hash), coalesce(new.user_agent_hash, old.user_agent_hash),
      coalesce(new.prefix56_hash, old.prefix56_hash), coalesce(new.prefix48_hash, old.prefix48_hash),
      coalesce(new.prefix40_hash, old.prefix40_hash), coalesce(new.prefix32_hash, old.prefix32_hash))
    is distinct from (coalesce(old.merged_from, old.clinic_id), old.session_id, old.proven, old.created_at,
      old.address_hash, old.user_agent_hash, old.prefix56_hash, old.prefix48_hash,
      old.prefix40_hash, old.prefix32_hash) then
    raise exception 'A vote cannot be rewritten' using errcode = 'PT403', hint = 'votes-are-final';
  end if;
  return new;
end
$$;

create trigger guard_votes before update or delete on private.votes
  for each row execute function private.guard_votes();

-- Once a statement: vote by vote, twenty thousand would lock the clinic for half a minute.
create function private.update_vote_counters() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  moved record;
begin
  -- In the order in which everybody locks several clinics.
  for moved in
    select clinic_id, sum(valid) as votes
    from (
      select clinic_id, (voided_at is null)::int as valid from new_votes
      union all
      select clinic_id, -(voided_at is null)::int from old_votes
    ) as each
    group by clinic_id having sum(valid) <> 0 order by clinic_id
  loop
    update public.clinics set upvote_count = upvote_count + moved.votes where id = moved.clinic_id;
  end loop;
  return null;
end
$$;

create trigger update_vote_counters after update on private.votes
  referencing old table as old_votes new table as new_votes
  for each statement execute function private.update_vote_counters();

create function private.guard_vote_truncation() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'Votes are voided, not deleted' using errcode = 'PT403', hint = 'votes-are-kept';
end
$$;

create trigger guard_vote_truncation before truncate on private.votes
  for each statement execute function private.guard_vote_truncation();

-- Auditing ---------------------------------------------------------------------------

create function private.recount_votes()
  returns table (clinic_id text, counter integer, valid_votes bigint, voided_votes bigint)
  language sql stable set search_path = ''
as $$
  select c.id, c.upvote_count,
    count(v.session_id) filter (where v.voided_at is null),
    count(v.session_id) filter (where v.voided_at is not null)
  from public.clinics c left join private.votes v on v.clinic_id = c.id
  group by c.id order by c.id
$$;

-- Hours in which one clinic got many votes.
create function private.vote_bursts(p_at_least integer default 20)
  returns table (clinic_id text, hour timestamptz, votes bigint, addresses bigint, unproven bigint)
  language sql stable set search_path = ''
as $$
  -- Addresses are counted in the worst hours alone: for a million votes they would take seconds.
  with worst as materialized (
    select v.clinic_id, date_trunc('hour', v.created_at) as hour, count(*) as votes,
      count(*) filter (where not v.proven) as unproven
    from private.votes v where v.voided_at is null
    group by 1, 2 having count(*) >= p_at_least
    order by 3 desc limit 100)
  select w.clinic_id, w.hour, w.votes, of.addresses, w.unproven
  from worst w cross join lateral (
    select count(distinct v.address_hash) as addresses from private.votes v
    where v.clinic_id = w.clinic_id and v.address_hash is not null and v.voided_at is null
      and v.created_at >= w.hour and v.created_at < w.hour + interval '1 hour') as of
  order by w.votes desc
$$;

-- For `npm run votes:audit`.
create function private.audit_votes(p_burst integer default 20) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'clinics', (select count(*) from public.clinics),
    'votes', (select count(*) from private.votes),
    'wrong', (select coalesce(jsonb_agg(r), '[]') from private.recount_votes() r
      where r.counter <> r.valid_votes),
    'bursts', (select coalesce(jsonb_agg(b), '[]') from private.vote_bursts(p_burst) b))
$$;

create function public.audit_votes(p_burst integer default 20) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.audit_votes(p_burst)
$$;

create function private.grants_for_votes() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.audit_votes(integer) to service_role;
  grant execute on function public.audit_votes(integer) to service_role;
$$;

select private.apply_grants();
