import type { Item, OfferedTreatment } from "./codes.ts";
import type { ClinicFacts, Service } from "./facts.ts";

export type KnownService = Service | { code: OfferedTreatment; implied: "price" | "success rate" };

const TREATMENT_OF: Partial<Record<Item, OfferedTreatment>> = {
  ivf_cycle: "ivf",
  icsi: "icsi",
  egg_donation_cycle: "egg_donation",
  embryo_donation: "embryo_donation",
  donor_sperm: "donor_sperm",
  frozen_transfer: "frozen_transfer",
  egg_freezing: "egg_freezing",
  pgt_biopsy: "pgt",
  pgt_embryo: "pgt",
};

/**
 * A fact comes before what a price or rate shows; samples stand only where nothing of the clinic has a source, as in
 * `private.service_codes()`.
 */
export function knownServices({
  services,
  prices,
  results,
  reviews,
}: ClinicFacts): Map<string, KnownService> {
  const known = new Map<string, KnownService>();
  const add = (code: string, service: KnownService) => known.has(code) || known.set(code, service);
  for (const service of services) if (service.source) add(service.code, service);
  for (const { basis } of prices) {
    const treatment = TREATMENT_OF[basis.item];
    if (treatment) add(treatment, { code: treatment, implied: "price" });
    if (basis.includes.includes("icsi")) add("icsi", { code: "icsi", implied: "price" });
  }
  for (const { basis } of results) {
    const treatment = basis.eggs === "own" ? "ivf" : "egg_donation";
    add(treatment, { code: treatment, implied: "success rate" });
  }
  const isAnySourced = known.size + prices.length + reviews.length > 0;
  if (!isAnySourced) for (const service of services) add(service.code, service);
  return known;
}

export function isOffered(service: KnownService): boolean {
  return "implied" in service || service.isOffered;
}
