import { expect, test } from "vitest";
import { lawField, lawRowName } from "./lawChange.ts";

const RULE = { relation: "country_rules", rowName: "spain, womanAlone" };

test("a change of the law is named by country and question, and others keep their names", () => {
  expect(lawRowName(RULE)).toBe("Spain: A woman on her own");
  expect(lawRowName({ ...RULE, rowName: "united-kingdom, condition" })).toBe("United Kingdom: A condition");
  expect(lawRowName({ relation: "law_checks", rowName: "czech-republic" })).toBe("Czechia");
  expect(lawRowName({ ...RULE, rowName: "atlantis, eyeColour" })).toBe("atlantis, eyeColour");
  expect(lawRowName({ relation: "clinics", rowName: "spain, womanAlone" })).toBeNull();
});

test("its answers and sureness are shown in words instead of codes", () => {
  expect(lawField(RULE, { column: "answer", before: "yes", after: "no" })).toMatchObject({
    before: expect.stringMatching(/^[A-Z].*\.$/),
    after: "Clinics may not treat a woman on her own.",
  });
  expect(lawField(RULE, { column: "confidence", before: "H", after: "M" })).toMatchObject({
    before: "read in the law, a judgment or a study",
    after: "from a page about the law, or an older text of it",
  });
  expect(lawField(RULE, { column: "question", before: undefined, after: "womanAlone" })).toMatchObject({
    before: undefined,
    after: "A woman on her own",
  });
  expect(lawField(RULE, { column: "answer", before: null, after: "unheard-of" }).after).toBe("unheard-of");
  const ofClinic = { relation: "clinics", rowName: "Gennet" };
  expect(lawField(ofClinic, { column: "country", before: "spain", after: null }).before).toBe("spain");
});
