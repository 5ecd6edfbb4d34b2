import type { Item } from "@/directory/facts/codes.ts";
import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { euroLines } from "@/directory/facts/inEuros.ts";
import { formatMoney } from "@/directory/facts/money.ts";
import { isSample, type Clinic } from "./clinic.ts";
import { figureLine } from "./figureNotes.ts";
import { formatRate } from "./figures.ts";

/** What a treatment costs and how many succeed, or that the clinic publishes neither. */
export function KeyFigures({ clinic, facts }: { clinic: Clinic; facts: ClinicFacts }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      <Price name="IVF, own eggs" item="ivf_cycle" facts={facts} />
      <Price name="Egg donation" item="egg_donation_cycle" facts={facts} />
      <Rate clinic={clinic} />
    </dl>
  );
}

function Price({ name, item, facts }: { name: string; item: Item; facts: ClinicFacts }) {
  const [price] = facts.prices
    .filter(({ basis }) => basis.item === item)
    .toSorted((a, b) => a.amount - b.amount);
  if (!price) return <Figure name={name} />;
  const money = formatMoney(price.amount, price.basis.currency);
  const [inEuros] = euroLines(price.amount, price.basis.currency);
  return <Figure name={name} value={inEuros ?? money} note={inEuros ? money : undefined} to="#prices" />;
}

function Rate({ clinic }: { clinic: Clinic }) {
  const isKnown = clinic.successRate !== null && !isSample(clinic, "success");
  if (!isKnown) return <Figure name="Success rate" />;
  return (
    <Figure
      name="Success rate"
      value={formatRate(clinic.successRate)}
      note={figureLine(clinic, "success") ?? undefined}
      to="#success"
      isWide
    />
  );
}

interface FigureProps {
  name: string;
  value?: string;
  note?: string | undefined;
  to?: string;
  /** Whether it has a line of its own. */
  isWide?: boolean;
}

function Figure({ name, value, note, to, isWide = false }: FigureProps) {
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
      {note && <dd className="text-sm text-quiet">{note}</dd>}
    </div>
  );
}
