import { figureOf, isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import { listedServices, treatmentsIn } from "@/directory/clinics/listedServices.ts";
import { ICSI, readPriceNote, type Figure } from "@/directory/clinics/noteCodes.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { isSet, OFFERS, type ListFilters, type OfferFilter } from "./listFilters.ts";

/** `sample`: a made-up yes, weaker than a sourced one. */
export type Offer = "yes" | "sample" | "unknown" | "no";

const ORDER: Offer[] = ["yes", "sample", "unknown", "no"];

export function offerOf(clinic: Clinic, code: string): Offer {
  const { offered, isSample: isMadeUp } = clinic.services ?? {};
  const said = offered?.get(code);
  if (said === false && !isMadeUp) return "no";
  if (said && !isMadeUp) return "yes";
  return listedOffers(clinic).get(code) ?? (said ? "sample" : "unknown");
}

/** Returns the best answer to a filter of several values, any of which will do; yes where none is asked for. */
export function bestOffer(clinic: Clinic, listFilters: ListFilters, filter: OfferFilter): Offer {
  const offers = new Set(listFilters[filter].map((code) => offerOf(clinic, code)));
  return ORDER.find((offer) => offers.has(offer)) ?? "yes";
}

export function offeredBy(clinic: Clinic, filter: OfferFilter): string[] {
  const codes = new Set([...(clinic.services?.offered.keys() ?? []), ...listedOffers(clinic).keys()]);
  return [...codes].filter(
    (code) =>
      /^[a-z]{2}$/.test(code) === (filter === "spoken") && ["yes", "sample"].includes(offerOf(clinic, code)),
  );
}

export function servicesNotOffered({ services }: Clinic): string[] {
  if (!services || services.isSample) return [];
  return [...services.offered].filter(([, isOffered]) => !isOffered).map(([code]) => code);
}

export function hasConfirmedOffer(clinic: Clinic, listFilters: ListFilters, except?: string): boolean {
  return isAnswered(clinic, listFilters, ["yes"], except);
}

export function hasOnlySampleOffer(clinic: Clinic, listFilters: ListFilters): boolean {
  return isAnswered(clinic, listFilters, ["yes", "sample"]) && !hasConfirmedOffer(clinic, listFilters);
}

function isAnswered(clinic: Clinic, listFilters: ListFilters, by: Offer[], except?: string): boolean {
  return OFFERS.every((filter) => filter === except || by.includes(bestOffer(clinic, listFilters, filter)));
}

/** In the order of their groups: yes to all, to part of it, by its website alone, to nothing of it, or only by samples. */
const OFFER_GROUPS = ["all", "part", "website", "nothing", "samples"] as const;
export type OfferGroupName = (typeof OFFER_GROUPS)[number];

export interface OfferGroup {
  name: OfferGroupName;
  clinics: Clinic[];
}

export function groupByOffer(clinics: Clinic[], listFilters: ListFilters): OfferGroup[] {
  const asked = OFFERS.filter((filter) => isSet(listFilters, filter));
  const names = new Map<Clinic, OfferGroupName>(
    clinics.map((clinic) => {
      const answered = groupNameOf(asked.map((filter) => bestOffer(clinic, listFilters, filter)));
      const isSilent = answered === "nothing" || answered === "samples";
      return [clinic, isSilent && websiteLanguages(clinic, listFilters).length > 0 ? "website" : answered];
    }),
  );
  return OFFER_GROUPS.map((each) => ({
    name: each,
    clinics: clinics.filter((clinic) => names.get(clinic) === each),
  })).filter((group) => group.clinics.length > 0);
}

function groupNameOf(offers: Offer[]): OfferGroupName {
  if (offers.every((offer) => offer === "yes")) return "all";
  if (offers.includes("yes")) return "part";
  return offers.every((offer) => offer === "sample") ? "samples" : "nothing";
}

/** Returns those asked for that its website is in, while it isn't known whether the staff speak them. */
export function websiteLanguages(clinic: Clinic, { spoken }: ListFilters): string[] {
  return spoken.filter((code) => {
    const isKnown = ["yes", "no"].includes(offerOf(clinic, code));
    return !isKnown && clinic.languages.includes(NAMES_OF_LANGUAGES.get(code) ?? code);
  });
}

/** Staff who speak a language asked for are worth more than a website in it, and that more than nothing. */
export function languageWorth(clinic: Clinic, listFilters: ListFilters): number {
  if (!isSet(listFilters, "spoken")) return 0;
  if (bestOffer(clinic, listFilters, "spoken") === "yes") return 2;
  return websiteLanguages(clinic, listFilters).length > 0 ? 1 : 0;
}

export function sourcedAnswers(clinic: Clinic, listFilters: ListFilters): number {
  const { services, priceOf, priceEuros } = clinic;
  const isSourced = (code: string) =>
    (services?.isSample === false && services.offered.get(code)) || (priceOf === code && priceEuros);
  return OFFERS.filter((filter) => listFilters[filter].some(isSourced)).length;
}

const known = new WeakMap<Clinic, ReadonlyMap<string, Offer>>();

function listedOffers(clinic: Clinic): ReadonlyMap<string, Offer> {
  const { usual = clinic } = clinic;
  const offers: ReadonlyMap<string, Offer> = known.get(usual) ?? readOffers(usual);
  // Stryker disable next-line CallExpression: without it, it only takes longer.
  known.set(usual, offers);
  if (clinic.priceOf && clinic.priceEuros) {
    return new Map(offers).set(clinic.priceOf, "yes");
  }
  return offers;
}

function readOffers(clinic: Clinic): Map<string, Offer> {
  const offers = new Map<string, Offer>(
    [...listedServices(clinic).keys()].map((code) => [code, "yes"] as const),
  );
  const addSamples = (treatments: string[]) => {
    for (const treatment of treatments) if (!offers.has(treatment)) offers.set(treatment, "sample");
  };
  if (readPriceNote(clinic.notes.price ?? "")?.includes.includes(ICSI)) offers.set("icsi", "yes");
  const isPublished = (figure: Figure) => figureOf(clinic, figure) !== null && !isSample(clinic, figure);
  if (isPublished("price") || isPublished("success")) offers.set("ivf", "yes");
  if (isPublished("eggDonation")) offers.set("egg-donation", "yes");
  if (!clinic.hasSource) addSamples(Object.keys(clinic.fixedPrices ?? {}).flatMap(treatmentsIn));
  if (clinic.priceEuros || clinic.successRate) addSamples(["ivf"]);
  if (clinic.eggDonationSuccessRate) addSamples(["egg-donation"]);
  return offers;
}
