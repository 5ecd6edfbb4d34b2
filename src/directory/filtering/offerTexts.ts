import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { CardMatch } from "@/directory/clinics/CardMatches.tsx";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { withinSentence } from "@/directory/facts/serviceLabels.ts";
import { counted, grouped } from "@/ui/counted.ts";
import { listed } from "@/ui/listed.ts";
import { filterValueLabel } from "./filterLabels.ts";
import { isSet, OFFERS, type ListFilters, type OfferFilter } from "./listFilters.ts";
import { bestOffer, offerOf, websiteLanguages, type OfferGroupName } from "./offers.ts";

export interface Answers {
  known: number;
  unknown: number;
  samples?: number;
}

export function answersText({ known, unknown }: Answers): string {
  if (unknown === 0) return formatClinics(known);
  const silent = counted(unknown, "that doesn't say", "that don't say");
  return known === 0 ? silent : `${formatClinics(known)} and ${silent}`;
}

export function optionText({ known, unknown }: Answers): string {
  const yes = known === 0 ? "none says so" : counted(known, "says so", "say so");
  return unknown === 0 ? yes : `${yes}, ${grouped(unknown)} not known`;
}

/** `14 clinics, 4 known to fit`, as behind a place or website: it has them all, whatever else isn't known. */
export function placeText({ known, unknown }: Answers): string {
  const all = formatClinics(known + unknown);
  return unknown === 0 ? all : `${all}, ${known === 0 ? "none" : grouped(known)} known to fit`;
}

export function guessText(count: number): string {
  const closest = count === 1 ? "This one comes closest." : `These ${grouped(count)} come closest.`;
  return `No clinic matches exactly. ${closest}`;
}

export function summaryText({ known, unknown, samples = 0 }: Answers, listFilters: ListFilters): string {
  if (known + unknown === 0) return formatClinics(0);
  const asked = OFFERS.filter((filter) => isSet(listFilters, filter));
  const say = offersText(asked, listFilters, "and", known === 1 ? "one" : "several");
  const yes =
    known === 0
      ? `No clinic says that it ${offersText(asked, listFilters, "and", "one")}.`
      : `${formatClinics(known)} ${say}.`;
  const silent = unknown - samples;
  return [
    yes,
    samples > 0 && `For ${grouped(samples)}, only samples say so.`,
    silent > 0 && counted(silent, "doesn't say: ask it.", "don't say: ask them."),
  ]
    .filter(Boolean)
    .join(" ");
}

export function offerHeading(group: OfferGroupName, listFilters: ListFilters): string | undefined {
  const asked = OFFERS.filter((filter) => isSet(listFilters, filter));
  switch (group) {
    case "all":
      return undefined;
    case "part":
      return "Offer part of it: ask about the rest";
    case "website":
      return `Don't say whether they ${offersText(asked, listFilters, "or", "several")}, but have a website in ${listed(listFilters.spoken.map(languageName), "or")}`;
    case "nothing":
      return `Don't say whether they ${offersText(asked, listFilters, "or", "several")}`;
    case "samples":
      return `Only samples say that they ${offersText(asked, listFilters, "and", "several")}`;
  }
}

export function cardMatches(clinic: Clinic, listFilters: ListFilters): CardMatch[] {
  return OFFERS.filter((filter) => isSet(listFilters, filter)).flatMap((filter) => {
    const offer = bestOffer(clinic, listFilters, filter);
    const asked = listFilters[filter];
    const websites = filter === "spoken" && offer !== "yes" ? websiteMatches(clinic, listFilters) : [];
    if (offer === "unknown" || offer === "no") {
      const text = `Doesn't say whether it ${offersText([filter], listFilters, "or", "one")}`;
      return websites.length > 0 ? websites : [{ text, offer: "unknown", asked } as const];
    }
    const values = asked.filter((code) => offerOf(clinic, code) === offer);
    const text = offersText([filter], { ...listFilters, [filter]: values }, "and", "one", "and");
    const isSourced =
      offer === "yes" &&
      clinic.services?.isSample === false &&
      values.every((code) => clinic.services?.offered.get(code));
    const match: CardMatch = { text: text.charAt(0).toUpperCase() + text.slice(1), offer, isSourced, asked };
    return [match].concat(websites);
  });
}

function websiteMatches(clinic: Clinic, listFilters: ListFilters): CardMatch[] {
  return websiteLanguages(clinic, listFilters).map((code) => ({
    text: `Website in ${languageName(code)}; ask whether the staff speak it`,
    offer: "unknown",
    asked: listFilters.spoken,
  }));
}

const languageName = (code: string) => filterValueLabel("spoken", code, []);

const VERBS = {
  spoken: { one: "speaks", several: "speak" },
  treatments: { one: "offers", several: "offer" },
} as const;

function offersText(
  filters: OfferFilter[],
  listFilters: ListFilters,
  between: "and" | "or",
  number: "one" | "several",
  values: "and" | "or" = "or",
): string {
  return filters
    .map((filter) => {
      const names = listFilters[filter].map((value) => withinSentence(filterValueLabel(filter, value, [])));
      return `${VERBS[filter][number]} ${listed(names, values)}`;
    })
    .join(` ${between} `);
}
