import { expect, test } from "vitest";
import { apiPath, DATASETS } from "./datasets.ts";

test.each(DATASETS)(
  "the address of $name asks for its columns, its filters and an order that stays",
  (set) => {
    const [path, query] = apiPath(set).split("?");
    expect(path).toBe(`/rest/v1/${set.table}`);
    const columns = set.fields.map(({ name }) => name).join(",");
    expect([...new URLSearchParams(query)]).toEqual([
      ["select", columns],
      ...Object.entries(set.filters),
      ["order", "id"],
    ]);
  },
);

test("no sample is in any set of facts", () => {
  const facts = DATASETS.filter(({ table }) => table !== "clinics");
  expect(facts.map(({ filters }) => filters["status"])).toEqual(facts.map(() => "eq.sourced"));
});
