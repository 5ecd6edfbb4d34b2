import { isSample, type Clinic } from "@/directory/clinics/clinic.ts";
import { formatReview, formatVotes } from "@/directory/clinics/figures.ts";
import { lawLink } from "@/law/lawPages.ts";
import { airportTransfer } from "@/directory/clinics/travel.ts";
import type { ClinicFacts, Review } from "@/directory/facts/facts.ts";
import { formatRatings } from "@/directory/facts/ratings.ts";
import { isolate } from "@/ui/isolate.ts";
import { chooseComparable } from "./chooseComparable.ts";
import { cell, type Cell, type Row, type Topic } from "./comparisonTable.ts";
import { languageRows, treatmentRows } from "./services.ts";

export function treatmentsTopic(clinics: Clinic[], facts: (ClinicFacts | null)[]): Topic {
  return { title: "Treatments they offer", rows: [...treatmentRows(clinics, facts), lawRow(clinics)] };
}

function lawRow(clinics: Clinic[]): Row {
  const cells = clinics.map(({ countries }) =>
    cell({
      figure: countries.length > 0 ? countries.join(", ") : null,
      missing: "Not known",
      links: countries.flatMap((country) => lawLink(country) ?? []),
    }),
  );
  const note = "What a clinic offers may not be for you: the law of its country decides, wherever you live.";
  return { label: "Which country’s law applies", cells, note };
}

/** A row for each platform: scores of different ones can't be compared. */
export function reviewsTopic(clinics: Clinic[], facts: (ClinicFacts | null)[], shown: number[]): Topic {
  const reviews = facts.map((each) => each?.reviews ?? []);
  const platforms = new Set(reviews.flat().map(platformOf));
  const rows = [...platforms].map((platform) =>
    platformRow(
      reviews.map((each) => each.filter((review) => platformOf(review) === platform)),
      shown,
    ),
  );
  const samples = clinics.map((clinic, index) =>
    reviews[index]?.length === 0 && isSample(clinic, "reviews")
      ? cell({ figure: formatReview(clinic.reviewScore), isSample: true })
      : cell(),
  );
  const hasSamples = samples.some(({ figure }) => figure !== null);
  if (hasSamples || rows.length === 0) rows.push({ label: "Review score", cells: samples, note: null });
  return { title: "Reviews", rows };
}

const platformOf = ({ basis }: Review) => JSON.stringify([basis.platform, basis.scale]);

function platformRow(reviews: Review[][], shown: number[]): Row {
  const { chosen, comparable, note, only } = chooseComparable(reviews, shown);
  const platform = chosen.find((each) => each !== null)?.basis.platform ?? "";
  return {
    label: isolate(platform),
    cells: chosen.map((review) => (review ? reviewCell(review, comparable.has(review)) : cell())),
    note,
    only,
  };
}

function reviewCell({ basis, score, source }: Review, isCompared: boolean): Cell {
  return cell({
    figure: `${score.toLocaleString("en-GB", { maximumFractionDigits: 1 })} / ${basis.scale}`,
    lines: [formatRatings(basis.count)],
    source,
    bar: isCompared ? { share: (100 * score) / basis.scale, interval: null } : null,
  });
}

export function placesTopic(clinics: Clinic[], facts: (ClinicFacts | null)[], shown: number[]): Topic {
  return {
    title: "Languages and travel",
    rows: [
      ...languageRows(clinics, facts),
      listRow("Website in", clinics, shown, ({ languages }) => languages, BOLD),
      listRow("Cities", clinics, shown, ({ locations }) => locations),
      listRow("Countries", clinics, shown, ({ countries }) => countries),
      {
        label: "From the airport",
        cells: clinics.map(({ locations }) => transferCell(locations[0])),
        note: "Typical times to the city centre, without a published source. Check before you travel.",
      },
      {
        label: "Since",
        cells: clinics.map(({ established }) =>
          cell({ figure: established === null ? null : String(established), missing: "Not known" }),
        ),
        note: null,
      },
    ],
  };
}

const BOLD = "Bold: not on every clinic’s website.";

/** @param bold the note where the clinics that are shown differ, which is in bold */
function listRow(
  label: string,
  clinics: Clinic[],
  shown: number[],
  listOf: (clinic: Clinic) => string[],
  bold: string | null = null,
): Row {
  const lists = clinics.map(listOf);
  const isEverywhere = (item: string) => shown.every((index) => lists[index]?.includes(item));
  const cells = lists.map((list) =>
    cell({
      figure: list.length > 0 ? list.join(", ") : null,
      missing: "Not known",
      highlighted: list.filter((item) => !isEverywhere(item)),
    }),
  );
  const hasBold = shown.some((index) => cells[index]?.highlighted.length);
  return { label, cells, note: hasBold ? bold : null };
}

function transferCell(city: string | undefined): Cell {
  const transfer = airportTransfer(city);
  if (!transfer) return cell({ missing: "Not known" });
  return cell({
    figure: `${transfer.airport} to ${transfer.city}`,
    lines: [`Taxi: ${transfer.taxiMinutes} min`, `Public transport: ${transfer.publicTransportMinutes} min`],
  });
}

export function votesTopic(clinics: Clinic[]): Topic {
  const cells = clinics.map(({ upvoteCount }) => cell({ figure: formatVotes(upvoteCount) }));
  const note = "Visitors’ votes, one for each clinic and browser tab. They say nothing about results.";
  return { title: "Votes", rows: [{ label: "Votes", cells, note }] };
}
