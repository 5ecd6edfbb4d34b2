import { expect, test } from "vitest";
import { EMBRYOS, embryoCount, embryoMarks, percentPerEmbryo } from "./embryos.ts";
import { countAt, percentOf } from "./tenWomen.ts";

test("every woman with a transfer has embryos, three of them two at once", () => {
  expect(EMBRYOS).toHaveLength(countAt("transfer"));
  expect(EMBRYOS.filter((many) => many === 2)).toHaveLength(3);
});

test("three pregnancies from ten embryos are 30 percent, and fewer than per transfer", () => {
  expect([embryoCount(), percentPerEmbryo()]).toEqual([10, 30]);
  expect(percentPerEmbryo()).toBeLessThan(percentOf("pregnancy", "transfer"));
});

test("the drawing has one embryo with a tick for each pregnancy", () => {
  const marks = embryoMarks();
  expect(marks.flat()).toHaveLength(embryoCount());
  expect(marks.filter((embryos) => embryos.includes("success"))).toHaveLength(countAt("pregnancy"));
  expect(marks.flat().filter((mark) => mark === "success")).toHaveLength(countAt("pregnancy"));
});
