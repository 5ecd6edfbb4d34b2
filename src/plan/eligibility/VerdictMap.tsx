import { countryRings, middleOf } from "@/directory/map/countryRings.ts";
import { outlines } from "@/directory/map/outlines.ts";
import { counted } from "@/ui/counted.ts";
import { projectionOf } from "@/ui/mapProjection.ts";
import { groupByOutlook, type CountryDecision, type decideAll, type Outlook } from "./decisions.ts";
import { VERDICT_TEXTS } from "./verdictTexts.ts";

const WIDTH = 640;
const PROJECTION = projectionOf({ west: -10.5, south: 35, east: 31, north: 62 }, WIDTH);
const AROUND = outlines(PROJECTION);

/** A sign beside the colour, for those who don't see it or print in grey. */
const OUTLOOK_STYLES: Record<Outlook, { sign: string; fill: string; ink: string }> = {
  allowed: { sign: "✓", fill: "var(--accent)", ink: "var(--on-accent)" },
  "not-forbidden": { sign: "~", fill: "var(--accent-soft)", ink: "var(--ink)" },
  "past-usual-age": { sign: "!", fill: "var(--paper)", ink: "var(--ink)" },
  unknown: { sign: "?", fill: "var(--paper)", ink: "var(--ink)" },
  forbidden: { sign: "✗", fill: "var(--amber-soft)", ink: "var(--amber)" },
};

interface VerdictMapProps {
  groups: ReturnType<typeof decideAll>;
}

export default function VerdictMap({ groups }: VerdictMapProps) {
  const shown = groupByOutlook(groups);
  return (
    <figure className="picture mt-4">
      <svg
        role="img"
        aria-label={shown.map(sentence).join(" ")}
        viewBox={`0 0 ${WIDTH} ${PROJECTION.height}`}
        className="h-auto w-full rounded-2xl border border-line bg-surface"
      >
        <path
          d={AROUND}
          style={{ fill: "var(--surface)", stroke: "var(--line)", clipPath: "inset(0) view-box" }}
        />
        {shown.flatMap(({ outlook, countries }) =>
          countries.map(({ country }) => (
            <CountryShape key={country.slug} name={country.listedAs} outlook={outlook} />
          )),
        )}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shown.map(({ outlook, countries }) => (
          <span key={outlook} className="inline-flex items-center gap-2">
            <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0">
              <rect
                x="1"
                y="1"
                width="22"
                height="22"
                rx="5"
                style={{ fill: OUTLOOK_STYLES[outlook].fill, stroke: "var(--edge)" }}
              />
              <Sign outlook={outlook} x={12} y={12.5} size={15} />
            </svg>
            <span>{`${VERDICT_TEXTS[outlook].title}: ${countries.length}`}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function CountryShape({ name, outlook }: { name: string; outlook: Outlook }) {
  const middle = middleOf(name);
  const { x, y } = PROJECTION.place(...(middle ?? [0, 0]));
  return (
    <g>
      <title>{`${name}: ${VERDICT_TEXTS[outlook].title}`}</title>
      <path d={pathOf(name)} style={{ fill: OUTLOOK_STYLES[outlook].fill, stroke: "var(--edge)" }} />
      {middle && <Sign outlook={outlook} x={x} y={y} size={34} />}
    </g>
  );
}

function Sign({ outlook, x, y, size }: { outlook: Outlook; x: number; y: number; size: number }) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
      className="font-bold"
      style={{ fill: OUTLOOK_STYLES[outlook].ink }}
    >
      {OUTLOOK_STYLES[outlook].sign}
    </text>
  );
}

function pathOf(name: string): string {
  return countryRings(name)
    .map((ring) => {
      const corners = ring.map(([east, north]) => {
        const { x, y } = PROJECTION.place(east, north);
        return `${x} ${y}`;
      });
      return `M${corners.join(" ")}Z`;
    })
    .join("");
}

function sentence({ outlook, countries }: { outlook: Outlook; countries: CountryDecision[] }): string {
  const names = countries.map(({ country }) => country.name).join(", ");
  return `${VERDICT_TEXTS[outlook].title} in ${counted(countries.length, "country", "countries")}: ${names}.`;
}
