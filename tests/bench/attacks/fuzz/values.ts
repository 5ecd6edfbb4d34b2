import * as fc from "fast-check";
import type { Catalogue, Column } from "./catalogue.ts";

/** The shortest first, for shrinking. */
const ODD = [
  ...[
    "x",
    "",
    " ",
    "0",
    "1",
    "-1",
    "null",
    "NULL",
    "true",
    "NaN",
    "Infinity",
    "-Infinity",
    "1e400",
    "1e-400",
  ],
  ...["9".repeat(30), "9223372036854775808", "0x7f", "1_000", "2000-01-01", "infinity", "-infinity", "epoch"],
  ...[
    "294277-01-01",
    "4714-01-01 BC",
    "2000-02-30",
    "24:00:60",
    "{}",
    "{x}",
    "{null}",
    "{{x},{y}}",
    "{x",
    "[]",
  ],
  ...[
    "[1,2)",
    "(,)",
    "empty",
    "(x,y)",
    '"',
    "'",
    "\\",
    "\\x00",
    "\u0000",
    "\uFFFF",
    "a\u0301",
    "\u202E",
    "𝒂",
  ],
  ...["%", "*", "_", "*x*", "'; select pg_sleep(9) --", "$1", "$$", "00000000-0000-4000-8000-000000000000"],
  ...[
    '{"a":1}',
    "[[[[1]]]]",
    "x & y",
    "x | !y",
    "x:*",
    "<->",
    "127.0.0.1/33",
    "Y".repeat(300),
    "*a".repeat(300),
  ],
];

/** A new number for each request, because connections cache what they compile. */
export const FRESH = "fresh0";

/** Postgres is slow with these, and quick with the usual 'evil' ones. */
const EXPRESSIONS = [
  `(a?b?c?){1,255}${FRESH}`,
  `(a?){255}(b?){255}${FRESH}`,
  `((a?){255}){20}${FRESH}`,
  "^(.+)(.+)(.+)\\1\\2\\3$",
  `((\\w+)+)+${FRESH}$`,
  `(x|y|z|[a-z]){1,255}(x|y){1,255}${FRESH}`,
  `\\m.*\\M.*\\Y{2,200}${FRESH}`,
  "(",
];

export const someText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ODD) },
  { weight: 2, arbitrary: fc.constantFrom(...EXPRESSIONS) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

export const someExpression = fc.constantFrom(...EXPRESSIONS);

const BY_TYPE: Record<string, string[]> = {
  integer: ["0", "1", "2147483647", "-2147483648", "2147483648"],
  smallint: ["0", "32767", "32768"],
  bigint: ["0", "9223372036854775807", "-1"],
  numeric: ["0", "0.1", "NaN", "99999999.99", "1e1000"],
  real: ["0", "NaN", "-0", "1e38", "1e39"],
  boolean: ["true", "false", "t", "unknown"],
  date: ["2000-01-01", "infinity", "5874897-12-31", "4713-01-01 BC"],
  "timestamp with time zone": ["2000-01-01T00:00:00Z", "infinity", "-infinity", "294276-12-31"],
  "text[]": ["{}", "{x}", "{null,x}", `{${"x,".repeat(200)}x}`],
  jsonb: ["{}", "[]", "1", '{"a":{"b":[1]}}'],
  json: ["{}", "[]", "null", '{"IVF":1}'],
  xid8: ["0", "18446744073709551615"],
};

export function textFor(type: string, { known }: Catalogue): fc.Arbitrary<string> {
  const fitting = type === "uuid" ? known.uuid : type === "text" ? known.text : (BY_TYPE[type] ?? []);
  if (fitting.length === 0) return someText;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, { weight: 2, arbitrary: someText });
}

const GIANT = 50_000;

const giantJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(1_000, GIANT).map((length) => "x".repeat(length)),
  fc.constantFrom(100, 4_000).map((many) => Array.from({ length: many }, (_, index) => `x${index}`)),
  fc
    .constantFrom(100, 4_000)
    .map((many) => Object.fromEntries(Array.from({ length: many }, (_, index) => [`key ${index}`, index]))),
  fc.constantFrom(20, 3_000).map((deep) => JSON.parse(`${"[".repeat(deep)}${"]".repeat(deep)}`) as unknown),
  fc
    .constantFrom(20, 2_000)
    .map((deep) => JSON.parse(`${'{"a":'.repeat(deep)}1${"}".repeat(deep)}`) as unknown),
);

export function jsonFor({ type }: Column, catalogue: Catalogue): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 16, arbitrary: textFor(type, catalogue) },
    {
      weight: 4,
      arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1e15, 1.5, [], ["x"], [null], {}, { a: 1 }),
    },
    { weight: 1, arbitrary: fc.double({ noDefaultInfinity: true, noNaN: true }) },
    { weight: 1, arbitrary: giantJson },
  );
}
