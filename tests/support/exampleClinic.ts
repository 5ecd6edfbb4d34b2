import type { Clinic } from "@/directory/clinics/clinic.ts";

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
    notes: {},
    hasSource: Object.keys(about.notes ?? {}).length > 0,
    ...about,
  };
}

export function rateNote({
  denominator = "transfer",
  by = "clinic",
  years = "2023-2024",
  ages = "",
  old = "",
  certainty = "",
} = {}): string {
  return `c${denominator.charAt(0)}${years.replace(/\b20/g, "")}${by.charAt(0)}${old}${ages}${certainty}`;
}

export function priceNote({ includes = "it", excludes = "d", day = "2026-01-01" } = {}): string {
  return `t-${day}${includes}-${excludes}`;
}

export function reviewsNote({ platform = "Google", count = 120 } = {}): string {
  return platform === "Google" ? `${count}` : `${count} ${platform}`;
}

export function rateBasis({ denominator = "transfer", n = "200", by = "clinic" } = {}): string {
  return `clinical_pregnancy/${denominator}/own/any/?/all/2023-01-01/2024-12-31/${n}/${by}/2026-11-22`;
}

export function priceBasis({ includes = "icsi+transfer", date = "2026-01-01" } = {}): string {
  return `ivf_cycle/cycle/EUR/-/${includes}/drugs/${date}/third_party/2026-09-13`;
}

export function reviewsBasis({ platform = "Google", count = 120 } = {}): string {
  return `${platform}/5/${count}/2026-10-01`;
}
