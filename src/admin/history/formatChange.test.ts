import { expect, test } from "vitest";
import { changedFields } from "./change.ts";
import { columnName, changeVerb, formatValue } from "./formatChange.ts";

test.for<[value: unknown, words: string]>([
  ["live_birth", "Live birth"],
  ["snake_case stays in a sentence", "snake_case stays in a sentence"],
  [true, "Yes"],
  [0, "0"],
  [["Brno", "Praha"], "Brno\nPraha"],
  [{ Freezing: 300, "Donor eggs": 0 }, "Freezing: 300\nDonor eggs: 0"],
  [
    [
      ["Freezing", 300],
      ["donor_eggs", 0],
    ],
    "Freezing: 300\ndonor_eggs: 0",
  ],
  ["2026-11-22", "2026-11-22"],
  [new Date(2026, 10, 22, 9, 5).toISOString(), "22 Nov 2026, 09:05"],
  ["<b>bold</b>", "<b>bold</b>"],
])("a value %j is shown as '%s'", ([value, words]) => {
  expect(formatValue(value)).toBe(words);
});

test("a change says what was done to what, even for a table without a name of its own", () => {
  const deed = { action: "update", relation: "clinics", restores: null } as const;
  expect(changeVerb(deed)).toBe("Changed: clinic");
  expect(changeVerb({ ...deed, restores: 7 })).toBe("Put back: clinic");
  expect(changeVerb({ ...deed, action: "delete", relation: "new_things" })).toBe("Deleted: new things");
  expect([columnName("og_title"), columnName("some_new_column")]).toEqual([
    "Title when shared",
    "Some new column",
  ]);
});

test("a change shows all its columns, and a new row only those that are filled in", () => {
  expect(changedFields({ before: { name: null }, after: { name: "New" } })).toHaveLength(1);
  const added = changedFields({
    before: null,
    after: { name: "New", website: null, languages: [], n: 0, id: "5b1f6d1e-0000-4000-8000-000000000001" },
  });
  expect(added.map(({ column }) => column)).toEqual(["name", "n"]);
});
