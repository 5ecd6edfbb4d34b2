import { expect, test } from "vitest";
import { placeOf } from "@/directory/map/cities.ts";
import { nearText } from "./nearText.ts";

const DRESDEN = placeOf("Dresden");

test.for<[string, string]>([
  ["the nearest, with its distance", nearText(["Brno", "Prague"], [], DRESDEN)],
  ["another that is known", nearText(["Atlantis", "Prague"], [], DRESDEN)],
])("from where they live: %s", ([, text]) => {
  expect(text).toBe("Prague, 117 km");
});

test("without a distance it is a city that is near enough, else the first, else nothing", () => {
  expect(nearText(["Warsaw", "Wrocław"], ["wroclaw", "poznan"])).toBe("Wrocław");
  expect(nearText(["Warsaw", "Wrocław"], [])).toBe("Warsaw");
  expect(nearText(["Atlantis"], [], DRESDEN)).toBe("Atlantis");
  expect(nearText([], [], DRESDEN)).toBe("");
});
