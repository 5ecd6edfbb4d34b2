import { inDatabase, type Misconfiguration } from "./misconfiguration.ts";

const LAST = "(select max(version) from supabase_migrations.schema_migrations)";

export const IN_THE_DATABASE: Misconfiguration[] = [
  inDatabase(
    "a migration was not pushed",
    ["migrations-missing"],
    `create table public.kept as select * from supabase_migrations.schema_migrations where version = ${LAST};
     delete from supabase_migrations.schema_migrations where version = ${LAST}`,
    "insert into supabase_migrations.schema_migrations select * from public.kept; drop table public.kept",
  ),
  inDatabase(
    "the database was made by another version",
    ["migrations-unknown"],
    "insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'later')",
    "delete from supabase_migrations.schema_migrations where version = '20990101000000'",
  ),
  inDatabase(
    "a migration was changed after it was pushed",
    ["migrations-changed"],
    `update supabase_migrations.schema_migrations set statements = array_append(statements, 'select 1') where version = ${LAST}`,
    `update supabase_migrations.schema_migrations set statements = trim_array(statements, 1) where version = ${LAST}`,
  ),
  inDatabase(
    "signed-in people may write votes",
    ["grants-too-wide"],
    "grant insert on private.votes to authenticated",
    "revoke insert on private.votes from authenticated",
  ),
  inDatabase(
    "visitors may not vote any more",
    ["grants-missing"],
    "revoke execute on function public.handle_clinic_upvote(text, text, text) from anon",
    "select private.apply_grants()",
  ),
  inDatabase(
    "row level security was switched off",
    ["row-security-off"],
    "alter table public.clinic_submissions disable row level security",
    "alter table public.clinic_submissions enable row level security",
  ),
  inDatabase(
    "a policy shows everybody every post",
    ["open-to-everybody", "policies-changed"],
    "create policy everything on public.blog_posts for select to anon using (true)",
    "drop policy everything on public.blog_posts",
  ),
  inDatabase(
    "visitors’ queries may take as long as they like",
    ["role-settings-missing"],
    "alter role anon reset statement_timeout",
    "alter role anon set statement_timeout = '500ms'",
  ),
  inDatabase(
    "pg_cron is off",
    ["cron-off"],
    "alter schema cron rename to cron_away",
    "alter schema cron_away rename to cron",
  ),
  inDatabase(
    "the schedule was stopped",
    ["cron-job-missing"],
    "update cron.job set active = false",
    "update cron.job set active = true",
  ),
  inDatabase(
    "the schedule fails",
    ["cron-job-fails"],
    `insert into cron.job_run_details (jobid, status, return_message, start_time)
     values (1, 'failed', 'ERROR: disk full', now() + interval '1 minute')`,
    "delete from cron.job_run_details where status = 'failed'",
  ),
  inDatabase(
    "old votes still carry traces",
    ["traces-kept-too-long"],
    `insert into private.votes (clinic_id, session_id, address_hash, proven, created_at)
     select id, gen_random_uuid(), private.keyed_hash('planted'), true, now() - interval '40 days'
     from public.clinics order by id limit 1`,
    `set session_replication_role = replica;
     delete from private.votes where address_hash = private.keyed_hash('planted');
     reset session_replication_role`,
  ),
  inDatabase(
    "votes trust a header that visitors write",
    ["voters-address-forgeable"],
    "update private.settings set address_header = 'x-visitor'",
    "update private.settings set address_header = 'cf-connecting-ip'",
  ),
  inDatabase(
    "votes look past a proxy that isn’t there",
    ["voters-address-forgeable"],
    "update private.settings set address_header = null, own_proxy_hops = 1",
    "update private.settings set address_header = 'cf-connecting-ip', own_proxy_hops = 0",
  ),
  inDatabase(
    "votes look for the address where none is",
    ["voters-address-unknown"],
    "update private.settings set address_header = null, own_proxy_hops = 5",
    "update private.settings set address_header = 'cf-connecting-ip', own_proxy_hops = 0",
  ),
  inDatabase(
    "pages of every website may vote",
    ["every-origin-allowed"],
    "create table private.kept as select allowed_origins from private.settings; alter table private.kept enable row level security; update private.settings set allowed_origins = '{*}'",
    "update private.settings set allowed_origins = (select allowed_origins from private.kept); drop table private.kept",
  ),
  inDatabase(
    "pages of the machine at home may still vote",
    ["origin-without-https"],
    "update private.settings set allowed_origins = allowed_origins || '{http://localhost:4173}'",
    "update private.settings set allowed_origins = array_remove(allowed_origins, 'http://localhost:4173')",
  ),
  inDatabase(
    "nobody is an owner",
    ["owner-missing"],
    "create table private.kept as select * from private.admins; alter table private.kept enable row level security; set session_replication_role = replica; delete from private.admins; reset session_replication_role",
    "insert into private.admins select * from private.kept; drop table private.kept",
  ),
];
