const TABLES = ["clinics", "results", "prices", "reviews", "national"];

const CSV = "text/csv; charset=utf-8; header=present";
const JSON_DATA = "application/json; charset=utf-8";

/** Any page may read the open data: it is public, and no cookie has a say in it. */
function headers(type: string): Record<string, string> {
  return { "Content-Type": type, "Access-Control-Allow-Origin": "*", "Cache-Control": "no-cache" };
}

/** The headers of each file of the open data: what the server of `npm start` sends, and static hosts are told. */
export const DATA_HEADERS: [string, Record<string, string>][] = [
  ...TABLES.flatMap((name): [string, Record<string, string>][] => [
    [`/data/${name}.csv`, headers(CSV)],
    [`/data/${name}.json`, headers(JSON_DATA)],
  ]),
  ["/data/index.json", headers(JSON_DATA)],
  ["/data/schema.json", headers("application/schema+json; charset=utf-8")],
];

/** Those of the file at a path; undefined where it is none of the open data. */
export function dataHeadersOf(path: string): Record<string, string> | undefined {
  return DATA_HEADERS.find(([file]) => file === path)?.[1];
}
