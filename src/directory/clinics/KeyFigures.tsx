import type { Item } from "@/directory/facts/codes.ts";
import { convertedLines } from "@/directory/facts/convertedLines.ts";
import type { ClinicFacts, Price as PriceFact, Result } from "@/directory/facts/facts.ts";
import { isHistory } from "@/directory/facts/freshness.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { PATIENT_LABELS } from "@/directory/facts/priceLabels.ts";
import { certaintyLines } from "@/directory/facts/certaintyLines.ts";
import { PUBLISHER_LABELS } from "@/directory/facts/resultLabels.ts";
import type { Visitor } from "@/directory/facts/visitorBand.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { figureOf, isSample, type Clinic } from "./clinic.ts";
import { clinicAtAge } from "./clinicAtAge.ts";
import { figureLine } from "./figureNotes.ts";
import { formatRate } from "./figures.ts";
import { noteOf } from "@/directory/facts/rateNote.ts";
import { keyPrice } from "./keyPrice.ts";

interface KeyFiguresProps {
  clinic: Clinic;
  facts: ClinicFacts;
  visitor: Visitor;
  donorEggs: boolean;
  currency: string;
}

export function KeyFigures({ clinic, facts, visitor, donorEggs, currency }: KeyFiguresProps) {
  // The age group of somebody with a donor's eggs is the donor's.
  const band = donorEggs ? null : visitor.band;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      <Price name="IVF, own eggs" item="ivf_cycle" facts={facts} currency={currency} />
      <Price name="Egg donation" item="egg_donation_cycle" facts={facts} currency={currency} />
      <Rate
        clinic={band ? clinicAtAge(clinic, facts, { ...visitor, band }) : clinic}
        facts={facts}
        donorEggs={donorEggs}
      />
    </dl>
  );
}

interface PriceProps extends Pick<KeyFiguresProps, "facts" | "currency"> {
  name: string;
  item: Item;
}

function Price({ name, item, facts, currency }: PriceProps) {
  const price = keyPrice(facts.prices, item);
  if (!price) return <Figure name={name} />;
  const money = formatMoney(price.amount, price.basis.currency);
  const [converted, rate] = convertedLines(price.amount, price.basis.currency, currency);
  const notes = [converted && money, whosePrice(price), dayOf(price), rate];
  return <Figure name={name} value={converted ?? money} notes={notes} to="#prices" />;
}

function whosePrice({ basis: { group }, source }: PriceFact): string {
  const whose = [
    group !== null && group !== "everyone" && lowercaseFirst(PATIENT_LABELS[group]),
    source.publishedBy !== "clinic" && lowercaseFirst(PUBLISHER_LABELS[source.publishedBy]),
  ];
  return whose.filter(Boolean).join(", ");
}

function dayOf({ basis: { listDate }, source: { checkedOn } }: PriceFact): string {
  return listDate === null
    ? `checked on ${formatShortDate(checkedOn)}`
    : `list of ${formatShortDate(listDate)}`;
}

const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const RATES = {
  success: { name: "Success rate, own eggs", eggs: "own" },
  eggDonation: { name: "Success rate, egg donation", eggs: "donor" },
} as const;

function Rate({ clinic, facts, donorEggs }: Pick<KeyFiguresProps, "clinic" | "facts" | "donorEggs">) {
  const isPublished = (figure: keyof typeof RATES) =>
    figureOf(clinic, figure) !== null && !isSample(clinic, figure);
  const isOfDonors = donorEggs || (!isPublished("success") && isPublished("eggDonation"));
  const figure = isOfDonors ? "eggDonation" : "success";
  const { name, eggs } = RATES[figure];
  if (!isPublished(figure)) return <Figure name={name} />;
  const rate = formatRate(figureOf(clinic, figure));
  const results = resultsOf(clinic.notes[figure] ?? "", facts).filter(
    ({ basis, percentage }) => basis.eggs === eggs && formatRate(percentage) === rate,
  );
  const isOld = results.some(({ basis, source }) => isHistory(basis.periodTo, source.checkedOn));
  const certainties = new Set(
    results.map(({ basis, percentage }) => certaintyLines(percentage, basis).join("\n")),
  );
  // Where two results look the same on a card, nobody can tell which one it shows.
  const [certainty = ""] = certainties.size === 1 ? certainties : [];
  return (
    <Figure
      name={name}
      value={rate}
      warning={isOld && "Old result: ask for a newer one"}
      notes={[figureLine(clinic, figure), ...certainty.split("\n")]}
      to="#success"
      isWide
    />
  );
}

/** As older versions stored it, but for the years: without some embryos, ! for an old rate, range and verdict. */
const olderNote = (note: string) => note.replace(/(\d[a-z])[fz]?!?/, "$1").replace(/=.*/, "");

function resultsOf(stored: string, { results }: ClinicFacts): Result[] {
  // Older versions stored all four digits.
  const note = stored.replace(/(^..|-)20(?=\d\d)/g, "$1");
  const found = results.filter(({ basis }) => noteOf(basis) === note);
  return found.length > 0 ? found : results.filter(({ basis }) => olderNote(noteOf(basis)) === note);
}

interface FigureProps {
  name: string;
  value?: string;
  warning?: string | false | undefined;
  notes?: (string | null | undefined)[];
  to?: string;
  isWide?: boolean;
}

function Figure({ name, value, warning, notes, to, isWide = false }: FigureProps) {
  return (
    <div style={{ flexBasis: isWide ? "100%" : "9rem" }}>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd>
        {value === undefined ? (
          <span className="text-quiet">Not published</span>
        ) : (
          <a href={to} className="font-serif text-xl font-semibold text-accent tabular-nums hover:underline">
            {value}
          </a>
        )}
      </dd>
      {warning && <dd className="my-1 w-fit rounded-lg bg-amber-soft px-2 py-0.5 text-sm">{warning}</dd>}
      {notes?.filter(Boolean).map((note) => (
        <dd key={note} className="text-sm text-quiet">
          {note}
        </dd>
      ))}
    </div>
  );
}
