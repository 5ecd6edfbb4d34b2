import { expect, it } from "vitest";
import { EXTRAS, NOTHING_TYPED } from "./costPlan.ts";
import { TREATMENT_IDS } from "@/law/treatments.ts";
import { isBlank, linesOf } from "./lines.ts";
import { languageOf, writeLetter, questionsFor } from "./letter.ts";
import { CLOSING, DONOR_CYCLE, GREETING, ON_TOP, QUESTIONS } from "./questions.ts";

const ALL = [...Object.values(QUESTIONS), ...Object.values(ON_TOP), DONOR_CYCLE];

it("each blank is one question, and nothing else is asked", () => {
  for (const treatment of TREATMENT_IDS) {
    for (const wishes of [[], [...EXTRAS]]) {
      const plan = { ...NOTHING_TYPED, treatment, wishes, drugs: "900", other: "50" };
      const lines = linesOf(plan, []);
      const asked = questionsFor(lines, plan).map(({ code }) => code);
      expect(asked).toEqual(lines.filter(isBlank).map(({ code }) => code));
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked).not.toContain("drugs");
    }
  }
});

it("no two questions are the same, and each is a whole sentence in every language", () => {
  for (const language of ["en", "cs", "pl"] as const) {
    const sentences = ALL.map((question) => question[language]);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+\?$/u);
  }
});

it("Czech and Polish are written with their own letters, as one address, politely", () => {
  const czech = [GREETING, CLOSING, ...ALL].map(({ cs }) => cs).join(" ");
  const polish = [GREETING, CLOSING, ...ALL].map(({ pl }) => pl).join(" ");
  expect(czech).toMatch(/[ěščřžýáíéúů]/);
  expect(polish).toMatch(/[ąćęłńóśźż]/);
  expect(czech).not.toMatch(/[ąęłńśźż]/);
  expect(polish).not.toMatch(/[ěščřžýáíéúů]/);
  expect(czech).toContain("Vaší klinice");
  expect(polish).toContain("Państwa klinice");
});

it("what the list says to come on top is asked without asking whether it is included", () => {
  expect(ON_TOP.anaesthesia?.en).toBe("What does the anaesthesia for the egg collection cost?");
  expect(Object.values(ON_TOP).filter(({ en }) => en.includes("included"))).toEqual([]);
});

it("a message greets, numbers its questions and ends", () => {
  const plan = { ...NOTHING_TYPED, treatment: "donor-eggs" as const, wishes: [], trips: 0 };
  const letter = writeLetter(questionsFor(linesOf(plan, []), plan), "cs").split("\n");
  expect(letter[0]).toMatch(/^Dobrý den, /);
  expect(letter[2]).toBe("1. Je první konzultace zahrnuta v ceně? Pokud ne, kolik stojí?");
  expect(letter).toContain("3. Kolik stojí jeden cyklus IVF s darovanými vajíčky a co tato cena zahrnuje?");
  expect(letter.at(-1)).toBe("Předem děkuji za odpověď. S pozdravem");
});

it.each([
  [["Czechia"], "cs"],
  [["Poland"], "pl"],
  [["Spain", "Poland"], "pl"],
  [["Spain"], null],
  [[], null],
])("clinics in %j are also asked in %s", (countries, language) => {
  expect(languageOf(countries)).toBe(language);
});
