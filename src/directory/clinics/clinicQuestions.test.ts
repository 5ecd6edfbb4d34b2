import { expect, test } from "vitest";
import { NO_FACTS, priceRow, resultRow, sampleRow } from "../../../tests/support/exampleFacts.ts";
import { clinicQuestions, localLetter } from "./clinicQuestions.ts";
import { LOCAL_QUESTIONS } from "./localQuestions.ts";
import { QUESTIONS_TO_ASK, questionsToAsk } from "./questionsToAsk.ts";

const IN_2018 = { period_from: "2018-01-01", period_to: "2018-12-31" };
const GENERAL = Object.values(QUESTIONS_TO_ASK);

test("a clinic that publishes nothing is asked what any clinic should be asked", () => {
  for (const facts of [NO_FACTS, { ...NO_FACTS, results: [sampleRow] }, null, "nonsense"])
    expect(clinicQuestions(facts).toSorted()).toEqual(GENERAL.toSorted());
});

test("a published price is asked about for what it leaves open, and for treatments without a price", () => {
  const questions = clinicQuestions({ ...NO_FACTS, prices: [priceRow] });
  expect(questions[0]).toBe(
    "Is an IVF cycle still €3,245, and what do these cost if they aren't included: tests, medicines, monitoring, egg collection, growing embryos to day 5, freezing and storage?",
  );
  expect(questions[1]).toBe("What do you charge for IVF with Egg Donation and Frozen Embryo Transfer?");
  expect(questions).toContain(QUESTIONS_TO_ASK.results);
  expect(questions).not.toContain(QUESTIONS_TO_ASK.price);
});

test("a price that leaves nothing open is asked whether it still holds", () => {
  const includes = [
    ...["consultation", "tests", "drugs", "monitoring", "retrieval", "anaesthesia", "icsi", "blastocyst"],
    ...["transfer", "freezing", "storage"],
  ];
  const [first] = clinicQuestions({ ...NO_FACTS, prices: [{ ...priceRow, includes, excludes: [] }] });
  expect(first).toBe("Is an IVF cycle still €3,245, and what could come on top of that?");
});

test("a published rate is asked for in births from the start of treatment, at one's own age", () => {
  const claim = { ...resultRow, outcome: "clinical_pregnancy", denominator: "transfer", n: null };
  const questions = clinicQuestions({
    ...NO_FACTS,
    results: [claim, { ...resultRow, id: "d", eggs: "donor" }],
  });
  expect(questions.slice(1, 3)).toEqual([
    "You publish 20% clinical pregnancies per embryo transfer with own eggs (age 35 to 37, 2023). How many live births per started cycle is that for women my age, and out of how many?",
    "You publish 20% live births per started cycle with donor eggs (age 35 to 37, 2023). What is it in your latest year?",
  ]);
  expect(questions).not.toContain(QUESTIONS_TO_ASK.results);
});

test("a register's rate isn't called the clinic's own, and is that of all ages where there is one", () => {
  const rate = { ...resultRow, published_by: "register", denominator: "embryo" };
  const questions = clinicQuestions({
    ...NO_FACTS,
    results: [
      { ...rate, age_from: null, age_to: 37, percentage: 32 },
      { ...rate, id: "all", age_from: null, age_to: null, percentage: 27 },
      { ...rate, id: "old", age_from: null, age_to: null, percentage: 12, ...IN_2018 },
    ],
  });
  expect(questions).toContain(
    "A public register gives 27% live births per embryo transferred with own eggs (all ages, 2023) for your clinic. How many live births per started cycle is that for women my age?",
  );
});

test("with a donor's eggs it is the results with them that are asked for, of no age", () => {
  const claim = { ...resultRow, outcome: "clinical_pregnancy", denominator: "transfer", n: null };
  for (const [results, question] of [
    [[], "What are your results with donor eggs, and do you count pregnancies or births?"],
    [[resultRow], "What are your results with donor eggs, and do you count pregnancies or births?"],
    [
      [resultRow, { ...claim, eggs: "donor", age_from: null, age_to: null }],
      "You publish 20% clinical pregnancies per embryo transfer with donor eggs (all ages, 2023). How many live births per started cycle is that, and out of how many?",
    ],
  ] as const) {
    const questions = clinicQuestions({ ...NO_FACTS, results: [...results] }, true);
    expect(questions).toContain(question);
    expect(questions.join()).not.toMatch(/my age|own eggs/);
  }
});

const ENGLISH = [
  "What do you charge for IVF with Egg Donation and Frozen Embryo Transfer?",
  ...[QUESTIONS_TO_ASK.price, QUESTIONS_TO_ASK.results, QUESTIONS_TO_ASK.trips],
  ...[QUESTIONS_TO_ASK.documents, QUESTIONS_TO_ASK.language],
];

test("a clinic is written to in its own language, with the same in English below, and what else we ask", () => {
  for (const [language, first, price] of [
    ["cs", "Dobrý den,", "- Kolik u Vás stojí: IVF s darovanými vajíčky, transfer zmrazeného embrya?"],
    [
      "pl",
      "Dzień dobry,",
      "- Ile u Państwa kosztuje: in vitro z komórkami jajowymi dawczyni, transfer mrożonego zarodka?",
    ],
  ] as const) {
    const letter = localLetter({ ...NO_FACTS, prices: [priceRow] }, language).split("\n\n");
    const { price: general, results, trips, documents, language: reach } = LOCAL_QUESTIONS[language];
    expect(letter[0]?.split("\n")[0]).toBe(first);
    expect(letter[1]).toBe(
      [price, ...[general, results, trips, documents, reach].map((each) => `- ${each}`)].join("\n"),
    );
    expect(letter.slice(3, 5)).toEqual([
      "In English:",
      ENGLISH.map((question) => `- ${question}`).join("\n"),
    ]);
    expect(letter[5]).toBe("Also:");
    expect(letter[6]).toMatch(/^- Is an IVF cycle still €3,245[^\n]*$/);
  }
});

test("a letter with nothing else to ask ends with the same questions in English", () => {
  const facts = { ...NO_FACTS, results: [{ ...resultRow, eggs: "donor" }] };
  expect(localLetter(NO_FACTS, "cs")).not.toContain("Also:");
  expect(localLetter(facts, "cs").split("\n\n").at(-1)).toMatch(/^- You publish 20%[^\n]*$/);
});

test("a letter about treatment with a donor's eggs asks for results with them in both languages", () => {
  for (const language of ["cs", "pl"] as const) {
    const letter = localLetter(NO_FACTS, language, true);
    expect(letter).toContain(LOCAL_QUESTIONS[language].resultsWithDonorEggs);
    expect(letter).not.toContain(LOCAL_QUESTIONS[language].results);
    expect(letter).toContain(questionsToAsk(true).results);
    expect(letter).not.toContain(QUESTIONS_TO_ASK.results);
  }
});
