import type { Clinic } from "@/features/clinics/clinic.ts";

/** A clinic with nothing but a name, and whatever a test says about it. */
export function exampleClinic(about: Partial<Clinic> = {}): Clinic {
  return {
    id: "example",
    name: "Example Clinic",
    countries: [],
    locations: [],
    website: null,
    priceEuros: null,
    successRate: null,
    eggDonationSuccessRate: null,
    reviewScore: null,
    overallScore: null,
    specialties: [],
    established: null,
    languages: [],
    upvoteCount: 0,
    fixedPrices: null,
    heroLogoUrl: null,
    basis: {},
    ...about,
  };
}
