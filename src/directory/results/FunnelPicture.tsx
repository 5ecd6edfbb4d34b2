import { useRef, useState, type KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { exactRate, type Average } from "./average.ts";
import type { Entry } from "./entries.ts";
import { funnelShape } from "./funnelShape.ts";
import { FunnelPlot } from "./FunnelPlot.tsx";
import { describeEntry } from "./resultsText.ts";

export interface FunnelPictureProps {
  entries: Entry[];
  average: Average;
}

/** One stop of the Tab key: arrows go from dot to dot, as dots may cover each other. */
export default function FunnelPicture({ entries, average }: FunnelPictureProps) {
  const drawn = entries
    .filter(({ result }) => result.basis.n !== null)
    .toSorted((a, b) => (a.result.basis.n ?? 0) - (b.result.basis.n ?? 0));
  const [named, setNamed] = useState<string | null>(null);
  const dots = useRef(new Map<string, HTMLAnchorElement | null>());
  const shape = funnelShape(drawn, average);
  const stop = drawn.find(({ clinic }) => clinic.id === named) ?? drawn[0];

  const goTo = (event: KeyboardEvent) => {
    const at = stop ? drawn.indexOf(stop) : -1;
    const targets: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: drawn.length - 1,
    };
    const next = drawn[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    dots.current.get(next.clinic.id)?.focus();
  };

  return (
    <div className="mt-4">
      <div role="group" aria-label="Funnel plot. The arrow keys go from clinic to clinic, smallest first.">
        <FunnelPlot shape={shape} average={average}>
          {drawn.map((entry) => (
            <Link
              key={entry.clinic.id}
              ref={(element) => void dots.current.set(entry.clinic.id, element)}
              to={`/clinic/${entry.clinic.id}`}
              tabIndex={entry === stop ? 0 : -1}
              onKeyDown={goTo}
              onFocus={() => setNamed(entry.clinic.id)}
              onPointerEnter={() => setNamed(entry.clinic.id)}
              aria-label={`${entry.clinic.name}: ${describeEntry(entry)}`}
              className={`absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 text-xs font-semibold hover:z-10 focus:z-10 ${entry.place === "within" ? "border-accent bg-surface text-accent" : "border-surface bg-accent text-accent-on"}`}
              style={{
                left: `${shape.x(entry.result.basis.n ?? 0)}%`,
                top: `${shape.y(exactRate(entry.result))}%`,
              }}
            >
              {entry.letter}
            </Link>
          ))}
        </FunnelPlot>
      </div>
      {stop && (
        <p className="mt-2 min-h-12 text-sm print:hidden">
          <strong translate="no">
            <span>{`${stop.letter}: `}</span>
            <bdi>{stop.clinic.name}</bdi>
          </strong>
          <span key={stop.clinic.id}>{`, ${describeEntry(stop)}`}</span>
        </p>
      )}
    </div>
  );
}
