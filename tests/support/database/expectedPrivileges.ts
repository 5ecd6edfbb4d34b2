import { type Exempted, namesOf } from "./exempted/attacks.ts";
import {
  CHECKS,
  CLOSED,
  FOR_EDITORS,
  FOR_OPERATOR,
  FOR_OWNERS,
  FOR_SIGNED_IN,
  FOR_VISITORS,
  INSIDE,
  OWNERS_RIGHTS,
} from "./exempted/functions.ts";

// Add every new table, column grant and function of the public roles here or in exempted/functions.ts.

const columns = (verb: string, table: string, names: string[]) =>
  names.map((name) => `${verb} public.${table} (${name})`);

const SUBMITTED = [
  ...["additional_info", "clinic_name", "country", "form_id", "relationship", "satisfaction"],
  ...["sponsored", "website"],
];
const LISTED = [
  ...["author_name", "category_id", "created_at", "excerpt", "featured_image", "id"],
  ...["published", "published_at", "slug", "title", "updated_at"],
];

const OF_EVERY_FACT = ["status", "published_by", "source_name", "source_url", "checked_on", "note"];
const FACTS: Record<string, string[]> = {
  clinic_results: [
    ...["clinic_id", "country", "outcome", "denominator", "eggs", "embryos", "tested", "age_from", "age_to"],
    ...["period_from", "period_to", "percentage", "n", "successes"],
    ...["range_from", "range_to", "verdict"],
  ],
  clinic_prices: [
    ...["clinic_id", "item", "amount", "currency", "per", "includes", "excludes", "patient_group"],
    "list_date",
  ],
  clinic_reviews: ["clinic_id", "platform", "score", "scale", "count"],
  clinic_services: ["clinic_id", "kind", "code", "is_offered"],
  clinic_contacts: ["clinic_id", "kind", "value"],
};
const facts = (of: (table: string, said: string[]) => string[]) =>
  Object.entries(FACTS).flatMap(([table, own]) => of(table, [...OF_EVERY_FACT, ...own]));

/** Table privileges of everybody, by the attack that shows each harmless. */
const ANYBODY: Exempted = {
  everyTable: ["usage schema private", "usage schema public"],
  ofUnpublished: ["select public.clinics"],
  costly: ["select public.blog_categories"],
  drafts: columns("select", "blog_posts", LISTED),
  facts: facts((table, said) => columns("select", table, [...said, "id", "retired_at"])),
  choosing: columns("insert", "clinic_submissions", SUBMITTED),
  choosingReports: columns("insert", "figure_reports", [
    ...["clinic_id", "email", "figure", "form_id", "right_value", "source_url"],
  ]),
  // A policy narrows these to the row that the request itself stores.
  readingSubmissions: columns("select", "clinic_submissions", ["id"]),
  readingReports: columns("select", "figure_reports", ["id"]),
};

const VISITORS: Exempted = { sponsorships: columns("select", "sponsorships", ["clinic_id"]) };

// Only the database writes votes and headlines, and clinics keep their ids.
const CLINIC = [
  ...["name", "countries", "locations", "website", "overall_score", "specialties", "established"],
  ...["languages", "fixed_prices", "hero_logo_url", "published", "register_number"],
  ...["latitude", "longitude"],
];
const RULE = ["answer", "source_name", "source_url", "as_of", "article", "confidence"].concat(
  ...["watch_until", "checked_on"],
);
const SPONSORED = ["clinic_id", "from_date", "until_date", "note"];
// Triggers set the other dates, and the history keeps these.
const POST = [
  ...["title", "slug", "excerpt", "content", "featured_image", "category_id", "published", "published_at"],
  ...["author_name", "meta_title", "meta_description", "meta_keywords", "canonical_url"],
  ...["og_title", "og_description", "og_image"],
  ...["twitter_title", "twitter_description", "twitter_image"],
];

/** Privileges for admins, which row level security withholds from other signed-in people. */
const SIGNED_IN: Exempted = {
  clinics: [...columns("insert", "clinics", ["id", ...CLINIC]), ...columns("update", "clinics", CLINIC)],
  writingFacts: facts((table, said) => columns("insert", table, [...said, "id", "checked_by"])),
  adminsFacts: facts((table, said) => [
    ...columns("update", table, [
      ...said.filter((column) => !["clinic_id", "country"].includes(column)),
      ...["checked_by", "retired_at"],
    ]),
    ...columns("select", table, ["changed_at"]),
  ]),
  blog: [
    ...["delete", "insert", "update"].map((verb) => `${verb} public.blog_categories`),
    ...["delete public.blog_posts", "insert public.blog_posts", ...columns("update", "blog_posts", POST)],
  ],
  law: [
    ...columns("select", "country_rules", ["id", "country", "question", ...RULE, "changed_at"]),
    ...columns("insert", "country_rules", ["country", "question", ...RULE]),
    ...columns("update", "country_rules", RULE),
    "delete public.country_rules",
    ...["select public.law_checks", ...columns("update", "law_checks", ["checked_on"])],
  ],
  sellingPlaces: [
    "select public.sponsorships",
    ...["insert", "update"].flatMap((verb) => columns(verb, "sponsorships", SPONSORED)),
  ],
};

const executing = (schema: "public" | "private", ...exempted: Exempted[]) =>
  exempted.flatMap(namesOf).map((name) => `execute ${schema}.${name}`);

const ofVisitors = [
  ...namesOf(ANYBODY),
  ...executing("public", FOR_VISITORS),
  // A public call and the private function behind it may share a name.
  ...executing("private", INSIDE),
  ...namesOf(OWNERS_RIGHTS)
    .filter((name) => namesOf(FOR_VISITORS).includes(name))
    .map((name) => `execute private.${name}`),
];
const ofAdmins = [
  ...ofVisitors,
  ...namesOf(SIGNED_IN),
  ...executing("public", FOR_SIGNED_IN, FOR_EDITORS, FOR_OWNERS),
  ...executing("private", CHECKS),
  ...namesOf(OWNERS_RIGHTS)
    .filter((name) => !CLOSED.has(name) && !namesOf(FOR_OPERATOR).includes(name))
    .map((name) => `execute private.${name}`),
];

export const EXPECTED = [
  ...new Set([
    ...[...ofVisitors, ...namesOf(VISITORS)].map((what) => `anon: ${what}`),
    ...ofAdmins.map((what) => `authenticated: ${what}`),
  ]),
].toSorted();

export const OF_OPERATOR = [
  ...["blog_categories", "blog_posts", "clinics", ...Object.keys(FACTS)].map(
    (table) => `select public.${table}`,
  ),
  ...["usage schema private", "usage schema public", "execute private.before_request"],
  ...executing("private", FOR_OPERATOR),
  ...executing("public", FOR_OPERATOR),
]
  .map((what) => `service_role: ${what}`)
  .toSorted();
