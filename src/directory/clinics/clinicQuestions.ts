import type { Json } from "@/backend/database.types.ts";
import { ageLabel, isAllAges } from "@/directory/facts/ageBand.ts";
import type { Eggs, Publisher } from "@/directory/facts/codes.ts";
import type { Price, Result } from "@/directory/facts/facts.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { partNames, partsToAskFor } from "@/directory/facts/priceLabels.ts";
import { formatPercent, MEASURE_LABELS, periodLabel } from "@/directory/facts/resultLabels.ts";
import { listWithAnd } from "@/ui/lists.ts";
import { LOCAL_QUESTIONS, type LocalLanguage } from "./localQuestions.ts";
import { unpublishedTreatments } from "./pricing.ts";
import { QUESTIONS_TO_ASK, type Questions } from "./questionsToAsk.ts";

const NOTHING_KNOWN = { prices: [], results: [] };

export function clinicQuestions(facts: Json): string[] {
  const { prices, results } = factsFromJson(facts, new Date().toISOString().slice(0, 10)) ?? NOTHING_KNOWN;
  const price = prices.find(({ basis }) => basis.item === "ivf_cycle");
  const [own, donor] = [headline(results, "own"), headline(results, "donor")];
  const questions: Questions = {
    ...QUESTIONS_TO_ASK,
    ...(price && { price: aboutPrice(price) }),
    ...(own && { results: aboutResult(own) }),
  };
  const treatments = unpublishedTreatments(prices).map(({ treatment }) => treatment);
  return [
    questions.price,
    ...(treatments.length > 0 && prices.length > 0
      ? [`What do you charge for ${listWithAnd(treatments)}?`]
      : []),
    questions.results,
    ...(donor ? [aboutResult(donor)] : []),
    questions.trips,
    questions.documents,
    questions.language,
  ];
}

/** The newest rate, of all ages if it is published for them too. */
function headline(all: Result[], eggs: Eggs): Result | undefined {
  const results = all.filter(({ basis }) => basis.eggs === eggs);
  const [newest] = results;
  const isOfAll = ({ basis }: Result) => basis.periodTo === newest?.basis.periodTo && isAllAges(basis);
  return results.find(isOfAll) ?? newest;
}

/** The questions follow in English, so that the sender knows what the letter says. */
export function localLetter(facts: Json, language: LocalLanguage): string {
  const { greeting, closing, treatments, names, ...local } = LOCAL_QUESTIONS[language];
  const prices = factsFromJson(facts, new Date().toISOString().slice(0, 10))?.prices ?? [];
  const unknown: Record<string, string> = names;
  const list = unpublishedTreatments(prices).flatMap(({ treatment }) => unknown[treatment] ?? []);
  const questions = [
    ...(list.length > 0 ? [treatments(list.join(", "))] : []),
    ...[local.price, local.results, local.trips, local.documents, local.language],
  ];
  const inEnglish = clinicQuestions(facts);
  return [greeting, asList(questions), closing, "In English:", asList(inEnglish)].join("\n\n");
}

export const asList = (questions: string[]) => questions.map((question) => `- ${question}`).join("\n");

function aboutPrice({ amount, basis }: Price): string {
  const money = formatMoney(amount, basis.currency);
  const open = partNames(partsToAskFor(basis)).map((name) =>
    /^[A-Z][a-z]/.test(name) ? lowercaseFirst(name) : name,
  );
  return open.length === 0
    ? `Is an IVF cycle still ${money}, and what could come on top of that?`
    : `Is an IVF cycle still ${money}, and what do these cost if they aren't included: ${listWithAnd(open)}?`;
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
  const count = basis.n === null ? ", and out of how many" : "";
  return isBirthPerStart
    ? `${published} What is it for women my age, in your latest year${count}?`
    : `${published} How many live births per started cycle is that for women my age${count}?`;
}

const lowercaseFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
