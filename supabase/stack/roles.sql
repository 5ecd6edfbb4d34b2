-- What hosted Supabase adds to its roles: the one that PostgREST signs in as, and how long
-- a statement of each may take.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end
$$;
grant anon, authenticated, service_role to authenticator;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
-- PostgREST and the linter read which schema is exposed.
alter database postgres set pgrst.db_schemas = 'public';
