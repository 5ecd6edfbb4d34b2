import { describe, expect, test } from "vitest";
import { chosenClinic, readSponsorForm, type SponsorForm } from "./sponsorForm.ts";
import { dayBefore, formatPeriod, phaseOf, type Sponsorship } from "./sponsorship.ts";

const CLINICS = [
  { id: "gennet", name: "GENNET", published: true, mergedInto: null },
  { id: "gyncentrum", name: "Gyncentrum", published: true, mergedInto: null },
  { id: "gyncentrum-2", name: "Gyncentrum", published: false, mergedInto: null },
  { id: "old", name: "Old", published: false, mergedInto: "gennet" },
];
const MAY: Sponsorship = {
  id: "1",
  clinicId: "gennet",
  from: "2026-05-01",
  until: "2026-05-31",
  note: null,
  changedAt: "",
};
const FORM: SponsorForm = { clinic: "GENNET (gennet)", from: "2026-06-01", until: "2026-06-30", note: "" };

const read = (change: Partial<SponsorForm>, id?: string) =>
  readSponsorForm({ ...FORM, ...change }, CLINICS, [MAY], id);

describe("The form of the sponsored place", () => {
  test("is stored as it was typed, trimmed", () => {
    expect(read({ note: "  Paid  " })).toEqual({
      fields: { clinic_id: "gennet", from_date: "2026-06-01", until_date: "2026-06-30", note: "Paid" },
    });
  });

  test("says who has the place on one of the days", () => {
    expect(read({ from: "2026-05-31" })).toEqual({
      problems: {
        from: "GENNET has the place then: 1 May 2026 to 31 May 2026. Choose other days, or end that one first.",
      },
    });
  });

  test("doesn't clash with itself", () => {
    expect(read({ from: "2026-05-31" }, "1")).toHaveProperty("fields");
  });

  test("takes no clinic that was merged into another, but for a place of its own", () => {
    expect(read({ clinic: "Old (old)" })).toHaveProperty("problems.clinic");
    const past = { ...MAY, clinicId: "old" };
    const form = { ...FORM, clinic: "Old (old)", from: "2026-05-02" };
    expect(readSponsorForm(form, CLINICS, [past], past.id)).toHaveProperty("fields.clinic_id", "old");
  });

  test("names every gap at once", () => {
    expect(read({ clinic: " ", from: "", until: "", note: "\u{0}" })).toEqual({
      problems: {
        clinic: "Choose a clinic",
        from: "Choose the first day",
        until: "Choose the last day",
        note: "This contains a character that cannot be stored. Please retype it.",
      },
    });
    expect(read({ until: "2026-05-30" })).toEqual({
      problems: { until: "The last day is before the first" },
    });
  });

  test.each([
    ["GENNET (gennet)", "gennet"],
    ["gennet", "gennet"],
    ["gyncentrum-2", "gyncentrum-2"],
    ["GENNET ", "gennet"],
    ["Gyncentrum", undefined],
    ["Nowhere", undefined],
  ])("by '%s' means %s", (typed, id) => {
    expect(chosenClinic(typed, CLINICS)?.id).toBe(id);
  });
});

describe("A place", () => {
  test.each([
    ["2026-04-30", "coming"],
    ["2026-05-01", "running"],
    ["2026-05-31", "running"],
    ["2026-06-01", "past"],
  ])("on %s is %s", (day, phase) => {
    expect(phaseOf(MAY, day)).toBe(phase);
  });

  test("that was taken back is past, and says so", () => {
    const taken = { ...MAY, until: dayBefore(MAY.from) };
    expect(taken.until).toBe("2026-04-30");
    expect(phaseOf(taken, "2026-01-01")).toBe("past");
    expect(formatPeriod(taken)).toBe("Ended before it had run a full day; it was to begin on 1 May 2026");
  });
});
