-- What the vote benchmark needs beside the product: clinics to vote for, ballots made
-- beforehand, the bare insert-and-count to compare with, and a loop that votes.

create schema bench;

insert into public.clinics (id, name)
select 'bench-' || n, 'Bench clinic ' || n from generate_series(1, 300) n;

-- The bare thing: the same two tables with their keys, and no rule at all.
create table bench.clinics (like public.clinics including defaults);
alter table bench.clinics add primary key (id);
insert into bench.clinics select * from public.clinics;
create table bench.votes (
  clinic_id text not null references bench.clinics (id),
  session_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (clinic_id, session_id)
);
-- Barer than bare: nothing says that the clinic of a vote exists.
create table bench.loose_votes (
  clinic_id text not null,
  session_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (clinic_id, session_id)
);

-- One row a vote: who votes for what, with the headers of the request.
create table bench.ballots (
  n bigint generated always as identity primary key,
  clinic_id text not null,
  session_id uuid not null,
  headers text not null
);
create table bench.latencies (milliseconds real not null);
create sequence bench.addresses;

-- A proof whose number is known, so that nothing has to be solved.
create function bench.proof(p_clinic_id text, p_session_id uuid) returns text
  language plpgsql as $$
declare
  nonce_and_expiry constant text := encode(extensions.gen_random_bytes(12), 'hex')
    || '?expires=' || extract(epoch from date_trunc('second', now() + interval '1 day'))::bigint;
  salt constant text := nonce_and_expiry
    || '&for=' || private.human_check_binding(p_clinic_id, p_session_id, nonce_and_expiry) || '&';
  challenge constant text := encode(sha256(convert_to(salt || '12345', 'UTF8')), 'hex');
begin
  return translate(encode(convert_to(json_build_object(
    'algorithm', 'SHA-256', 'challenge', challenge, 'number', 12345, 'salt', salt,
    'signature', encode(private.keyed_hash(challenge, 'human-check'), 'hex'))::text, 'UTF8'),
    'base64'), E'\n', '');
end
$$;

-- New ballots for so many clinics, each from an address of its own: no quota is the limit.
create procedure bench.print_ballots(p_many integer, p_clinics integer) language sql as $$
  truncate bench.ballots restart identity;
  insert into bench.ballots (clinic_id, session_id, headers)
  select clinic, session, json_build_object(
    'host', 'localhost', 'accept', '*/*', 'content-type', 'application/json',
    'user-agent', 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'cf-connecting-ip', '10.0.0.0'::inet + nextval('bench.addresses'),
    'x-human-check', bench.proof(clinic, session))
  from (select 'bench-' || 1 + (n - 1) % p_clinics as clinic, gen_random_uuid() as session
        from generate_series(1, p_many) n offset 0) as ballot;
$$;

-- Casts the ballots of one of so many connections, each vote a transaction of its own, as
-- the API would: the request's headers are set, then the call is made. The loop is the
-- same for all kinds: 'ours' with all rules, 'bare', and 'loose', the bare one without
-- its foreign key.
create procedure bench.cast_ballots(p_kind text, p_worker integer, p_workers integer)
  language plpgsql as $$
declare
  ballot bench.ballots;
  last_one constant bigint := (select max(n) from bench.ballots);
  number bigint := p_worker;
  started timestamptz;
  latencies real[] := '{}';
  answer jsonb;
begin
  while number <= last_one loop
    started := clock_timestamp();
    select * into ballot from bench.ballots where n = number;
    perform set_config('request.headers', ballot.headers, true);
    if p_kind = 'ours' then
      answer := public.handle_clinic_upvote(ballot.clinic_id, ballot.session_id::text, 'Bench');
      if not (answer ->> 'success')::boolean then
        raise exception 'A vote of the benchmark was refused: %', answer;
      end if;
    else
      if p_kind = 'bare' then
        insert into bench.votes (clinic_id, session_id) values (ballot.clinic_id, ballot.session_id);
      else
        insert into bench.loose_votes (clinic_id, session_id) values (ballot.clinic_id, ballot.session_id);
      end if;
      update bench.clinics set upvote_count = upvote_count + 1 where id = ballot.clinic_id;
    end if;
    commit;
    latencies := latencies || (1000 * extract(epoch from clock_timestamp() - started))::real;
    number := number + p_workers;
  end loop;
  insert into bench.latencies select unnest(latencies);
end
$$;

-- So many more stored votes of the last thirty days, spread over all clinics of the
-- benchmark, with the counters moved accordingly.
create procedure bench.store_votes(p_many integer) language plpgsql as $$
begin
  set local session_replication_role = replica;
  insert into private.votes (clinic_id, session_id, address_hash, user_agent_hash, proven, created_at)
  select 'bench-' || 1 + n % 300, gen_random_uuid(), sha256(int4send(n)), sha256(int4send(n % 1000)),
    n % 10 > 0, now() - interval '29 days' * (p_many - n) / p_many - interval '2 hours'
  from generate_series(1, p_many) n;
  update public.clinics c set upvote_count = counted.votes
  from (select clinic_id, count(*) as votes from private.votes group by 1) as counted
  where c.id = counted.clinic_id;
end
$$;

grant usage on schema bench to anon;
grant select on bench.ballots to anon;
grant select, insert on bench.votes, bench.loose_votes, bench.latencies to anon;
grant select, update on bench.clinics to anon;
grant execute on procedure bench.cast_ballots(text, integer, integer) to anon;
