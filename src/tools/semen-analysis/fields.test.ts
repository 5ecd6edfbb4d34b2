import { describe, expect, it } from "vitest";
import { EMPTY_FIELDS, FIELDS, problemWith, readSample, type FieldTexts } from "./fields.ts";
import { concentration } from "./interpretation.ts";

const REQUIRED: FieldTexts = { ...EMPTY_FIELDS, volume: "1,4", totalSperm: "39", totalMotility: "42.0" };

describe("reading the form", () => {
  it("reads comma and point, and leaves out what is empty", () => {
    expect(readSample(REQUIRED)).toEqual({
      outcome: "sample",
      sample: { volume: 1.4, totalSperm: 39, totalMotility: 42 },
    });
  });

  it.each([
    ["totalSperm", "39.125", 39.125],
    ["totalSperm", "10.001", 10.001],
    ["totalSperm", "0.050", 0.05],
    ["totalSperm", "1.05", 1.05],
    ["volume", "1.050", 1.05],
    ["totalMotility", "4.125", 4.125],
    ["totalMotility", "42 %", 42],
    ["volume", "3,2 ml", 3.2],
    ["volume", "3.2mL", 3.2],
    ["totalSperm", "120 × 10⁶", 120],
    ["totalSperm", "120 x 10^6", 120],
    ["totalSperm", "39 mln", 39],
  ] as const)("reads %s %s, as a report writes it", (id, text, value) => {
    expect(readSample({ ...REQUIRED, [id]: text })).toMatchObject({
      outcome: "sample",
      sample: { [id]: value },
    });
  });

  it.each(["20/mL", "20 million/ml", "20 mio / ML", "20 × 10^6/ml ", "20 x 10⁶ per mL", "20 per ml"])(
    "multiplies the concentration %s by the volume, so that nobody need calculate",
    (totalSperm) => {
      expect(readSample({ ...REQUIRED, volume: "3 ml", totalSperm })).toHaveProperty("sample.totalSperm", 60);
    },
  );

  it("leaves no digits of a computer's arithmetic in a total", () => {
    expect(readSample({ ...REQUIRED, volume: "3", totalSperm: "16.7/ml" })).toHaveProperty(
      "sample.totalSperm",
      50.1,
    );
  });

  it.each([
    ["15.99/mL", "0.5", 15.99],
    ["0.123/mL", "0.55", 0.12],
    ["16/mL", "0.3", 16],
  ])("judges the concentration %s in %s mL as typed, however little the total is", (typed, volume, shown) => {
    const reading = readSample({ ...REQUIRED, volume, totalSperm: typed });
    expect(reading.outcome === "sample" && concentration(reading.sample)).toBe(shown);
  });

  it("asks for the volume that a concentration needs, and a concentration of zero is a finding", () => {
    expect(readSample({ ...REQUIRED, volume: "", totalSperm: "20/ml" })).toMatchObject({
      outcome: "incomplete",
      problems: { volume: "Needed for a result." },
    });
    const unreadable = readSample({ ...REQUIRED, volume: "much", totalSperm: "20/ml" });
    expect(unreadable).toHaveProperty("problems", {
      volume: expect.stringMatching(/Enter a number/) as string,
    });
    expect(readSample({ ...REQUIRED, totalSperm: "0/ml" })).toHaveProperty("findings", [
      expect.stringMatching(/azoospermia/),
    ]);
  });

  it("keeps an optional zero as a value", () => {
    const reading = readSample({ ...REQUIRED, normalForms: "0", vitality: " " });
    expect(reading).toMatchObject({ outcome: "sample", sample: { normalForms: 0 } });
    expect(reading).not.toHaveProperty("sample.vitality");
  });

  it.each([
    ["volume", "-1", "below zero"],
    ["volume", "51", "millilitres"],
    ["totalSperm", "1e309", "Enter a number"],
    ["totalSperm", "1.050", "Write 1050, or 1.05: it could mean either."],
    ["totalSperm", " 1,050 ", "Write 1050, or 1.05: it could mean either."],
    ["totalSperm", "10.000", "Write 10000, or 10.00"],
    ["totalSperm", "39000000", "39 for 39,000,000"],
    ["totalSperm", "9000/ml", "39 for 39,000,000"],
    ["totalSperm", "20000000/ml", "39 for 39,000,000"],
    ["totalSperm", "20 ml", "Enter a number"],
    ["volume", "3/ml", "Enter a number"],
    ["totalMotility", "NaN", "Enter a number"],
    ["totalMotility", "42 ml", "Enter a number"],
    ["totalSperm", "1 05", "Enter a number"],
    ["totalSperm", "120 × 10⁷", "Enter a number"],
    ["volume", "ml", "Enter a number"],
    ["totalMotility", "100.1", "over 100%"],
    ["progressiveMotility", "Infinity", "Enter a number"],
    ["immotile", "101", "over 100%"],
    ["vitality", "half", "Enter a number"],
    ["normalForms", "-0,5", "below zero"],
  ] as const)("refuses %s %s beside its field", (id, text, words) => {
    const reading = readSample({ ...REQUIRED, [id]: text });
    expect(reading).toMatchObject({
      outcome: "unreadable",
      problems: { [id]: expect.stringContaining(words) as string },
    });
  });

  it.each(["volume", "totalSperm", "totalMotility"] as const)("asks for %s when it is empty", (id) => {
    expect(readSample({ ...REQUIRED, [id]: " " })).toEqual({
      outcome: "incomplete",
      problems: { [id]: "Needed for a result." },
      findings: [],
    });
  });

  it("says of a zero count, and of zero motility, that a doctor should interpret it", () => {
    const count = readSample({ ...REQUIRED, totalSperm: "0" });
    expect(count).toMatchObject({ outcome: "incomplete", problems: {} });
    expect(count).toHaveProperty("findings", [expect.stringMatching(/azoospermia.*a doctor should/)]);
    const motility = readSample({ ...REQUIRED, totalMotility: "0,0" });
    expect(motility).toHaveProperty("findings", [expect.stringMatching(/no moving sperm.*a doctor should/)]);
    expect(readSample({ ...REQUIRED, totalSperm: "0", totalMotility: "0" })).toHaveProperty(
      "findings.length",
      2,
    );
  });

  it("says of a volume of zero that a doctor should interpret it, and nothing of sperm in it", () => {
    expect(readSample({ ...REQUIRED, volume: "0", totalSperm: "0" })).toEqual({
      outcome: "incomplete",
      problems: {},
      findings: [expect.stringMatching(/aspermia.*a doctor should/) as string],
    });
  });

  it("finds fault with a field that somebody leaves only if something unreadable is in it", () => {
    const [volume] = FIELDS;
    expect(["", " ", "1,4", "0"].map((text) => problemWith(volume!, text))).toEqual(Array(4).fill(undefined));
    expect(problemWith(volume!, "51")).toMatch(/millilitres/);
    expect(problemWith(volume!, "much")).toMatch(/Enter a number/);
  });
});
