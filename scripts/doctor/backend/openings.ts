import { jsonIn, type Answer } from "../ask.ts";
import type { Report } from "../report.ts";
import { askBackend, codeOf, type Backend } from "./backend.ts";

type Probe = [what: string, path: string, question?: { method: string; body?: unknown }];

/** No row has it, so that even a request let through changes nothing. */
const NOBODY = "00000000-0000-4000-8000-00000000d0c7";

const READS: Probe[] = [
  ["read what visitors proposed", "/rest/v1/clinic_submissions?select=clinic_name&limit=1"],
  ["read reports and the addresses in them", "/rest/v1/figure_reports?select=email&limit=1"],
  ["read notes on sponsors", "/rest/v1/sponsorships?select=note&limit=1"],
  ["read who checked a figure", "/rest/v1/clinic_prices?select=checked_by&limit=1"],
  ["read posts past the call for readers", "/rest/v1/blog_posts?select=content&limit=1"],
];

const WRITES: Probe[] = [
  ...["clinics", "blog_posts", "blog_categories", "sponsorships", "clinic_submissions", "figure_reports"],
  ...["clinic_results", "clinic_prices", "clinic_reviews", "clinic_services", "clinic_contacts"],
].map((table) => [`delete from ${table}`, `/rest/v1/${table}?id=eq.${NOBODY}`, { method: "DELETE" }]);

const COLUMNS: [table: string, row: object][] = [
  ["clinics", { upvote_count: 0 }],
  ["clinics", { name: "x" }],
  ["blog_posts", { title: "x" }],
  ["clinic_prices", { amount: 1 }],
  ["clinic_results", { percentage: 1 }],
];
const CHANGES = COLUMNS.map(([table, body]): Probe => {
  return [`change ${table}`, `/rest/v1/${table}?id=eq.${NOBODY}`, { method: "PATCH", body }];
});

/** Without arguments, and refused inside. */
const CALLS: Probe[] = ["admin_people", "admin_overview", "audit_votes", "pauses", "voidings"].map((name) => [
  `call ${name}`,
  `/rest/v1/rpc/${name}`,
  { method: "POST", body: {} },
]);

const HIDDEN: Probe[] = [
  ["read unpublished clinics", "/rest/v1/clinics?select=id&published=is.false&limit=1"],
  ["read drafts of posts", "/rest/v1/blog_posts?select=id&published=is.false&limit=1"],
];

const AT_ONCE = 6;

export async function lookForOpenings(backend: Backend, report: Report): Promise<void> {
  const results = [
    ...(await answersTo([...READS, ...WRITES, ...CHANGES, ...CALLS], backend, isOpen)),
    ...(await answersTo(HIDDEN, backend, hasRows)),
  ];
  const open = results.filter(({ found }) => found === "open").map(({ what }) => what);
  const inPrivate = await askBackend(backend, "/rest/v1/settings?limit=1", {
    headers: { "accept-profile": "private" },
  });
  if (isSilent(inPrivate)) results.push({ what: "name the private schema", found: "unknown" });
  else if (inPrivate.status !== 406) open.push("name the private schema");
  if (open.length > 0) {
    report.must(
      "open-to-everybody",
      `With the key that everybody can read in the site, a visitor may ${open.join(", ")}.`,
      "In the SQL editor: select private.apply_grants(); and in the API’s settings expose the schema public alone. Then run this again.",
    );
  }
  const unknown = results.filter(({ found }) => found === "unknown").map(({ what }) => what);
  if (unknown.length > 0)
    report.couldNot(
      "what everybody may do",
      `The project doesn’t say whether they may ${unknown.join(", ")}.`,
    );
}

interface ProbeResult {
  what: string;
  found: "open" | "closed" | "unknown";
}

async function answersTo(
  probes: Probe[],
  backend: Backend,
  isSo: (answer: Answer) => boolean,
): Promise<ProbeResult[]> {
  const all: ProbeResult[] = [];
  for (let from = 0; from < probes.length; from += AT_ONCE) {
    const asked = probes
      .slice(from, from + AT_ONCE)
      .map(async ([what, path, question]): Promise<ProbeResult> => {
        const answer = await askBackend(backend, path, question);
        if (isSilent(answer)) return { what, found: "unknown" };
        return { what, found: isSo(answer) ? "open" : "closed" };
      });
    all.push(...(await Promise.all(asked)));
  }
  return all;
}

/** A server that is busy, or out of order, says neither yes nor no. */
const isSilent = ({ status }: Answer) => status === 429 || status >= 500;

function isOpen(answer: Answer): boolean {
  return !["42501", "25006", "PGRST202", "PGRST205", "42P01"].includes(String(codeOf(answer)));
}

function hasRows(answer: Answer): boolean {
  const rows = jsonIn(answer);
  return !Array.isArray(rows) || rows.length > 0;
}
