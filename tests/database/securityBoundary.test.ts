import { expect, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";

const OURS = asOwner`('public'::regnamespace, 'private'::regnamespace)`;

test("every table has row level security on", async () => {
  const tables = await asOwner<{ name: string; guarded: boolean }[]>`
    select oid::regclass::text as name, relrowsecurity as guarded from pg_class
    where relkind in ('r', 'p') and relnamespace in ${OURS}`;
  expect(tables.length).toBeGreaterThan(5);
  expect(tables.filter(({ guarded }) => !guarded)).toEqual([]);
});

test("a view reads with its caller's rights only, since its owner's would bypass row level security", async () => {
  // There is none at present; the next one must be such a one.
  expect(
    await asOwner`select oid::regclass::text as name from pg_class
      where relkind in ('v', 'm', 'f') and relnamespace in ${OURS}
        and (relkind <> 'v' or not coalesce(reloptions, '{}') @> '{security_invoker=true}')`,
  ).toEqual([]);
});

test("every policy names its roles and one command", async () => {
  const policies = await asOwner<{ policyname: string; cmd: string; roles: string[] }[]>`
    select policyname, cmd, roles::text[] as roles from pg_policies
    where schemaname in ('public', 'private')`;
  expect(policies.length).toBeGreaterThan(0);
  expect(policies.filter(({ cmd, roles }) => cmd === "ALL" || roles.includes("public"))).toEqual([]);
});

test("visitors may read and submit, admins may write, and no other policy lets anybody do anything", async () => {
  const policies = await asOwner<{ policy: string }[]>`
    select format('%s %s to %s', lower(cmd), tablename, array_to_string(roles, ', '))
      || case when coalesce(qual, with_check) ~ 'is_admin' then ' if admin' else '' end as policy
    from pg_policies where schemaname in ('public', 'private') order by 1`;
  const byAdmins = ["blog_categories", "blog_posts"].map(
    (table) => `delete ${table} to authenticated if admin`,
  );
  const facts = ["clinic_prices", "clinic_results", "clinic_reviews"];
  for (const table of ["blog_categories", "blog_posts", "clinics", "sponsorships", ...facts]) {
    byAdmins.push(...["insert", "update"].map((verb) => `${verb} ${table} to authenticated if admin`));
  }
  expect(policies.map(({ policy }) => policy).toSorted()).toEqual(
    [
      ...byAdmins,
      "insert clinic_submissions to anon, authenticated",
      "select clinic_submissions to anon",
      "select clinic_submissions to authenticated if admin",
      "insert figure_reports to anon, authenticated",
      "select figure_reports to anon",
      "select figure_reports to authenticated if admin",
      ...facts.flatMap((table) => [`select ${table} to anon`, `select ${table} to authenticated if admin`]),
      "select blog_categories to anon, authenticated",
      "select blog_posts to anon",
      "select blog_posts to authenticated if admin",
      "select clinics to anon",
      "select sponsorships to anon",
      "select sponsorships to authenticated if admin",
      "select clinics to authenticated if admin",
    ].toSorted(),
  );
});

test("every function sets an empty search path, so that nobody can slip in another table", async () => {
  const functions = await asOwner<{ name: string; settings: string[] | null }[]>`
    select oid::regprocedure::text as name, proconfig as settings from pg_proc
    where pronamespace in ${OURS}`;
  expect(functions.length).toBeGreaterThan(10);
  expect(functions.filter(({ settings }) => !settings?.includes('search_path=""'))).toEqual([]);
});

test("functions with the owner's rights are in the private schema only", async () => {
  const names = await asOwner<{ name: string; schema: string }[]>`
    select proname as name, pronamespace::regnamespace::text as schema from pg_proc
    where prosecdef and pronamespace in ${OURS} order by 1`;
  expect(names.map(({ schema, name }) => `${schema}.${name}`).toSorted()).toEqual(
    [
      ...["apply_import", "check_import", "drop_import", "export_rows"].map((name) => `private.${name}`),
      "private.add_admin",
      "private.admin_people",
      "private.admin_role",
      "private.audit_votes",
      "private.change_admin_role",
      "private.client_address_hash",
      "private.clinic_after_merges",
      "private.clinic_facts",
      "private.clinics_facts",
      "private.count_sender",
      "private.count_submission",
      "private.desk_clinics",
      "private.end_admin_sessions",
      "private.facts_to_edit",
      "private.follow_facts",
      "private.give_human_check",
      "private.has_two_steps",
      "private.history_change",
      "private.history_page",
      "private.history_people",
      "private.is_admin",
      "private.is_owner",
      "private.is_session_banned",
      "private.keep_category",
      "private.keep_facts_with_clinic",
      "private.keyed_hash",
      "private.leave_category",
      "private.make_admin",
      "private.merge_clinics_as_owner",
      "private.merge_numbers",
      "private.own_two_steps",
      "private.post_to_edit",
      "private.published_post",
      "private.record_captcha_failure",
      "private.remove_admin",
      "private.allow_history",
      "private.restore_history",
      "private.restore_votes_as_admin",
      "private.changes_before",
      "private.shorten_history",
      "private.sign_out_admin",
      "private.take_in_fact",
      "private.take_in_figure_report",
      "private.take_in_submission",
      "private.unmerge_clinic_as_owner",
      "private.upvote",
      "private.verify_admin_login",
      "private.void_votes_as_admin",
      "private.write_history",
      // Votes, pauses and blocks at the desk.
      "private.audit_votes_as_owner",
      "private.suspicious_hours_for_owner",
      "private.vote_addresses_for_owner",
      "private.votes_of_address_for_owner",
      "private.days_of_address_for_owner",
      "private.void_votes_of_address_as_owner",
      "private.take_back_voiding_as_owner",
      "private.voidings_for_owner",
      "private.pauses_for_owner",
      "private.pause_visitors_as_owner",
      "private.blocks_for_owner",
      "private.block_visitors_as_owner",
      "private.end_block_as_owner",
      "private.set_sponsored_price_as_owner",
      // What was sent, at the desk.
      "private.accept_submission",
      "private.bin_report",
      "private.bin_submission",
      "private.decide_report",
      "private.desk_overview",
      "private.desk_page",
      "private.desk_reports",
      "private.desk_submissions",
      "private.reject_submission",
      "private.reopen_submission",
      "private.report_to_decide",
      "private.similar_clinics",
      "private.sponsored_price",
      "private.submission_to_decide",
      "private.unused_pictures",
    ].toSorted(),
  );
});

test("no table that the API exposes refers to another one, or visitors could walk from one to the other in circles", async () => {
  expect(
    await asOwner`select conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint join pg_class there on there.oid = confrelid join pg_class here on here.oid = conrelid
      where contype = 'f' and there.relnamespace = 'public'::regnamespace
        and here.relnamespace = 'public'::regnamespace`,
  ).toEqual([]);
});

test("every policy by which visitors read asks first what the query costs", async () => {
  const asked = "SELECT private.is_modest_query()";
  const policies = await asOwner<{ name: string; qual: string; roles: string }[]>`
    select tablename as name, qual, array_to_string(roles, ', ') as roles from pg_policies
    where schemaname = 'public' and cmd = 'SELECT' 
      and tablename not in ('clinic_submissions', 'figure_reports')`;
  expect(policies.length).toBeGreaterThanOrEqual(11);
  for (const { name, qual, roles } of policies) {
    expect(qual.split(asked), `${name} for ${roles}: once when it runs`).toHaveLength(2);
    expect(qual, `${name} for ${roles}: once when it is planned`).toContain("= private.is_modest_query()");
  }
});

test("functions that write are volatile, so that a read-only GET cannot reach them", async () => {
  expect(
    await asOwner`select proname from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile = 'v' order by 1`,
  ).toEqual(
    [
      ...["add_admin", "change_admin_role", "create_human_check", "end_admin_sessions"],
      ...["handle_captcha_failure", "handle_clinic_upvote", "make_admin", "merge_clinics"],
      ...["remove_admin", "restore_history", "restore_votes", "sign_out_admin", "unmerge_clinic"],
      ...["verify_admin_login", "void_votes"],
      ...["apply_import", "check_import", "drop_import"],
      ...["block_visitors", "end_block", "pause_visitors", "take_back_voiding", "void_votes_of_address"],
      "set_sponsored_price",
      ...["accept_submission", "reject_submission", "reopen_submission"],
      ...["finish_report", "reject_report", "reopen_report"],
      ...["bin_submission", "put_back_submission", "bin_report", "put_back_report", "shorten_history"],
    ]
      .toSorted()
      .map((proname) => ({ proname })),
  );
});
