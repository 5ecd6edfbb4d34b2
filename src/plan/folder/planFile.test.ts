import * as fc from "../../../tests/support/properties.ts";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { TAKE_HOME_IDS } from "@/plan/afterwards/takeHome.ts";
import { NOTHING_TYPED as NO_COSTS } from "@/plan/costs/costPlan.ts";
import { EGGS, EMBRYOS, EMPTY_ANSWERS, PARTNERS, SPERM } from "@/law/answers.ts";
import { changeAnswers } from "@/law/changeAnswers.ts";
import { TREATMENT_IDS } from "@/law/treatments.ts";
import { COUNTRY_SLUGS } from "@/law/lawPages.ts";
import { LONGEST_NOTE, MAX_SHORTLISTED, type ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { NO_TRIP_ANSWERS as NO_DATES } from "@/plan/dates/tripAnswers.ts";
import { KEYS } from "@/storage/keys.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import { LONGEST_QUESTIONS } from "./storedFolder.ts";
import { PLAN_PART_KEYS, type PlanPartKey } from "./planParts.ts";
import { MAX_BYTES, readPlanFile, writePlanFile } from "./planFile.ts";
import { languageIn } from "./sheet/languages.ts";
import { deletePlan, readStoredPlan, replacePlan } from "./storedPlan.ts";

const anyText = fc.string({ unit: "binary", maxLength: 40 }).map((text) => text.toWellFormed());

function constants(fields: object): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fc.constant(value)]));
}

const PART: { [Key in PlanPartKey]: fc.Arbitrary<object> } = {
  "plan-answers": fc
    .record({
      age: fc.nat(120).map(String),
      partner: fc.constantFrom("", ...PARTNERS),
      eggs: fc.constantFrom(...EGGS),
      sperm: fc.constantFrom(...SPERM),
      embryos: fc.constantFrom(...EMBRYOS),
      knownDonor: fc.boolean(),
      treatment: fc.constantFrom("", ...TREATMENT_IDS),
      homeCountry: fc.constantFrom("", "Czechia"),
      homeCity: fc.constantFrom("", "karlovy-vary"),
    })
    .map((typed) => changeAnswers({ ...typed, treatment: "" }, { treatment: typed.treatment })),
  shortlist: fc.uniqueArray(
    fc.record({ id: fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,6})?$/), note: anyText, added: fc.nat() }),
    { minLength: 1, maxLength: MAX_SHORTLISTED, selector: ({ id }: ShortlistedClinic) => id },
  ),
  "plan-costs": fc.record({ ...constants(NO_COSTS), cycles: fc.integer({ min: 1, max: 6 }) }),
  "plan-dates": fc.record({ ...constants(NO_DATES), isFrozen: fc.boolean() }),
  "plan-afterwards": fc.record({
    countries: fc.option(fc.subarray(COUNTRY_SLUGS)),
    ticked: fc.subarray(TAKE_HOME_IDS),
  }),
  "plan-folder": fc.record({ questions: anyText, language: fc.constantFrom("", "cs", "pl", "de") }),
};

const plans = fc
  .record(PART, { requiredKeys: [] })
  .map((some) => new Map(PLAN_PART_KEYS.flatMap((key) => (some[key] ? [[key, some[key]] as const] : []))))
  .filter((parts) => parts.size > 0);

const file = (parts: object, more: object = {}) =>
  JSON.stringify({ format: "ivf-plan", version: 1, savedOn: "2026-11-23", parts, ...more });
const PLAN = file({ "plan-folder": { version: 1, value: { questions: "", language: "cs" } } });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("a plan that was saved is read back as it was", () => {
  fc.assert(
    fc.property(plans, (parts) => {
      expect(readPlanFile(writePlanFile(parts, "2026-11-23"))).toEqual({
        file: { parts, savedOn: "2026-11-23" },
      });
    }),
  );
});

it("a plan goes through a file from one browser to another", () => {
  fc.assert(
    fc.property(plans, (parts) => {
      for (const [key, value] of parts) writeValue(key, value);
      const saved = writePlanFile(readStoredPlan(), "2026-11-23");
      localStorage.clear();
      const reading = readPlanFile(saved);
      if ("file" in reading) replacePlan(reading.file.parts);
      expect(readStoredPlan()).toEqual(parts);
      localStorage.clear();
    }),
    { numRuns: 30 },
  );
});

test("the largest plan that can be kept is smaller than what may be opened", () => {
  const worst = "\u0001";
  const list = Array.from({ length: MAX_SHORTLISTED }, (_, index) => ({
    ...{ id: `${"x".repeat(70)}${index}`, note: worst.repeat(LONGEST_NOTE), added: index },
  }));
  const parts = new Map<PlanPartKey, object>([
    ["shortlist", list],
    ["plan-folder", { questions: worst.repeat(LONGEST_QUESTIONS), language: "cs" }],
  ]);
  const text = writePlanFile(parts, "2026-11-23");
  expect(new Blob([text]).size).toBeLessThan(MAX_BYTES);
  expect(readPlanFile(text)).toHaveProperty("file");
});

const part = (value: unknown, version: unknown = 1) => ({ "plan-folder": { version, value } });

describe("a file that is refused", () => {
  const NOTES = { questions: "", language: "" };

  it.each([
    ["no JSON", "<html>", /^This isn’t a plan/],
    ["nothing", "", /^This isn’t a plan/],
    ["another site’s file", '{"format":"shopping","version":1}', /^This isn’t a plan/],
    ["a list", "[1]", /^This isn’t a plan/],
    ["half of one", PLAN.slice(0, -9), /^This isn’t a plan/],
    ["deep nesting", "[".repeat(400_000), /^This isn’t a plan/],
    ["a newer format", file({}, { version: 2 }), /newer version/],
    ["a newer part", file(part(NOTES, 2)), /newer version/],
    ["an older part", file(part(NOTES, 0)), /damaged/],
    ["a version that is none", file(part(NOTES, "1")), /damaged/],
    ["a part that is unknown", file({ admin_email: { version: 1, value: "x" } }), /damaged/],
    ["a part from Object", file({ constructor: { version: 1, value: {} } }), /damaged/],
    [
      "a prototype",
      '{"format":"ivf-plan","version":1,"savedOn":"2026-11-23","parts":{"__proto__":{"version":1,"value":{}}}}',
      /damaged/,
    ],
    ["fields from a prototype", file({}).replace('"parts":{}', '"__proto__":{"parts":{}}'), /damaged/],
    ["no day", file(part(NOTES), { savedOn: "<b>today</b>" }), /damaged/],
    ["31 February", file(part(NOTES), { savedOn: "2026-02-31" }), /damaged/],
    ["an empty plan", file({}), /no plan in it/],
    ["a part of another shape", file(part({ questions: 7 })), /damaged.*Your own questions/],
    ["a text that is too long", file(part({ questions: "x".repeat(4_001), language: "" })), /damaged/],
    [
      "a clinic with a hostile id",
      file({ shortlist: { version: 1, value: [{ id: "<img>", note: "" }] } }),
      /damaged.*shortlist/,
    ],
    ["one clinic twice", file({ shortlist: { version: 1, value: [{ id: "a" }, { id: "a" }] } }), /damaged/],
  ])("for it holds %s", (_, text, problem) => {
    expect(readPlanFile(text)).toEqual({ problem: expect.stringMatching(problem) as string });
    expect({}).not.toHaveProperty("parts");
  });

  it("never throws, whatever it holds", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((json) => file({ shortlist: JSON.parse(json) as object })),
        ),
        (text) => {
          expect(readPlanFile(text)).not.toHaveProperty("file");
        },
      ),
    );
  });
});

test("hostile words in a note come through as words", () => {
  const note = "<script>alert(1)</script> \u202Etxet";
  const value = [{ id: "reprofit", note, added: 1 }];
  const reading = readPlanFile(file({ shortlist: { version: 1, value } }));
  expect(reading).toEqual({
    file: expect.objectContaining({ parts: new Map([["shortlist", value]]) }) as object,
  });
});

test.each(["constructor", "toString", "valueOf"])(
  "the home country %s of a file suggests no language for the sheet",
  (homeCountry) => {
    const value = { ...EMPTY_ANSWERS, homeCountry };
    expect(readPlanFile(file({ "plan-answers": { version: 1, value } }))).toHaveProperty("file");
    expect(languageIn(homeCountry)).toBeNull();
  },
);

function keep() {
  writeValue("plan-folder", { questions: "mine", language: "" });
  writeValue("shortlist", [{ id: "reprofit", note: "nice", added: 1 }]);
}

describe("what this browser keeps of a plan", () => {
  it("stays if a file lacks it, and returns when a replacement is undone", () => {
    keep();
    const undo = replacePlan(new Map([["plan-folder", { questions: "theirs", language: "pl" }]]));
    expect(readValue("plan-folder")).toEqual({ questions: "theirs", language: "pl" });
    expect(readStoredPlan().has("shortlist")).toBe(true);
    undo?.();
    expect(readValue("plan-folder")).toEqual({ questions: "mine", language: "" });
  });

  it("is untouched without space for the whole file", () => {
    keep();
    const before = readStoredPlan();
    const setItem = Storage.prototype.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, text) => {
      if (key === "shortlist" && text.includes("theirs"))
        throw new DOMException("full", "QuotaExceededError");
      setItem(key, text);
    });
    const theirs = new Map<PlanPartKey, object>([
      ["plan-folder", { questions: "theirs", language: "" }],
      ["shortlist", [{ id: "gynem", note: "theirs", added: 1 }]],
    ]);
    expect(replacePlan(theirs)).toBeNull();
    expect(readStoredPlan()).toEqual(before);
  });

  it("is deleted with one button, optionally with the shortlist, and can be restored", () => {
    keep();
    const before = readStoredPlan();
    deletePlan(false);
    expect([...readStoredPlan().keys()]).toEqual(["shortlist"]);
    deletePlan(true);
    expect(readStoredPlan().size).toBe(0);
    expect(localStorage).toHaveLength(0);
    keep();
    deletePlan(true)();
    expect(readStoredPlan()).toEqual(before);
  });

  it("leaves out stored values that make no sense", () => {
    localStorage.setItem("plan-answers", '{"version":1,"value":{"age":"<b>"}}');
    localStorage.setItem("shortlist", "nonsense");
    expect(readStoredPlan().size).toBe(0);
  });
});

test("every part of a plan that a browser keeps is in the folder", () => {
  const plan = Object.keys(KEYS).filter((key) => key.startsWith("plan-"));
  expect(PLAN_PART_KEYS.filter((key) => key !== "shortlist").toSorted()).toEqual(plan.toSorted());
});
