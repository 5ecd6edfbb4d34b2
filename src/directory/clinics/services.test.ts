import { expect, test } from "vitest";
import { readServices } from "./services.ts";

test.for([
  ["treatments and languages", "ve/ende", { ivf: true, "egg-donation": true, en: true, de: true }],
  ["what is refused", "-E/-fr", { "embryo-donation": false, fr: false }],
  ["both", "vS-g/en-fr", { ivf: true, "donor-sperm": true, "egg-freezing": false, en: true, fr: false }],
  ["no language", "P/", { pgt: true }],
  ["a treatment of a newer database", "vQ/", { ivf: true }],
] as const)("a line of %s is read", ([, line, offered]) => {
  expect(readServices(line)).toEqual({ isSample: false, offered: new Map(Object.entries(offered)) });
});

test("samples say so", () => {
  expect(readServices("~e/de")).toMatchObject({ isSample: true });
});

test.for(["", "ve", "v/e", "v/ENGLISH ", "1/en", "v//en"])(
  "text of another form counts as nothing known: “%s”",
  (line) => {
    expect(readServices(line)).toBeNull();
  },
);
