import { describe, expect, it, test } from "vitest";
import { LANGUAGE_CODES, LANGUAGES } from "./languages.ts";
import { DRUG_GROUPS, DRUGS, HORMONES, PHRASES, STEPS, TERMS } from "./english.ts";

const OWN = {
  cs: { letters: /^[\p{ASCII}áčďéěíňóřšťúůýžüÁČŘŠŽÚ„“’–]*$/u, sure: /[ěřů]/ },
  pl: { letters: /^[\p{ASCII}ąćęłńóśźżüŁŚŻ’–]*$/u, sure: /[ąęł]/ },
  de: { letters: /^[\p{ASCII}äöüßÄÖÜ’–]*$/u, sure: /[äöüß]/ },
};

describe.each(LANGUAGE_CODES)("the sheet in %s", (code) => {
  it("says everything, in its own letters, and sentence for sentence", async () => {
    const words = await LANGUAGES[code].load();
    const drugs = DRUG_GROUPS.flatMap((group) => [
      words.drugs[group].title,
      ...Object.values<string>(words.drugs[group].names),
    ]);
    const all = [
      ...[words.terms, words.hormones, words.steps, words.phrases].flatMap((part) =>
        Object.values<string>(part),
      ),
      ...drugs,
    ];
    for (const text of all) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe("");
      expect(text.normalize("NFC")).toBe(text);
      expect(text).toMatch(OWN[code].letters);
    }
    expect(all.join(" ")).toMatch(OWN[code].sure);
    for (const [key, sentence] of Object.entries(PHRASES)) {
      if (!sentence.endsWith(".")) continue;
      const other: string = (words.phrases as Record<string, string>)[key] ?? "";
      expect(other.split(/\.(?: |$)/).length, key).toBe(sentence.split(/\.(?: |$)/).length);
    }
  });

  it("says nothing twice for two different terms", async () => {
    const { terms } = await LANGUAGES[code].load();
    expect(new Set(Object.values(terms)).size).toBe(Object.keys(TERMS).length);
  });
});

test("there are terms, blood values and drugs enough for a doctor, and no doses", () => {
  expect(Object.keys(TERMS).length).toBeGreaterThanOrEqual(25);
  expect(DRUG_GROUPS.toSorted()).toEqual(Object.keys(DRUGS).toSorted());
  expect(JSON.stringify([DRUGS, HORMONES, STEPS])).not.toMatch(/\d ?(mg|IU|µg|ml)\b/);
});

test("the Polish sheet is for a doctor in the country, not in the house", async () => {
  const { phrases } = await LANGUAGES.pl.load();
  expect(Object.values(phrases).join(" ")).not.toContain("w domu");
  expect(phrases.title).toContain("w moim kraju");
});
