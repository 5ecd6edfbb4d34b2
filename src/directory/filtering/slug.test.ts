import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.for([
  ["Karlovy Vary", "karlovy-vary"],
  ["Київ", "киів"],
  ["Łódź", "lodz"],
  ["  Brno -- (south) ", "brno-south"],
  ["Praha 2", "praha-2"],
  ["...", ""],
] as const)("a place has the same address each time: %s", ([place, slug]) => {
  expect([slugOf(place), slugOf(place)]).toEqual([slug, slug]);
});
