import { isolate } from "@/ui/isolate.ts";
import { listed } from "@/ui/listed.ts";
import { figureOf, hasSamples, isSample, type Clinic } from "./clinic.ts";
import { figureLine } from "./figureNotes.ts";
import { formatRate, formatReview } from "./figures.ts";
import type { Figure } from "./noteCodes.ts";
import { priceText } from "./publishedPrice.ts";

/** Returns the 'AI Summary', a fixed template: sourced figures only, then what to ask for. */
export function clinicSummary(clinic: Clinic, donorEggs = false): string {
  const known = [
    published(clinic, "success", formatRate(clinic.successRate), "success rate with own eggs"),
    published(
      clinic,
      "eggDonation",
      formatRate(clinic.eggDonationSuccessRate),
      "success rate with donor eggs",
    ),
    published(clinic, "price", priceText(clinic), "price of an IVF cycle"),
    published(clinic, "reviews", formatReview(clinic.reviewScore), "review score"),
  ];
  return [introduction(clinic), languages(clinic), ...known, samples(clinic), whatToAsk(clinic, donorEggs)]
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
  return spoken.length === 0 ? null : `Website in ${listed(spoken)}.`;
}

function published(clinic: Clinic, figure: Figure, text: string, name: string): string | null {
  const note = figureLine(clinic, figure);
  if (note === null || figureOf(clinic, figure) === null) return null;
  return `Published ${name}: ${text}${note && ` (${note})`}.`;
}

function samples(clinic: Clinic): string | null {
  return hasSamples(clinic)
    ? "Figures marked as samples are left out here: they are not the clinic's own."
    : null;
}

/** With donor eggs it is the donor's age that matters, not the patient's. */
function whatToAsk(clinic: Clinic, donorEggs: boolean): string {
  const isMissing = (figure: Figure) => figureOf(clinic, figure) === null || isSample(clinic, figure);
  const price = isMissing("price")
    ? "Ask for a written price with everything it leaves out."
    : "Ask what the price leaves out.";
  return `${rateToAskFor(isMissing(donorEggs ? "eggDonation" : "success"), donorEggs)} ${price}`;
}

function rateToAskFor(isMissing: boolean, donorEggs: boolean): string {
  if (donorEggs)
    return isMissing
      ? "Ask the clinic for its live births per started cycle with donor eggs."
      : "Ask the clinic for its latest rate with donor eggs.";
  return isMissing
    ? "Ask the clinic for its live births per started cycle at your age."
    : "Ask the clinic for its latest rate at your age.";
}
