import { expect, test } from "vitest";
import type { Json } from "@/backend/database.types.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { NO_FACTS, priceRow, resultRow } from "../../../tests/support/exampleFacts.ts";
import { pageTitle } from "./pageTitle.ts";

const clinic = exampleClinic({ name: "Ferticare", locations: ["Prague"] });
const [prices, results] = [[priceRow], [resultRow]];

test.for<[Json | undefined, string]>([
  [{ ...NO_FACTS, prices, results }, "Ferticare, Prague: cost and success rates"],
  [{ ...NO_FACTS, prices }, "Ferticare, Prague: cost of IVF"],
  [{ ...NO_FACTS, results }, "Ferticare, Prague: success rates"],
  [{ ...NO_FACTS, prices: [{ ...priceRow, status: "sample" }] }, "Ferticare, Prague: fertility clinic"],
  [NO_FACTS, "Ferticare, Prague: fertility clinic"],
  [undefined, "Ferticare, Prague: fertility clinic"],
])("a clinic's title promises only what is published: %#", ([facts, title]) => {
  expect(pageTitle(clinic, facts)).toBe(title);
});
