import { describe, expect, test } from "vitest";
import { EMPTY_FORM, submissionSchema } from "./submissionSchema.ts";

// Validity is compared with the database in tests/database/submissionRules.test.ts.

const FILLED_IN = {
  ...EMPTY_FORM,
  clinicName: "IVF Zlín",
  country: "Czechia",
  website: "https://ivf-zlin.com/",
  satisfaction: "4",
  relationship: "employee",
};

function problemsOf(form: object): Record<string, string> {
  const issues = submissionSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

describe("A submission", () => {
  test("needs everything but the additional information, and says so", () => {
    expect(problemsOf({ ...EMPTY_FORM, listingType: "" })).toEqual({
      listingType: "Please choose a type of listing.",
      clinicName: "Please enter the clinic's name.",
      country: "Please choose a country.",
      website: "Please enter the clinic's website.",
      satisfaction: "Please choose a number from 1 to 5.",
      relationship: "Please choose one.",
    });
    expect(problemsOf(FILLED_IN)).toEqual({});
  });

  test("starts as a standard listing", () => {
    expect(EMPTY_FORM.listingType).toBe("standard");
  });

  test("leaves the form as it is stored: a number, and null for nothing", () => {
    expect(submissionSchema.parse(FILLED_IN)).toEqual({
      ...FILLED_IN,
      satisfaction: 4,
      additionalInfo: null,
    });
  });

  test.for([
    ["reprofit", "Please enter the whole address, starting with https:// or http://."],
    ["info@reprofit.cz", "Please enter the whole address, starting with https:// or http://."],
    ["reprofit.cz:secret", "Please enter the whole address, starting with https:// or http://."],
    ["https://user:secret@reprofit.cz", "Please leave out the user name and password."],
    ["https://repro fit.cz", "Please enter the whole address, starting with https:// or http://."],
    ["https://reprofit.cz/<b>", "This is not a web address. Please copy it from your browser."],
    [`https://reprofit.cz/${"x".repeat(2048)}`, "This address is too long."],
  ] as const)("with the website %s is told what to do about it", ([website, problem]) => {
    expect(problemsOf({ ...FILLED_IN, website })).toEqual({ website: problem });
  });

  test.for([
    ["reprofit.cz", "https://reprofit.cz/"],
    [" www.reprofit.cz/en?a=b#c ", "https://www.reprofit.cz/en?a=b#c"],
    ["Klinika.Zlín.cz:8443/Zlín", "https://klinika.xn--zln-sma.cz:8443/Zl%C3%ADn"],
    ["http://reprofit.cz", "http://reprofit.cz/"],
  ] as const)("with the website %s is given the scheme that is missing: %s", ([website, completed]) => {
    expect(submissionSchema.parse({ ...FILLED_IN, website })).toMatchObject({ website: completed });
  });

  test("with half a character, as a faulty program may paste it, is refused with a message", () => {
    for (const field of ["clinicName", "additionalInfo"]) {
      expect(problemsOf({ ...FILLED_IN, [field]: "half \ud83d" })[field]).toMatch(/cannot be stored/);
    }
  });

  test("with megabytes of text is refused", () => {
    for (const field of ["clinicName", "website", "additionalInfo"]) {
      expect(problemsOf({ ...FILLED_IN, [field]: "\u200b".repeat(10_000_000) })).toHaveProperty(field);
    }
  });
});
