const TABLES = ["clinics", "results", "prices", "reviews", "services", "contacts", "national"];

const CSV = "text/csv; charset=utf-8; header=present";
const JSON_DATA = "application/json; charset=utf-8";

/** Public and without cookies, so any site may read it. */
function headers(type: string): Record<string, string> {
  return { "Content-Type": type, "Access-Control-Allow-Origin": "*", "Cache-Control": "no-cache" };
}

export const DATA_HEADERS: [string, Record<string, string>][] = [
  ...TABLES.flatMap((name): [string, Record<string, string>][] => [
    [`/data/${name}.csv`, headers(CSV)],
    [`/data/${name}.json`, headers(JSON_DATA)],
  ]),
  ["/data/index.json", headers(JSON_DATA)],
  ["/data/schema.json", headers("application/schema+json; charset=utf-8")],
];
