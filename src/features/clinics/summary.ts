import { isolate } from "@/ui/isolate.ts";
import { hasFigures, hasSamples, type Clinic } from "./clinic.ts";
import { formatPrice } from "./figures.ts";

/**
 * The 'AI Summary': a fixed template over the clinic's row. What is unknown is left out,
 * and if the figures have no source, the text says so itself.
 */
export function clinicSummary(clinic: Clinic): string {
  return [
    introduction(clinic),
    languages(clinic),
    rates(clinic),
    price(clinic),
    reviews(clinic),
    caveat(clinic),
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

function introduction({ name, locations, countries, established }: Clinic): string {
  const place = [listed(locations.map(isolate)), countries[0]].filter(Boolean).join(", ");
  const where = place === "" ? "" : ` in ${place}`;
  const since = established === null ? "" : `, open since ${established}`;
  return `${isolate(name)} is a fertility clinic${where}${since}.`;
}

function languages({ languages: spoken }: Clinic): string | null {
  return spoken.length === 0 ? null : `Languages spoken: ${listed(spoken)}.`;
}

function rates({ successRate, eggDonationSuccessRate }: Clinic): string | null {
  if (successRate && eggDonationSuccessRate) {
    return `Its listed success rate is ${successRate}% with own eggs and ${eggDonationSuccessRate}% with donor eggs.`;
  }
  if (successRate) return `Its listed success rate with own eggs is ${successRate}%.`;
  if (eggDonationSuccessRate) return `Its listed success rate with donor eggs is ${eggDonationSuccessRate}%.`;
  return null;
}

function price({ priceEuros }: Clinic): string | null {
  return priceEuros ? `An IVF cycle is listed from ${formatPrice(priceEuros)}.` : null;
}

function reviews({ reviewScore }: Clinic): string | null {
  return reviewScore ? `Reviews are listed at ${reviewScore.toFixed(1)} out of 5.` : null;
}

function caveat(clinic: Clinic): string | null {
  if (!hasFigures(clinic)) return "It has no figures listed yet.";
  return hasSamples(clinic) ? "These are sample figures, not the clinic's own." : null;
}

/** `A`, `A and B`, `A, B and C`. */
function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
