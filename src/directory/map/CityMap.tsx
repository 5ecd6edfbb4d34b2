import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { projectionOf } from "@/ui/mapProjection.ts";
import { groupsOnMap, type City, type CityGroup } from "./cityGroups.ts";
import { countryNames } from "./countryNames.ts";
import { labelsOf, type Label, type LetterSize, type Side } from "./labels.ts";
import { outlines } from "./outlines.ts";
import { groupLabel, labelOf } from "./groupLabel.ts";

interface CityMapProps {
  cities: readonly City[];
  from: string;
  isChosen: (city: City) => boolean;
  onChoose: (cities: readonly City[]) => void;
}

/** Three pixels from the dot's two-pixel border, as `labels.ts` assumes. */
const SIDE_CLASSES: Record<Side, string> = {
  right: "left-full top-1/2 ml-[5px] -translate-y-1/2 text-left",
  left: "right-full top-1/2 mr-[5px] -translate-y-1/2 text-right",
  above: "bottom-full left-1/2 mb-[5px] -translate-x-1/2",
  below: "top-full left-1/2 mt-[5px] -translate-x-1/2",
};

export function CityMap({ cities, from, isChosen, onChoose }: CityMapProps) {
  const { frame, probe, width, letters } = useSizes();
  const { projection, groups } = useMemo(() => groupsOnMap(cities, width), [cities, width]);
  const lines = groups.map((group) => labelOf(group.cities, from));
  const labels = labelsOf(groups, lines, projection, letters);
  return (
    <div ref={frame} className="max-w-2xl print:hidden">
      <div
        className="relative overflow-hidden rounded-2xl border border-line bg-surface"
        style={{ height: projection.height, clipPath: "inset(0 round 1rem)" }}
      >
        <span ref={probe} aria-hidden className="invisible absolute text-xs font-bold whitespace-nowrap">
          {PROBE}
        </span>
        <Countries projection={projection} names={countryNames(projection, groups, labels, letters)} />
        <ul>
          {groups.map((group, index) => (
            <li key={group.cities[0].name}>
              <Dot
                group={group}
                name={groupLabel(group.cities, group.clinics, from)}
                label={labels[index]}
                isChosen={group.cities.some(isChosen)}
                onChoose={() => onChoose(group.cities)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface CountriesProps {
  projection: ReturnType<typeof projectionOf>;
  names: ReturnType<typeof countryNames>;
}

function Countries({ projection, names }: CountriesProps) {
  const path = useMemo(() => outlines(projection), [projection]);
  const { width, height } = projection;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
      <path d={path} className="fill-accent-soft stroke-edge stroke-1" />
      {names.map(({ name, x, y }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-quiet text-xs tracking-wide"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

interface DotProps {
  group: CityGroup;
  name: string;
  label: Label | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Dot({ group: { x, y, radius, clinics }, name, label, isChosen, onChoose }: DotProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={label ? undefined : name}
      onClick={onChoose}
      className={`absolute flex items-center justify-center rounded-full border-2 text-sm font-semibold hover:border-ink ${isChosen ? "border-ink bg-paper text-ink" : "border-transparent bg-accent text-accent-on forced-colors:border-[ButtonText]"}`}
      style={{ left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius }}
    >
      <span className="sr-only">{name}</span>
      <span aria-hidden>{clinics}</span>
      {label && (
        <span
          aria-hidden
          className={`absolute rounded-sm bg-accent-soft text-xs whitespace-nowrap text-ink ${isChosen ? "font-bold" : "font-semibold"} ${SIDE_CLASSES[label.side]}`}
        >
          {label.lines.map((line) => (
            <bdi key={line} className="block">
              {line}
            </bdi>
          ))}
        </span>
      )}
    </button>
  );
}

/** Measured to know the width of letters. */
const PROBE = "Karlovy Vary 1,234 km";
const ROOM = 1.12;

interface Sizes {
  width: number;
  letters: LetterSize;
}

/** For who comes back to the page, whose place in the list depends on the map's height. */
let lastSizes: Sizes = { width: 600, letters: { wide: 7.8, high: 16 } };

function useSizes() {
  const frame = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [sizes, setSizes] = useState(lastSizes);
  useLayoutEffect(() => {
    const [box, text] = [frame.current, probe.current];
    if (!box || !text) return;
    const measure = () => {
      const wide = (text.offsetWidth / PROBE.length) * ROOM;
      lastSizes = { width: box.clientWidth, letters: { wide, high: text.offsetHeight } };
      setSizes(lastSizes);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  return { frame, probe, ...sizes };
}
