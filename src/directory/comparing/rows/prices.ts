import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatPrice } from "@/directory/clinics/figures.ts";
import { samplePrices } from "@/directory/clinics/pricing.ts";
import { ITEMS, type Item } from "@/directory/facts/codes.ts";
import type { ClinicFacts, Price } from "@/directory/facts/facts.ts";
import { convertedLines } from "@/directory/facts/convertedLines.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import {
  ITEM_NAMES,
  partNames,
  partsToAskFor,
  PATIENT_LABELS,
  UNIT_LABELS,
} from "@/directory/facts/priceLabels.ts";
import { formatShortDate } from "@/ui/dates.ts";
import { chooseComparable } from "./chooseComparable.ts";
import { cell, type Cell, type Row, type Topic } from "./comparisonTable.ts";

const USUAL = new Set<Item>(["ivf_cycle", "egg_donation_cycle", "frozen_transfer"]);

export function pricesTopic(clinics: Clinic[], facts: (ClinicFacts | null)[], shown: number[]): Topic {
  const prices = facts.map((each) => each?.prices ?? []);
  const samples = clinics.map((clinic, index) =>
    facts[index] ? samplesOf(clinic, prices[index] ?? []) : new Map<string, string>(),
  );
  const published = new Set(prices.flat().map(({ basis }) => basis.item));
  const items = ITEMS.filter((item) => USUAL.has(item) || published.has(item));
  const names = new Set(items.map((item) => ITEM_NAMES[item]));
  const others = new Set(samples.flatMap((each) => [...each.keys()]).filter((name) => !names.has(name)));
  return {
    title: "Prices",
    rows: [
      ...items.map((item) => itemRow(item, prices, samples, shown)),
      ...[...others].map((name) => ({ label: name, cells: samples.map(sampleCell(name)), note: null })),
    ],
  };
}

function samplesOf(clinic: Clinic, prices: Price[]): Map<string, string> {
  const known = samplePrices(clinic, prices).filter(({ euros }) => euros !== null);
  return new Map(known.map(({ treatment, euros }) => [treatment, formatPrice(euros)]));
}

const sampleCell = (name: string) => (samples: Map<string, string>) => {
  const figure = samples.get(name);
  return figure === undefined ? cell() : cell({ figure, isSample: true });
};

function itemRow(item: Item, prices: Price[][], samples: Map<string, string>[], shown: number[]): Row {
  const label = ITEM_NAMES[item];
  const ofItem = prices.map((each) => each.filter(({ basis }) => basis.item === item));
  const { chosen, comparable, note, only } = chooseComparable(ofItem, shown);
  const highest = Math.max(...[...comparable].map(({ amount }) => amount));
  const isPartOf = ({ basis }: Price) => basis.includes.includes(item);
  return {
    label,
    cells: chosen.map((price, index) => {
      if (price) return priceCell(price, comparable.has(price) ? highest : null, ofItem[index] ?? []);
      const wholes = ITEMS.filter((each) =>
        prices[index]?.some((whole) => whole.basis.item === each && isPartOf(whole)),
      );
      if (wholes.length > 0)
        return cell({
          figure: "Included",
          lines: wholes.map((each) => `In the price of ${ITEM_NAMES[each]}`),
        });
      return sampleCell(label)(samples[index] ?? new Map());
    }),
    note,
    only: prices.some((each, index) => !chosen[index] && each.some(isPartOf)) ? null : only,
  };
}

function priceCell(price: Price, highest: number | null, all: Price[]): Cell {
  const { basis, amount, source } = price;
  const lists: [string, string[]][] = [
    ["Included", partNames(basis.includes)],
    ["Not included", partNames(basis.excludes)],
    ["Ask the clinic about", partNames(partsToAskFor(basis))],
  ];
  return cell({
    figure: formatMoney(amount, basis.currency),
    lines: [
      ...inEuros(price),
      UNIT_LABELS[basis.per],
      ...(basis.group ? [PATIENT_LABELS[basis.group]] : []),
      ...(basis.listDate ? [`Price list of ${formatShortDate(basis.listDate)}`] : []),
      ...all.filter((other) => other !== price).map(otherPrice),
    ],
    details: lists.flatMap(([name, parts]) => (parts.length > 0 ? [`${name}: ${parts.join(", ")}.`] : [])),
    source,
    bar: highest === null || highest <= 0 ? null : { share: (100 * amount) / highest, interval: null },
  });
}

function inEuros({ basis, amount }: Price): string[] {
  const lines = convertedLines(amount, basis.currency);
  return lines.length > 0 ? [lines.join(" ")] : [];
}

function otherPrice({ basis, amount }: Price): string {
  const whom = basis.group ? `, ${PATIENT_LABELS[basis.group].toLowerCase()}` : "";
  return `Another list: ${formatMoney(amount, basis.currency)}${whom}`;
}
