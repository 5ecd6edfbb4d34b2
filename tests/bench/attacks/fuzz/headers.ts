// Headers that change PostgREST's behaviour, as its Preferences.hs and MediaType.hs parse them.
import * as fc from "fast-check";
import { withProbability } from "./withProbability.ts";

const PREFERENCES = [
  ...["count=planned", "count=exact", "count=estimated", "return=representation", "return=minimal"],
  ...[
    "return=headers-only",
    "resolution=merge-duplicates",
    "resolution=ignore-duplicates",
    "missing=default",
  ],
  ...["missing=null", "handling=strict", "handling=lenient", "max-affected=1", "max-affected=x"],
  ...["params=single-object", "params=multiple-objects", "timezone=Europe/Prague", "timezone=x", "nonsense"],
];

const TYPES = [
  ...[
    "application/json",
    "text/csv",
    "application/vnd.pgrst.object+json",
    "application/geo+json",
    "text/xml",
  ],
  ...["application/octet-stream", "text/plain", "*/*", "application/openapi+json", "text/html", "x", ""],
  ...["application/vnd.pgrst.array+json;nulls=stripped", "application/vnd.pgrst.object+json;nulls=stripped"],
  ...[
    "application/vnd.pgrst.plan",
    "application/vnd.pgrst.plan+json; options=analyze|verbose|settings|buffers|wal",
  ],
  ...['application/vnd.pgrst.plan+text; for="text/csv"', "text/csv;q=0.1, application/json;q=0.2"],
];

const PROFILES = [
  "public",
  "private",
  "auth",
  "storage",
  "extensions",
  "pg_catalog",
  "information_schema",
  "x",
];
const RANGES = [
  "0-0",
  "0-9",
  "5-2",
  "0-",
  "-5",
  "0-999999999999",
  "x",
  "9223372036854775807-9223372036854775808",
];
const OTHERS: [string, string][] = [
  ["range-unit", "bytes"],
  ["x-http-method-override", "DELETE"],
  ["role", "service_role"],
  ["x-forwarded-for", "127.0.0.1"],
  ["cookie", "role=postgres"],
  ["origin", "https://another.example"],
  ["x-human-check", "x"],
  ["if-none-match", "*"],
];

const prefer = fc
  .tuple(
    fc.constantFrom("", "", "count=planned", "count=exact", "count=estimated"),
    fc.uniqueArray(fc.constantFrom(...PREFERENCES), { maxLength: 3 }),
  )
  .map(([count, others]) => [count, ...others].filter((one) => one !== "").join(", "));

export const someHeaders: fc.Arbitrary<Record<string, string>> = fc
  .tuple(
    withProbability(prefer, 0.5),
    withProbability(fc.constantFrom(...TYPES), 0.12),
    withProbability(
      fc.tuple(fc.constantFrom("accept-profile", "content-profile"), fc.constantFrom(...PROFILES)),
      0.03,
    ),
    withProbability(fc.constantFrom(...RANGES), 0.05),
    withProbability(fc.constantFrom(...OTHERS), 0.05),
  )
  .map(([preference, accept, profile, range, other]) => {
    const given: [string, string | null][] = [
      ["prefer", preference],
      ["accept", accept],
      ["range", range],
    ];
    return Object.fromEntries(
      [...given, profile, other].filter((pair) => pair?.[1] != null) as [string, string][],
    );
  });
