import { formatShortDate } from "@/ui/dates.ts";
import { convertedLines } from "./convertedLines.ts";
import type { Price } from "./facts.ts";
import { formatMoney } from "./money.ts";
import { ITEM_NAMES, partNames, partsToAskFor, PATIENT_LABELS, UNIT_LABELS } from "./priceLabels.ts";
import { SourceLine } from "./SourceLine.tsx";

interface PriceFactProps {
  price: Price;
  currency: string;
}

export function PriceFact({ price, currency }: PriceFactProps) {
  const { basis, amount, source } = price;
  const converted = convertedLines(amount, basis.currency, currency);
  const lists: [string, string[]][] = [
    ["Included", partNames(basis.includes)],
    ["Not included", partNames(basis.excludes)],
    ["Ask the clinic", partNames(partsToAskFor(basis))],
  ];
  return (
    <>
      {/* A row that wraps, since two columns of large text don't fit a phone. */}
      <tr className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <th scope="row" className="text-left">
          <h3 className="font-sans text-base">{ITEM_NAMES[basis.item]}</h3>
        </th>
        <td className="ml-auto text-right font-serif text-xl font-semibold tabular-nums sm:text-2xl">
          {/* A no-break space would make large text wider than a phone. */}
          {formatMoney(amount, basis.currency).replace("\u00a0", " ")}
        </td>
      </tr>
      <tr className="flex border-b border-line last:border-0">
        <td colSpan={2} className="grow pb-4">
          {converted.length > 0 && (
            <p className="mb-1 text-right tabular-nums">
              <span className="font-semibold">{`${converted[0]} `}</span>
              <span className="text-sm text-quiet">{converted[1]}</span>
            </p>
          )}
          <p className="text-sm text-quiet">
            <span>{`${UNIT_LABELS[basis.per]}.`}</span>
            {basis.group && <span>{` ${PATIENT_LABELS[basis.group]}.`}</span>}
            {basis.listDate && <span>{` Price list of ${formatShortDate(basis.listDate)}.`}</span>}
          </p>
          <dl className="mt-2 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
            {lists.map(
              ([name, parts]) =>
                parts.length > 0 && (
                  <div key={name}>
                    <dt className="font-semibold">{name}</dt>
                    <dd className="text-quiet">{parts.join(", ")}</dd>
                  </div>
                ),
            )}
          </dl>
          <SourceLine source={source} />
        </td>
      </tr>
    </>
  );
}
