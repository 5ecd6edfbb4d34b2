import type { Exempted } from "./attacks.ts";

const FACTS = ["clinic_contacts", "clinic_prices", "clinic_results", "clinic_reviews", "clinic_services"];
const byAdmins = (verb: string, table: string) => `${verb} ${table} to authenticated if admin`;
const edited = (table: string) => ["insert", "update"].map((verb) => byAdmins(verb, table));

/** Every policy: its command, table, role, and whether it requires an admin. */
export const POLICIES: Exempted = {
  ofUnpublished: ["select clinics to anon", byAdmins("select", "clinics")],
  clinics: edited("clinics"),
  facts: FACTS.flatMap((table) => [`select ${table} to anon`, byAdmins("select", table)]),
  writingFacts: FACTS.flatMap(edited),
  law: [
    ...edited("country_rules").concat(
      byAdmins("delete", "country_rules"),
      byAdmins("select", "country_rules"),
    ),
    ...[byAdmins("select", "law_checks"), byAdmins("update", "law_checks")],
  ],
  drafts: ["select blog_posts to anon", byAdmins("select", "blog_posts")],
  costly: ["select blog_categories to anon, authenticated"],
  blog: ["blog_categories", "blog_posts"].flatMap((table) => edited(table).concat(byAdmins("delete", table))),
  sponsorships: ["select sponsorships to anon"],
  sellingPlaces: [byAdmins("select", "sponsorships"), ...edited("sponsorships")],
  choosing: ["insert clinic_submissions to anon, authenticated"],
  readingSubmissions: ["select clinic_submissions to anon", byAdmins("select", "clinic_submissions")],
  choosingReports: ["insert figure_reports to anon, authenticated"],
  readingReports: ["select figure_reports to anon", byAdmins("select", "figure_reports")],
};
