// A new table, column grant or function that visitors may touch must be added here by hand.
const listed = (column: string) => `select public.blog_posts (${column})`;
/** What stands in private and has a wrapper in public. */
const inBoth = (signature: string) => [`execute private.${signature}`, `execute public.${signature}`];
const ANYBODY = [
  "execute private.give_human_check(p_clinic_id text, p_session_id text)",
  "execute private.is_session_banned(p_session_id text)",
  // A policy runs with the rights of whoever reads.
  "execute private.has_costly_words(p_query text)",
  "execute private.is_modest_query()",
  "execute private.refuse_costly_query()",
  // The checks of a table run with the rights of whoever writes to it.
  "execute private.is_visible(p_text text)",
  "execute private.is_web_url(p_url text)",
  "execute private.clinic_after_merges(p_clinic_id text)",
  "execute private.clinic_facts(p_clinic_id text)",
  "execute private.clinics_facts(p_ids text[])",
  "execute private.directory_day()",
  "execute private.published_post(p_slug text)",
  "execute private.record_captcha_failure(p_user_agent text, p_session_id text, p_clinic_id text)",
  "execute private.upvote(p_clinic_id text, p_session_id text, p_user_agent text)",
  "execute public.clinic_after_merges(p_clinic_id text)",
  "execute public.clinic_facts(p_clinic_id text)",
  "execute public.clinics_facts(p_ids text[])",
  "execute public.create_human_check(p_clinic_id text, p_session_id text)",
  "execute public.handle_captcha_failure(p_ip_address text, p_user_agent text, p_session_id text, p_clinic_id text)",
  "execute public.handle_clinic_upvote(p_clinic_id text, p_session_id text, p_user_agent text)",
  "execute public.is_ip_banned(p_ip_address text, p_session_id text)",
  "execute public.published_post(p_slug text)",
  "execute private.sponsored_price()",
  "execute public.sponsored_price()",
  "insert public.clinic_submissions (additional_info)",
  "insert public.clinic_submissions (clinic_name)",
  "insert public.clinic_submissions (country)",
  "insert public.clinic_submissions (form_id)",
  "insert public.clinic_submissions (relationship)",
  "insert public.clinic_submissions (satisfaction)",
  "insert public.clinic_submissions (sponsored)",
  "insert public.clinic_submissions (website)",
  ...["clinic_id", "email", "figure", "form_id", "right_value", "source_url"].map(
    (column) => `insert public.figure_reports (${column})`,
  ),
  "select public.figure_reports",
  "select public.blog_categories",
  ...["author_name", "category_id", "created_at", "excerpt", "featured_image", "id"].map(listed),
  ...["published", "published_at", "slug", "title", "updated_at"].map(listed),
  // A policy narrows this to the row that the very request stores.
  "select public.clinic_submissions",
  "select public.clinics",
  "usage schema private",
  "usage schema public",
];
// What admins need, and row level security keeps from all others who are signed in.
const SIGNED_IN = [
  ...["public", "private"].flatMap((schema) => [
    `execute ${schema}.apply_import(p_import uuid, p_lines integer)`,
    `execute ${schema}.check_import(p_import uuid, p_kind text, p_columns text[], p_rows json)`,
    `execute ${schema}.drop_import(p_import uuid)`,
    `execute ${schema}.export_rows(p_kind text, p_after text)`,
  ]),
  "delete public.blog_categories",
  "delete public.blog_posts",
  ...["private", "public"].flatMap((schema) => [
    `execute ${schema}.changes_before(p_before timestamp with time zone)`,
    `execute ${schema}.shorten_history(p_before timestamp with time zone)`,
    `execute ${schema}.accept_submission(p_id uuid, p_clinic_id text, p_is_listed boolean)`,
    `execute ${schema}.desk_overview()`,
    `execute ${schema}.desk_reports(p_state text, p_search text, p_page integer)`,
    `execute ${schema}.desk_submissions(p_state text, p_search text, p_page integer)`,
    `execute ${schema}.reject_submission(p_id uuid, p_reason text)`,
    `execute ${schema}.reopen_submission(p_id uuid)`,
    `execute ${schema}.report_to_decide(p_id uuid)`,
    `execute ${schema}.similar_clinics(p_name text, p_website text)`,
    `execute ${schema}.submission_to_decide(p_id uuid)`,
  ]),
  ...["bin_submission", "bin_report"].map(
    (name) => `execute private.${name}(p_id uuid, p_is_binned boolean)`,
  ),
  ...["bin_submission", "bin_report", "put_back_submission", "put_back_report"].map(
    (name) => `execute public.${name}(p_id uuid)`,
  ),
  "execute private.decide_report(p_id uuid, p_state text, p_reason text)",
  "execute public.finish_report(p_id uuid)",
  "execute public.reject_report(p_id uuid, p_reason text)",
  "execute public.reopen_report(p_id uuid)",
  "execute private.is_list_of_treatments(p_list text[])",
  "execute private.treatments()",
  "execute private.is_past_day(p_day date)",
  "execute private.composed(p_list text[])",
  ...["add_admin(p_email text, p_role text)", "admin_people()", "admin_role()"].flatMap(inBoth),
  ...["change_admin_role(p_user uuid, p_role text)", "remove_admin(p_user uuid)"].flatMap(inBoth),
  ...["is_admin()", "own_two_steps()", "sign_out_admin(p_user uuid)"].flatMap(inBoth),
  "execute private.is_owner()",
  ...["desk_clinics()", "facts_to_edit(p_clinic_id text)", "unused_pictures()"].flatMap(inBoth),
  ...["merge_numbers(p_from text, p_into text)"].flatMap(inBoth),
  "execute private.merge_clinics_as_owner(p_from text, p_into text)",
  "execute public.merge_clinics(p_from text, p_into text)",
  "execute private.unmerge_clinic_as_owner(p_from text)",
  "execute public.unmerge_clinic(p_from text)",
  "execute private.history_page(p_clinic text, p_person uuid, p_relations text[], p_before bigint)",
  "execute public.history_page(p_clinic text, p_person uuid, p_relations text[], p_before bigint)",
  ...["history_change(p_id bigint)", "history_people()", "restore_history(p_id bigint)"].flatMap(inBoth),
  // What owners do with votes, pauses, blocks and the price of the sponsored place.
  ...[
    ["suspicious_hours", "for_owner", "p_days integer, p_at_least integer"],
    [
      ...["vote_addresses", "for_owner"],
      "p_days integer, p_wide boolean, p_clinic_id text, p_hour timestamp with time zone",
    ],
    ["votes_of_address", "for_owner", "p_address text"],
    ["days_of_address", "for_owner", "p_address text"],
    ["void_votes_of_address", "as_owner", "p_address text, p_reason text, p_clinic_id text"],
    ["take_back_voiding", "as_owner", "p_id bigint"],
    ["voidings", "for_owner", "p_before bigint"],
    ["pauses", "for_owner", ""],
    ["pause_visitors", "as_owner", "p_what text, p_sentence text"],
    ["blocks", "for_owner", ""],
    ["block_visitors", "as_owner", "p_network text, p_address text, p_days integer, p_reason text"],
    ["end_block", "as_owner", "p_id bigint"],
    ["set_sponsored_price", "as_owner", "p_euros integer"],
  ].flatMap(([name, whose, args]) => [
    `execute public.${name}(${args})`,
    `execute private.${name}_${whose}(${args})`,
  ]),
  ...inBoth("audit_votes_as_owner(p_burst integer)"),
  "execute private.is_image_url(p_url text)",
  "execute private.is_price_list(p_prices jsonb)",
  "execute private.is_slug(p_slug text)",
  "execute private.is_text(p_text text, p_longest integer)",
  "execute private.is_text_list(p_list text[])",
  "execute private.post_to_edit(p_id uuid)",
  "execute private.restore_votes_as_admin(p_clinic_id text, p_from timestamp with time zone, p_until timestamp with time zone, p_reason text)",
  "execute private.size_in_json(p_text text)",
  "execute private.void_votes_as_admin(p_clinic_id text, p_from timestamp with time zone, p_until timestamp with time zone, p_reason text)",
  "execute public.post_to_edit(p_id uuid)",
  "execute public.restore_votes(p_clinic_id text, p_from timestamp with time zone, p_until timestamp with time zone, p_reason text)",
  "execute public.void_votes(p_clinic_id text, p_from timestamp with time zone, p_until timestamp with time zone, p_reason text)",
  "insert public.blog_categories",
  "insert public.blog_posts",
  "update public.blog_categories",
  "update public.blog_posts",
];
// Nobody but the database writes the votes and the headlines.
const CLINIC_COLUMNS = [
  ...["id", "name", "countries", "locations", "website", "overall_score", "specialties", "established"],
  ...["languages", "fixed_prices", "hero_logo_url", "published"],
];
const COMMON = ["status", "published_by", "source_name", "source_url", "checked_on", "note"];
/** What facts say beside that. Nobody reads or writes any other column, and the clinic is named once. */
const FACTS: Record<string, string[]> = {
  clinic_results: [
    ...["clinic_id", "country", "outcome", "denominator", "eggs", "embryos", "tested", "age_from", "age_to"],
    ...["period_from", "period_to", "percentage", "n"],
  ],
  clinic_prices: [
    ...[
      "clinic_id",
      "item",
      "amount",
      "currency",
      "per",
      "includes",
      "excludes",
      "patient_group",
      "list_date",
    ],
  ],
  clinic_reviews: ["clinic_id", "platform", "score", "scale", "count"],
};
const FACT_READING: string[] = [];
const FACT_WRITING: string[] = [];
for (const [table, own] of Object.entries(FACTS)) {
  for (const column of [...COMMON, ...own]) {
    FACT_READING.push(`select public.${table} (${column})`);
    FACT_WRITING.push(`insert public.${table} (${column})`);
    if (!["clinic_id", "country"].includes(column)) FACT_WRITING.push(`update public.${table} (${column})`);
  }
  FACT_READING.push(`select public.${table} (id)`, `select public.${table} (retired_at)`);
  FACT_WRITING.push(`insert public.${table} (checked_by)`, `update public.${table} (checked_by)`);
  FACT_WRITING.push(`update public.${table} (retired_at)`);
  // Whoever changes a fact says which version of it.
  FACT_WRITING.push(`select public.${table} (changed_at)`);
}
// Visitors see who has the sponsored place today, and only admins the rest of it.
const SPONSORED = ["clinic_id", "from_date", "until_date", "note"];
/** All that visitors and signed-in people may do, one sentence each. */
export const EXPECTED = [
  "anon: select public.sponsorships (clinic_id)",
  "authenticated: select public.sponsorships",
  ...SPONSORED.flatMap((column) =>
    ["insert", "update"].map((verb) => `authenticated: ${verb} public.sponsorships (${column})`),
  ),
  ...FACT_READING.flatMap((what) => [`anon: ${what}`, `authenticated: ${what}`]),
  ...FACT_WRITING.map((what) => `authenticated: ${what}`),
  ...ANYBODY.map((what) => `anon: ${what}`),
  ...[...ANYBODY, ...SIGNED_IN].map((what) => `authenticated: ${what}`),
  ...CLINIC_COLUMNS.flatMap((column) =>
    ["insert", "update"].map((verb) => `authenticated: ${verb} public.clinics (${column})`),
  ),
].toSorted();
