import { formatShort } from "@/ui/calendarDateText.ts";
import type { Change } from "./change.ts";

interface Kind {
  slug: string;
  name: string;
  relations: string[];
}

export const KINDS: Kind[] = [
  { slug: "clinics", name: "Clinics", relations: ["clinics"] },
  {
    slug: "figures",
    name: "Facts",
    relations: ["clinic_results", "clinic_prices", "clinic_reviews", "clinic_services", "clinic_contacts"],
  },
  { slug: "law", name: "Law", relations: ["country_rules", "law_checks"] },
  { slug: "sponsors", name: "Sponsors", relations: ["sponsorships"] },
  { slug: "blog", name: "Blog", relations: ["blog_posts", "blog_categories"] },
  { slug: "sent", name: "Submissions and reports", relations: ["clinic_submissions", "figure_reports"] },
  { slug: "visitors", name: "Settings and blocks", relations: ["settings", "blocks"] },
  { slug: "people", name: "People", relations: ["admins"] },
  { slug: "history", name: "Deletion of old history", relations: ["admin_history"] },
];

const ONE: Record<string, string> = {
  clinics: "clinic",
  clinic_results: "success rate",
  clinic_prices: "price",
  clinic_reviews: "reviews",
  clinic_services: "treatment or language",
  clinic_contacts: "contact",
  country_rules: "rule of law",
  law_checks: "check of the law",
  sponsorships: "sponsored place",
  clinic_submissions: "submission",
  figure_reports: "reported figure",
  blog_posts: "post",
  blog_categories: "category",
  admins: "person",
  settings: "setting",
  admin_history: "older history",
  blocks: "block",
};

const VERBS = { insert: "Added", update: "Changed", delete: "Deleted" };

/** Columns whose own names would mislead. */
const COLUMNS: Record<string, string> = {
  id: "ID",
  n: "Number of cases",
  code: "Treatment or language",
  is_offered: "Offered or spoken",
  successes: "Number counted",
  range_from: "Publisher’s range from",
  range_to: "Publisher’s range to",
  verdict: "Publisher’s verdict",
  og_title: "Title when shared",
  og_description: "Description when shared",
  og_image: "Picture when shared",
  meta_title: "Title for search engines",
  meta_description: "Description for search engines",
  meta_keywords: "Keywords",
  hero_logo_url: "Logo",
  fixed_prices: "Price list",
  countries: "Countries",
  checked_on: "Read on",
  checked_by: "Read by",
  source_url: "Address of the source",
  source_name: "Source",
  as_of: "Day or year of the text",
  confidence: "How sure",
  watch_until: "Sure until",
  binned_at: "In the bin since",
  older_than: "From before",
  user_id: "Account",
  clinic_id: "Clinic",
  category_id: "Category",
  merged_into: "Merged into",
  sponsored_price_euros: "Price of a sponsored place, in euros",
};

export function changeVerb({
  action,
  relation,
  restores,
}: Pick<Change, "action" | "relation" | "restores">): string {
  const verb = restores === null ? VERBS[action] : "Put back";
  return `${verb}: ${ONE[relation] ?? codeToText(relation).toLowerCase()}`;
}

export function columnName(column: string): string {
  return COLUMNS[column] ?? codeToText(column);
}

/** Returns a database code as words: `live_birth` is 'Live birth'. */
export function codeToText(code: string): string {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const CODE = /^[a-z]+(_[a-z]+)+$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatEach).join("\n");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, inner]) => `${name}: ${formatValue(inner)}`)
      .join("\n");
  }
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "string") return String(value);
  if (CODE.test(value)) return codeToText(value);
  return INSTANT.test(value) ? formatMoment(value) : value;
}

/** The history keeps a price list as pairs of name and price, in its order. */
function formatEach(value: unknown): string {
  return Array.isArray(value) ? `${value[0]}: ${formatValue(value[1])}` : formatValue(value);
}

const digits = (part: number) => String(part).padStart(2, "0");

export function formatMoment(instant: string): string {
  const at = new Date(instant);
  return `${formatShort(at)}, ${digits(at.getHours())}:${digits(at.getMinutes())}`;
}
