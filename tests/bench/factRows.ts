import type { RateBasis } from "../../src/directory/facts/measure.ts";
import type { clinicRows } from "./clinicRows.ts";

type ClinicRow = ReturnType<typeof clinicRows>[number];

export function factRows(clinics: ClinicRow[]) {
  return {
    clinic_results: clinics.flatMap(resultsOf),
    clinic_prices: clinics.flatMap(pricesOf),
    clinic_reviews: clinics.map(reviewsOf),
  };
}

function sourceOf({ id, website, headlines }: ClinicRow, page: string, source_name: string) {
  return {
    ...{ clinic_id: id, status: "sourced", published_by: "clinic", source_name },
    source_url: `${website}/en/${page}`,
    checked_on: headlines.reviews.checkedOn,
  };
}

function resultsOf(clinic: ClinicRow) {
  const { success, eggDonation } = clinic.headlines;
  const [rate, few] = [clinic.success_rate, Math.ceil((success.n ?? 0) / 3)];
  return [
    resultOf(clinic, success, rate),
    resultOf(clinic, { ...success, ageFrom: null, ageTo: 34, n: few }, rate + 8),
    resultOf(clinic, { ...success, ageFrom: 35, ageTo: 39, n: few }, rate - 8),
    resultOf(clinic, eggDonation, clinic.egg_donation_success_rate),
  ];
}

function resultOf(clinic: ClinicRow, basis: RateBasis, percentage: number) {
  return {
    ...sourceOf(clinic, "success-rates/2024", "The clinic's own results of 2024"),
    ...{ outcome: basis.outcome, denominator: basis.denominator, eggs: basis.eggs, embryos: basis.embryos },
    ...{ tested: basis.tested, age_from: basis.ageFrom, age_to: basis.ageTo, n: basis.n, percentage },
    ...{ period_from: basis.periodFrom, period_to: basis.periodTo, published_by: basis.publishedBy },
  };
}

function pricesOf(clinic: ClinicRow) {
  const { includes, excludes, group, listDate, publishedBy } = clinic.headlines.price;
  const list = {
    ...sourceOf(clinic, "price-list", "The clinic's price list for 2026"),
    ...{
      currency: "EUR",
      per: "cycle",
      patient_group: group,
      list_date: listDate,
      published_by: publishedBy,
    },
  };
  return [
    { ...list, item: "ivf_cycle", amount: clinic.price_euros, includes, excludes },
    { ...list, item: "egg_donation_cycle", amount: clinic.price_euros + 3_000, includes, excludes },
    { ...list, item: "frozen_transfer", amount: 900, includes: ["transfer"], excludes: ["drugs"] },
  ];
}

function reviewsOf(clinic: ClinicRow) {
  const { platform, scale, count } = clinic.headlines.reviews;
  return {
    ...sourceOf(clinic, "reviews", `Reviews on ${platform}`),
    ...{ platform, score: clinic.review_score, scale, count },
  };
}
