import { expect, test } from "vitest";
import { addKeyword, removeKeyword } from "./KeywordField.tsx";

test("a keyword is trimmed and comes last", () => {
  expect(addKeyword(["ivf"], "  egg freezing ")).toEqual(["ivf", "egg freezing"]);
});

test.for(["", "   ", "ivf", " ivf "])("'%s' adds nothing", (typed) => {
  expect(addKeyword(["ivf"], typed)).toEqual(["ivf"]);
});

test("a keyword can be taken away", () => {
  expect(removeKeyword(["ivf", "icsi"], "ivf")).toEqual(["icsi"]);
});
