import type { CardMatch } from "@/directory/clinics/CardMatches.tsx";
import type { Basis } from "@/directory/clinics/basis.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { isConverted } from "@/directory/clinics/publishedPrice.ts";
import { ratesUsed } from "@/directory/facts/inEuros.ts";
import { DEFAULT_SORT, isSet, OFFERS, type ListFilters, type Sort } from "./listFilters.ts";
import { writeFilters } from "./filterAddress.ts";
import { filterClinics } from "./matches.ts";
import { groupByOffer, languageWorth, sourcedAnswers, type OfferGroup } from "./offers.ts";
import { orderClinics, type Group } from "./order.ts";
import { searchOf } from "./understandSearch.ts";
import { groupHeading, ORDER_LABELS } from "./filterLabels.ts";
import { cardMatches, guessText, offerHeading, summaryText, type Answers } from "./offerTexts.ts";
import { answersOf } from "./options.ts";

export interface FilteredList {
  clinics: Clinic[];
  searched: Clinic[];
  headings: ReadonlyMap<string, string>;
  answers: Answers;
  summary: string | undefined;
  matches: ReadonlyMap<string, CardMatch[]>;
  order: string | undefined;
  /** Takes a folded word. */
  isMatch: (word: string) => boolean;
  filters: string;
  isNarrowed: boolean;
}

/** Returns the matching clinics in order; without another order the best match comes first. */
export function applyFilters(
  clinics: Clinic[],
  listFilters: ListFilters,
  bases: ReadonlyMap<string, Basis>,
): FilteredList {
  const { clinics: found, isMatch, isGuess } = searchOf(clinics)(listFilters.search);
  const passing = filterClinics(found, listFilters);
  const isByMatch = listFilters.search.trim() !== "" && listFilters.sort === "name";
  const offers = groupByOffer(passing, listFilters).map((offer): OrderedOffers => ({
    offer,
    groups: isByMatch
      ? [{ name: "ordered" as const, clinics: offer.clinics }]
      : orderClinics(offer.clinics, listFilters.sort, bases, (clinic) =>
          offer.name === "part" ? worthOf(clinic, listFilters) : 0,
        ),
  }));
  const order = orderLabel(isByMatch ? "match" : listFilters.sort, passing);
  const filters = writeFilters({ ...listFilters, search: "", sort: DEFAULT_SORT }).toString();
  const isNarrowed = filters !== "" || order !== undefined;
  const inOrder = offers.flatMap(({ groups }) => groups.flatMap((group) => group.clinics));
  const headings = headingsOf(offers, listFilters);
  const answers = answersOf(inOrder, listFilters);
  const asks = OFFERS.some((filter) => isSet(listFilters, filter));
  const summary = [
    isGuess && inOrder.length > 0 && guessText(inOrder.length),
    asks && summaryText(answers, listFilters),
  ]
    .filter(Boolean)
    .join(" ");
  return {
    clinics: inOrder,
    searched: found,
    headings,
    answers,
    summary: summary || undefined,
    matches: new Map(asks ? inOrder.map((clinic) => [clinic.id, cardMatches(clinic, listFilters)]) : []),
    order,
    filters,
    isMatch,
    isNarrowed,
  };
}

/** The language weighs more than the sources, of which there are no more than filters. */
function worthOf(clinic: Clinic, listFilters: ListFilters): number {
  return languageWorth(clinic, listFilters) * (OFFERS.length + 1) + sourcedAnswers(clinic, listFilters);
}

interface OrderedOffers {
  offer: OfferGroup;
  groups: Group[];
}

function headingsOf(offers: OrderedOffers[], listFilters: ListFilters) {
  const headings = new Map<string, string>();
  for (const { offer, groups } of offers) {
    for (const [place, { name, clinics }] of groups.entries()) {
      const parts = [
        place === 0 && offerHeading(offer.name, listFilters),
        groupHeading(name, listFilters.sort),
      ];
      const heading = parts.filter(Boolean).join(". ");
      if (clinics[0] && heading !== "") headings.set(clinics[0].id, heading);
    }
  }
  return headings;
}

function orderLabel(order: Sort | "match", clinics: Clinic[]): string | undefined {
  if (order === "name") return undefined;
  const label = ORDER_LABELS[order];
  return order === "price" && clinics.some(isConverted) ? `${label} ${ratesUsed()}` : label;
}
