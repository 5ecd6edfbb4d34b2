import type { Json } from "@/backend/database.types.ts";
import { ageLabel, isAllAges } from "@/directory/facts/ageBand.ts";
import type { Eggs, Publisher } from "@/directory/facts/codes.ts";
import type { Price, Result } from "@/directory/facts/facts.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { partNames, partsToAskFor } from "@/directory/facts/priceLabels.ts";
import { formatPercent, MEASURE_LABELS, periodLabel } from "@/directory/facts/resultLabels.ts";
import { withoutDoubtfulRates } from "@/directory/facts/stoppedCycles.ts";
import { listed } from "@/ui/listed.ts";
import { keyPrice } from "./keyPrice.ts";
import { LOCAL_QUESTIONS, type LocalLanguage } from "./localQuestions.ts";
import { unpublishedTreatments } from "./pricing.ts";
import { questionsToAsk, type Questions } from "./questionsToAsk.ts";

const NOTHING_KNOWN = { prices: [], results: [] };

export function clinicQuestions(facts: Json, donorEggs = false): string[] {
  const { prices, results } = factsFromJson(facts, new Date().toISOString().slice(0, 10)) ?? NOTHING_KNOWN;
  const price = keyPrice(prices, "ivf_cycle");
  const donor = headline(results, "donor");
  const first = donorEggs ? donor : headline(results, "own");
  const questions: Questions = {
    ...questionsToAsk(donorEggs),
    ...(price && { price: aboutPrice(price) }),
    ...(first && { results: aboutResult(first) }),
  };
  const treatments = unpublishedTreatments(prices).map(({ treatment }) => treatment);
  return [
    questions.price,
    ...(treatments.length > 0 && prices.length > 0 ? [aboutTreatments(treatments)] : []),
    questions.results,
    ...(donor && !donorEggs ? [aboutResult(donor)] : []),
    questions.trips,
    questions.documents,
    questions.language,
  ];
}

const aboutTreatments = (treatments: string[]) => `What do you charge for ${listed(treatments)}?`;

/** The newest rate, of all ages if it is published for them too. */
function headline(all: Result[], eggs: Eggs): Result | undefined {
  const results = withoutDoubtfulRates(all).filter(({ basis }) => basis.eggs === eggs);
  const [newest] = results;
  const isOfAll = ({ basis }: Result) => basis.periodTo === newest?.basis.periodTo && isAllAges(basis);
  return results.find(isOfAll) ?? newest;
}

/** The same follows in English, so that the sender knows what the letter says, then what we ask in English alone. */
export function localLetter(facts: Json, language: LocalLanguage, donorEggs = false): string {
  const { greeting, closing, treatments, names, ...local } = LOCAL_QUESTIONS[language];
  const prices = factsFromJson(facts, new Date().toISOString().slice(0, 10))?.prices ?? [];
  const translated = new Map(Object.entries<string>(names));
  const unknown = unpublishedTreatments(prices)
    .map(({ treatment }) => treatment)
    .filter((treatment) => translated.has(treatment));
  const list = unknown.map((treatment) => translated.get(treatment)).join(", ");
  const questions = inOrder(
    { ...local, results: donorEggs ? local.resultsWithDonorEggs : local.results },
    unknown.length > 0 && treatments(list),
  );
  const inEnglish = inOrder(questionsToAsk(donorEggs), unknown.length > 0 && aboutTreatments(unknown));
  const also = clinicQuestions(facts, donorEggs).filter((question) => !inEnglish.includes(question));
  return [
    ...[greeting, asList(questions), closing, "In English:", asList(inEnglish)],
    ...(also.length > 0 ? ["Also:", asList(also)] : []),
  ].join("\n\n");
}

function inOrder({ price, results, trips, documents, language }: Questions, treatments: string | false) {
  return [...(treatments ? [treatments] : []), price, results, trips, documents, language];
}

export const asList = (questions: string[]) => questions.map((question) => `- ${question}`).join("\n");

function aboutPrice({ amount, basis }: Price): string {
  const money = formatMoney(amount, basis.currency);
  const open = partNames(partsToAskFor(basis)).map((name) =>
    /^[A-Z][a-z]/.test(name) ? lowercaseFirst(name) : name,
  );
  return open.length === 0
    ? `Is an IVF cycle still ${money}, and what could come on top of that?`
    : `Is an IVF cycle still ${money}, and what do these cost if they aren't included: ${listed(open)}?`;
}

const WHO_PUBLISHES: Record<Publisher, (rate: string) => string> = {
  clinic: (rate) => `You publish ${rate}.`,
  register: (rate) => `A public register gives ${rate} for your clinic.`,
  press: (rate) => `A press report gives ${rate} for your clinic.`,
  third_party: (rate) => `Somebody who read your figures gives ${rate} for your clinic.`,
};

function aboutResult({ percentage, basis }: Result): string {
  const eggs = basis.eggs === "own" ? "own eggs" : "donor eggs";
  const measure = lowercaseFirst(MEASURE_LABELS[basis.denominator][basis.outcome]);
  const ages = isAllAges(basis) ? "all ages" : `age ${lowercaseFirst(ageLabel(basis))}`;
  const rate = `${formatPercent(percentage)} ${measure} with ${eggs} (${ages}, ${periodLabel(basis)})`;
  const published = WHO_PUBLISHES[basis.publishedBy](rate);
  const isBirthPerStart = basis.outcome === "live_birth" && basis.denominator === "started_cycle";
  const who = basis.eggs === "own" ? " for women my age" : "";
  const count = basis.n === null ? ", and out of how many" : "";
  if (!isBirthPerStart) return `${published} How many live births per started cycle is that${who}${count}?`;
  return who
    ? `${published} What is it${who}, in your latest year${count}?`
    : `${published} What is it in your latest year${count}?`;
}

const lowercaseFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
