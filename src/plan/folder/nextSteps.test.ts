import { expect, test } from "vitest";
import { nextSteps } from "./nextSteps.ts";

const NOTHING = { answers: false, clinics: false, costs: false, dates: false, afterwards: false };
const pages = (done: Partial<typeof NOTHING>) => nextSteps({ ...NOTHING, ...done }).map(({ to }) => to);

test("somebody who starts is led to the law, the clinics and the costs, in that order", () => {
  expect(pages({})).toEqual(["/plan", "/", "/plan/costs"]);
});

test("what is done is no longer a step", () => {
  expect(pages({ answers: true, clinics: true })).toEqual(["/plan/costs", "/shortlist", "/plan/dates"]);
  expect(pages({ answers: true, clinics: true, costs: true, dates: true })).toEqual([
    "/shortlist",
    "#sheet",
    "/plan/afterwards#take-home",
  ]);
});

test("there are never more than three", () => {
  for (const answers of [true, false])
    for (const clinics of [true, false])
      for (const dates of [true, false])
        expect(pages({ answers, clinics, dates }).length).toBeLessThanOrEqual(3);
});
