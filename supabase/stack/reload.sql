-- As hosted Supabase has it: the API learns of a table or function that is pushed while it runs.
create schema if not exists extensions;

create or replace function extensions.pgrst_ddl_watch() returns event_trigger
  language plpgsql set search_path = ''
as $$
begin
  notify pgrst, 'reload schema';
end
$$;

drop event trigger if exists pgrst_ddl_watch;
create event trigger pgrst_ddl_watch on ddl_command_end
  when tag in ('CREATE FUNCTION', 'CREATE TABLE', 'ALTER TABLE', 'CREATE POLICY', 'GRANT')
  execute function extensions.pgrst_ddl_watch();
