-- Statement timeouts. Signed-in users have a visitor's half second and admins eight seconds;
-- functions that need more, or wait for a lock, set their own.

alter role authenticated set statement_timeout = '500ms';

-- The API runs it before each request, in the same transaction.
create function private.before_request() returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Nested, since visitors may not even name is_admin().
  if current_setting('role', true) = 'authenticated' and current_setting('statement_timeout') = '500ms' then
    if private.is_admin() then
      perform set_config('statement_timeout', '8s', true);
    end if;
  end if;
end
$$;

create function private.grants_for_statement_timeouts() returns void
  language sql set search_path = ''
as $$
  grant execute on function private.before_request() to anon, authenticated, service_role;
$$;

-- The embedded backend has neither this role nor timeouts.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.before_request';
  end if;
end
$$;
notify pgrst, 'reload config';

select private.apply_grants();
