-- What a hosted project has and Auth's stand-in lacks. Idempotent; runs at each start.

-- The role that PostgREST signs in as, and how long a statement of each role may take.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end
$$;
grant anon, authenticated, service_role to authenticator;
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon' and rolconfig is not null) then
    alter role anon set statement_timeout = '3s';
  end if;
  -- A migration shortens it, once.
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated' and rolconfig is not null) then
    alter role authenticated set statement_timeout = '8s';
  end if;
end
$$;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
-- PostgREST and the linter read which schema is exposed.
alter database postgres set pgrst.db_schemas = 'public';

-- Policies and functions of callers may ask who they are.
grant usage on schema auth to anon, authenticated, service_role;

-- Who is calling, from the claims as PostgREST hands them on. Auth's stand-in knows only its own.
create or replace function auth.jwt() returns jsonb
  language sql stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claims', true), ''),
    nullif(current_setting('request.jwt.claim', true), ''))::jsonb
$$;
create or replace function auth.uid() returns uuid
  language sql stable
as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create or replace function auth.role() returns text
  language sql stable
as $$ select auth.jwt() ->> 'role' $$;
create or replace function auth.email() returns text
  language sql stable
as $$ select auth.jwt() ->> 'email' $$;
