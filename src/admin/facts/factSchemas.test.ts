import { expect, test } from "vitest";
import { FACTS_TO_REFUSE, FACTS_TO_TAKE, GOOD_FACTS } from "../../../tests/support/adminCases.ts";
import { EMPTY_FACT, formFromRow, KINDS, type FactForm, type Kind } from "./factForm.ts";
import { factSchema } from "./factSchemas.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const read = (kind: Kind, form: FactForm) => factSchema(kind, NOW).safeParse(form);

test.for(KINDS)("a fact of the kind %s that is read back is stored as it was", (kind) => {
  const row = GOOD_FACTS[kind];
  expect(read(kind, formFromRow(row))).toEqual({ success: true, data: { kind, row } });
});

test.for(FACTS_TO_TAKE)("the form takes, of the kind %s: %s", ([kind, , change]) => {
  const row = { ...GOOD_FACTS[kind], ...change };
  expect(read(kind, formFromRow(row))).toEqual({ success: true, data: { kind, row } });
});

test.for(FACTS_TO_REFUSE)(
  "the form refuses, of the kind %s: %s, with a message at the field",
  ([kind, , change]) => {
    const { success, error } = read(kind, formFromRow({ ...GOOD_FACTS[kind], ...change }));
    expect(success).toBe(false);
    for (const { path, message } of error?.issues ?? []) {
      expect(Object.keys(change)).toContain(path[0]);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  },
);

test.for([
  ["a comma for the point", "31,5", 31.5],
  ["white space around it", " 31.5 ", 31.5],
])("a percentage can have %s", ([, percentage, stored]) => {
  const form = { ...formFromRow(GOOD_FACTS.results), percentage: String(percentage) };
  expect(read("results", form)).toMatchObject({ data: { row: { percentage: stored } } });
});

test.for(["3 400", "3\u00A0400", "12 000,50", "3400"])("an amount can be written as %s", (amount) => {
  const form = { ...formFromRow(GOOD_FACTS.prices), amount };
  const stored = amount.startsWith("12") ? 12_000.5 : 3400;
  expect(read("prices", form)).toMatchObject({ data: { row: { amount: stored } } });
});

test.for(["2.900", "2,900"])("an amount cannot be %s, which is 2900 on the Continent", (amount) => {
  const { error } = read("prices", { ...formFromRow(GOOD_FACTS.prices), amount });
  expect(error?.issues[0]?.message).toBe("Write 2900, or 2.90: it could mean either.");
});

test.for(["34 00", "3 400 000 0", "3  400", "1 1"])("an amount cannot be written as %s", (amount) => {
  expect(read("prices", { ...formFromRow(GOOD_FACTS.prices), amount }).success).toBe(false);
});

test.for(["", "many", "1e2", "31.555", "1,000", "NaN", "٣١", "9".repeat(10_000_000)])(
  "a percentage cannot be %.20s",
  (percentage) => {
    expect(read("results", { ...formFromRow(GOOD_FACTS.results), percentage }).success).toBe(false);
  },
);

test.for(KINDS)("an empty form of the kind %s names every gap at once", (kind) => {
  const issues = read(kind, EMPTY_FACT).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(["published_by", "source_name", "source_url", "checked_on", "checked_by"]),
  );
});

test("a wrong telephone is named together with every other gap", () => {
  const issues = read("contacts", { ...EMPTY_FACT, kind: "phone", value: "123" }).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(["source_name", "value"]));
});
