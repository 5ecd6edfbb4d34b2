import {
  codeOf,
  DENOMINATORS,
  EMBRYOS,
  ITEMS,
  OUTCOMES,
  PUBLISHERS,
  UNITS,
} from "@/directory/facts/codes.ts";
import { contactLabel } from "@/directory/facts/contactLabels.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { ITEM_NAMES, UNIT_LABELS } from "@/directory/facts/priceLabels.ts";
import {
  ageLabel,
  EMBRYO_LABELS,
  formatPercent,
  MEASURE_LABELS,
  periodLabel,
  PUBLISHER_LABELS,
} from "@/directory/facts/resultLabels.ts";
import { serviceName } from "@/directory/facts/serviceLabels.ts";
import { counted } from "@/ui/counted.ts";
import { formatShortDate } from "@/ui/dates.ts";
import type { StoredFact } from "./storedFact.ts";

export const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const numberOf = (value: unknown) => (typeof value === "number" ? value : null);

export function formatFact({ kind, row, isRetired }: StoredFact): { figure: string; about: string[] } {
  switch (kind) {
    case "results":
      return formatResult(row, isRetired);
    case "prices":
      return formatPrice(row);
    case "reviews":
      return {
        figure: `${Number(row.score)} / ${Number(row.scale)}`,
        about: [textOf(row.platform), counted(Number(row.count), "review", "reviews")],
      };
    case "services":
      return formatService(row);
    case "contacts":
      return { figure: textOf(row.value), about: [contactLabel(textOf(row.kind))] };
  }
}

function formatService(row: StoredFact["row"]) {
  const name = serviceName(textOf(row.code));
  const [yes, no] = row.kind === "language" ? ["Spoken", "Not spoken"] : ["Offered", "Not offered"];
  return { figure: name, about: [row.is_offered === true ? yes : no] };
}

function formatResult(row: StoredFact["row"], isRetired: boolean) {
  const outcome = codeOf(OUTCOMES, row.outcome);
  const denominator = codeOf(DENOMINATORS, row.denominator);
  const embryos = codeOf(EMBRYOS, row.embryos);
  const [periodFrom, periodTo] = [textOf(row.period_from), textOf(row.period_to)];
  return {
    figure: formatPercent(Number(row.percentage)),
    about: [
      // Set for national figures, which are listed under their countries until they are retired.
      isRetired ? textOf(row.country) : "",
      outcome && denominator ? MEASURE_LABELS[denominator][outcome] : "Success rate",
      row.eggs === "donor" ? "donor's eggs" : "own eggs",
      embryos ? EMBRYO_LABELS[embryos].toLowerCase() : "",
      ageLabel({ ageFrom: numberOf(row.age_from), ageTo: numberOf(row.age_to) }).toLowerCase(),
      periodFrom && periodTo ? periodLabel({ periodFrom, periodTo }) : "",
      row.n === null ? "" : counted(Number(row.n), "treatment", "treatments"),
    ].filter(Boolean),
  };
}

function formatPrice(row: StoredFact["row"]) {
  const [item, per] = [codeOf(ITEMS, row.item), codeOf(UNITS, row.per)];
  const listDate = textOf(row.list_date);
  return {
    figure: formatMoney(Number(row.amount), textOf(row.currency)),
    about: [
      item ? ITEM_NAMES[item] : textOf(row.item),
      per ? UNIT_LABELS[per].toLowerCase() : "",
      listDate && `list of ${formatShortDate(listDate)}`,
    ].filter(Boolean),
  };
}

export function publisherLabel({ row }: StoredFact): string {
  const publisher = codeOf(PUBLISHERS, row.published_by);
  return publisher ? PUBLISHER_LABELS[publisher] : "";
}
