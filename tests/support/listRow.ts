import type { Clinic, ClinicRow } from "../../src/directory/clinics/clinic.ts";

export function rowOf(clinic: Clinic): ClinicRow {
  const { success = "", eggDonation = "", price = "", reviews = "" } = clinic.notes;
  const notes = [success, eggDonation, price, reviews].join("/");
  return {
    w: clinic.website,
    id: clinic.id,
    n: clinic.name,
    l: clinic.locations,
    c: clinic.countries,
    g: clinic.languages,
    s: clinic.specialties,
    f: clinic.fixedPrices,
    h: clinic.heroLogoUrl,
    b: notes === "///" ? "" : notes,
    v: clinic.upvoteCount,
    e: clinic.established,
    p: clinic.priceEuros,
    o: clinic.successRate,
    d: clinic.eggDonationSuccessRate,
    r: clinic.reviewScore,
    a: clinic.overallScore,
  };
}
