import type { Place } from "./region.ts";
import { outlineOf, OUTLINE_WIDTH } from "./countryMaps.ts";
import { projectionOf } from "./mapProjection.ts";
import type { CountryLink } from "./regionLinks.ts";
import { placesOfCountry } from "./places.ts";
import type { Directory } from "./useDirectory.ts";

const SMALLEST_DOT = 4;

interface CountryMapProps {
  country: CountryLink;
  directory: Directory;
  /** The places that the page is about: strong and with their names. */
  shown: Place[];
}

/** A drawn map of a country; the more clinics a city has, the larger its dot. */
export function CountryMap({ country, directory, shown }: CountryMapProps) {
  const { picture, bounds } = outlineOf(country);
  const { width, height, place } = projectionOf(bounds, OUTLINE_WIDTH);
  const names = shown.map(({ name }) => name).join(", ");
  return (
    <svg
      role="img"
      aria-label={`Map (${country.name}): ${names}`}
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full max-w-lg max-lg:mx-auto"
    >
      <image href={picture} width={width} height={height} />
      {placesOfCountry(country).map(({ name, search, east, north, nameSide }) => {
        const isShown = shown.some((each) => each.name === name);
        const { x, y } = place(east, north);
        const radius = SMALLEST_DOT + Math.sqrt(directory.count(search) ?? 1) * 2;
        return (
          <g key={name} className={isShown ? "fill-accent" : "fill-quiet opacity-40"}>
            <circle cx={x} cy={y} r={radius} />
            {isShown && (
              <text
                x={nameSide === "left" ? x - radius - 4 : nameSide ? x - 20 : x + radius + 4}
                y={y + (nameSide === "above" ? -12 : nameSide === "below" ? 24 : 5)}
                textAnchor={nameSide === "left" ? "end" : "start"}
                className="fill-ink stroke-accent-soft stroke-[3] text-[17px] font-semibold [paint-order:stroke]"
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
