import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someEditor } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { rolledBack } from "../support/database/rolledBack.ts";

type Row = Record<string, unknown>;

/** The owner is restricted only by constraints. */
async function store(fields: Row): Promise<string> {
  const clinic: Row = { id: `test-${randomUUID()}`, name: "Test clinic", ...fields };
  return rolledBack(async (sql) => {
    await sql`insert into public.clinics ${sql(clinic as Record<string, string>)}`;
    return "stored";
  }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  });
}

const CHECK_VIOLATION = "23514";

function describe(value: unknown): [name: string, value: unknown] {
  const escaped = JSON.stringify(value).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return [escaped.length > 60 ? `${escaped.slice(0, 40)} … (${escaped.length} characters)` : escaped, value];
}
const RATES = ["success_rate", "egg_donation_success_rate", "overall_score"];

test.for([
  ...RATES.flatMap((rate) => [-0.1, 100.1, 1e9, "NaN", "Infinity", "-Infinity"].map((x) => [rate, x])),
  ...[-0.1, 5.1, "NaN", "Infinity"].map((x) => ["review_score", x]),
  ...[-1, 1_000_001].map((x) => ["price_euros", x]),
  ...[1899, 2101].map((x) => ["established", x]),
  ["upvote_count", -1],
] as [string, number | string][])("%s cannot be %s", async ([column, value]) => {
  expect(await store({ [column]: value })).toBe(CHECK_VIOLATION);
});

test.for([
  ...RATES.flatMap((rate) => [0, 54.5, 100].map((x) => [rate, x])),
  ...[0, 4.8, 5].map((x) => ["review_score", x]),
  ...[0, 2600, 1_000_000].map((x) => ["price_euros", x]),
  ["established", 1994],
] as [string, number][])("%s can be %s", async ([column, value]) => {
  expect(await store({ [column]: value })).toBe("stored");
});

test("every column but the counter is checked when it changes, and a vote pays for no other check", async () => {
  const unchecked = await asOwner<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = 'public.clinics'::regclass and attnum > 0 and not attisdropped
      and attnum <> all ((select tgattr::smallint[] from pg_trigger where tgname = 'check_clinic')::smallint[])`;
  expect(unchecked.map(({ name }) => name)).toEqual(["upvote_count"]);
  const checks = await asOwner<{ rule: string }[]>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'public.clinics'::regclass and contype = 'c'`;
  expect(checks.map(({ rule }) => rule)).toEqual(["CHECK ((upvote_count >= 0))"]);
});

/** Their ends bound each other, which NaN never passes. */
const WITH_TWO_ENDS = ["latitude", "longitude", "range_from", "range_to"];

test("only these columns could hold NaN or Infinity at all", async () => {
  const columns = await asOwner<{ name: string }[]>`
    select column_name as name from information_schema.columns c join information_schema.tables t
      using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('real', 'double precision', 'numeric') and column_name <> all (${WITH_TWO_ENDS})`;
  expect(columns.map(({ name }) => name).toSorted()).toEqual(
    [...RATES, "review_score", "percentage", "amount", "score", "scale"].toSorted(),
  );
});

const BAD_URLS = [
  ...["", " ", "example.org", "//example.org", "/clinic", "javascript:alert(1)", "JaVaScRiPt:alert(1)"],
  ...["data:text/html,x", "ftp://example.org", "mailto:a@example.org", "https://", "https:///path"],
  ...["https://user:password@example.org", "https://user@example.org", "https://user:1@example.org"],
  ...["https://exam ple.org", " https://example.org", "https://example.org ", "https://example.org/a b"],
  ...["https://example.org/\nx", "https://example.org\n", "https://example.org/\tx", "https://\texample.org"],
  ...["https://example.org\\@evil.test", "https://-example.org", "https://example.org:port"],
  ...["https://münchen-ivf.de/", "https://example.org/Zlín"],
  ...["https://example.org/\u00a0", "https://example.org/\u202etxt", "https://exam\u200bple.org"],
  "https://example.org/<script>",
  'https://example.org/"onclick="x',
  `https://example.org/${"x".repeat(2029)}`,
];
for (const column of ["website", "hero_logo_url"]) {
  test.for(BAD_URLS.map(describe))(`${column} cannot be %s`, async ([, url]) => {
    expect(await store({ [column]: url })).toBe(CHECK_VIOLATION);
  });
}

const GOOD_URLS = [
  ...["https://example.org", "http://example.org/", "HTTPS://EXAMPLE.ORG", "https://example.org?x=1"],
  ...[
    "https://example.org:8443/a?b=c#d",
    "https://xn--mnchen-3ya.de",
    "https://a.b-c.example.org/~x/%20/(1)",
  ],
  "https://example.org/a_b/@c/d;e=1,2?q[]={1|2}&r='x'#!/top",
  `https://example.org/${"x".repeat(2028)}`,
];
test.for(GOOD_URLS.map(describe))("a website can be %s", async ([, url]) => {
  expect(await store({ website: url })).toBe("stored");
});

const BAD_IDS = [
  ...["", "-", "-a", "a-", "a--b", "A", "Reprofit", "a b", "a_b", "zlín", "a/b", "../admin", "a\n", "."],
  ...["sponsored-slot", "new", "x".repeat(81)],
];
test.for(BAD_IDS.map(describe))("a clinic's id cannot be %s", async ([, id]) => {
  expect(await store({ id })).toBe(CHECK_VIOLATION);
});

const SPACES = ["", " ", "\t", "\n", "\u00a0", "\u2003", "\u3000"];
const INVISIBLE = ["\u200b", "\u2060", "\ufeff", " \u200b\u00a0 "];
const BLANKS = [...SPACES, ...INVISIBLE];
const TOO_LONG = "x".repeat(121);
test.for([...BLANKS, TOO_LONG].map(describe))("a clinic's name cannot be %s", async ([, name]) => {
  expect(await store({ name })).toBe(CHECK_VIOLATION);
});

const GOOD_NAMES = ["IVF Zlín", "Macierzyństwo", "👶 Clinic", "a\u200db", "x".repeat(120)];
test.for(GOOD_NAMES.map(describe))("a clinic's name can be %s", async ([, name]) => {
  expect(await store({ name })).toBe("stored");
});

const BAD_LISTS = [
  ...["", "\t", "\u00a0", "\u200b"].map((blank) => ["Prague", blank]),
  ["Prague", null],
  ["x".repeat(121)],
  Array.from({ length: 51 }, String),
];
for (const column of ["countries", "locations", "specialties", "languages"]) {
  test.for(BAD_LISTS.map(describe))(`${column} cannot be %s`, async ([, list]) => {
    expect(await store({ [column]: list })).toBe(CHECK_VIOLATION);
  });
}

const manyPrices = (many: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_, n) => [`Treatment ${n}`, n])));

test("fixed prices can be a hundred, or none", async () => {
  for (const prices of [manyPrices(100), "{}"]) {
    const [row] = await asOwner`select private.is_price_list(${prices}::text::json) as valid`;
    expect(row).toEqual({ valid: true });
  }
});

test.for<[string, string]>([
  ["a list", "[1]"],
  ["a number", "2900"],
  ["null", "null"],
  ["a price in words", '{"IVF": "2900"}'],
  ["a negative price", '{"IVF": -1}'],
  ["a price beyond all reason", '{"IVF": 1e9}'],
  ["a price without a treatment", '{" ": 2900}'],
  ["more than a hundred prices", manyPrices(101)],
  ["a treatment of more than 120 letters", JSON.stringify({ ["x".repeat(121)]: 2900 })],
])("fixed prices cannot be %s", async ([, prices]) => {
  const [row] = await asOwner`select private.is_price_list(${prices}::text::json) as valid`;
  expect(row).toEqual({ valid: false });
});

test("a price list of 28,000 treatments is refused as soon as it is read, and nobody waits for it", async () => {
  const id = `test-${randomUUID()}`;
  const answer = await (
    await someEditor()
  )
    .from("clinics")
    .insert({ id, name: "Giant prices", fixed_prices: JSON.parse(manyPrices(28_000)) });
  // A longer list once ran without end.
  expect(answer).toMatchObject({ status: 400, error: { code: CHECK_VIOLATION } });
});
