import { expect, test } from "vitest";
import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { languageSentence } from "./visitorLanguages.ts";

const NOTHING: ClinicFacts = {
  ...{ results: [], prices: [], reviews: [], services: [], contacts: [], national: [] },
  ranges: {},
};
const SOURCE = {
  ...{ publishedBy: "clinic", name: "Price list", url: "https://example.org", checkedOn: "2026-11-01" },
} as ClinicFacts["services"][number]["source"];

const speaking = (isOffered: boolean, source: typeof SOURCE): ClinicFacts => ({
  ...NOTHING,
  services: [{ id: "1", kind: "language", code: "de", isOffered, source }],
});

test.each([
  ["is said to be spoken with a source", speaking(true, SOURCE), "German: yes, the staff speak it."],
  ["is said not to be", speaking(false, SOURCE), "German: no, the staff don’t speak it."],
  [
    "is only in a sample",
    speaking(true, null),
    "German: we don’t know whether the staff speak it, so ask. The website is in it.",
  ],
])("a language that %s", (_, facts, sentence) => {
  expect(languageSentence("de", exampleClinic({ languages: ["German"] }), facts)).toBe(sentence);
});

test("of a language that nobody mentions nothing is guessed", () => {
  expect(languageSentence("de", exampleClinic({ languages: [], countries: [] }), NOTHING)).toBe(
    "German: we don’t know whether the staff speak it, so ask.",
  );
});
