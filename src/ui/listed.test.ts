import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test.for([[], ["Poland"], ["Poland", "Spain"], ["Poland", "Spain", "Greece"]])(
  "%j are listed as Intl would in British English",
  (words) => {
    expect(listed(words)).toBe(new Intl.ListFormat("en-GB").format(words));
    expect(listed(words, "or")).toBe(new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words));
  },
);
