import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { OUTLINE_WIDTH, projectionOf } from "@/ui/mapProjection.ts";
import { placeId, placesOfCountry, withRoom, type PlaceOnMap } from "./places.ts";
import { regionPath } from "./regionPath.ts";
import type { Country, CountryFacts, Place } from "@/directory/countries/region.ts";
import type { Directory } from "./useDirectory.ts";

const SMALLEST_DOT = 4;
/** In SVG units: 24 px even at a width of 320 px. */
const TARGET_RADIUS = 18;

interface CountryMapProps {
  country: Country;
  facts: CountryFacts;
  directory: Directory;
  /** Highlights this city page's places; undefined highlights all. */
  citySlug?: string;
}

/** A dot that would stand on another's is in the text alone. */
export function CountryMap({ country, facts, directory, citySlug }: CountryMapProps) {
  const { width, height, place: project } = projectionOf(facts.bounds, OUTLINE_WIDTH);
  const spots = placesOfCountry(country, facts).map((spot) => ({
    spot,
    at: project(spot.place.east, spot.place.north),
  }));
  const isOwn = ({ spot }: (typeof spots)[number]) => spot.citySlug === citySlug;
  const room = new Set(withRoom(spots.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))));
  return (
    <nav aria-label={`Map of ${country.nameInSentence}`}>
      <svg viewBox={`0 0 ${width} ${height}`} className="h-auto max-h-112 w-full max-w-lg max-lg:mx-auto">
        <image href={`/maps/${country.slug}.svg`} width={width} height={height} />
        {spots.map((each) => {
          if (!room.has(each)) return null;
          const { spot, at } = each;
          const { place } = spot;
          const clinics = directory.countIn([place]);
          const label = clinics === undefined ? place.name : `${place.name}: ${formatClinics(clinics)}`;
          return (
            <PlaceLink key={place.name} {...{ country, spot, citySlug, label }}>
              <Dot
                place={place}
                {...at}
                radius={SMALLEST_DOT + Math.sqrt(clinics ?? 1) * 2}
                isStrong={!citySlug || spot.citySlug === citySlug}
              />
            </PlaceLink>
          );
        })}
      </svg>
    </nav>
  );
}

interface PlaceLinkProps {
  country: Country;
  spot: PlaceOnMap;
  citySlug: string | undefined;
  label: string;
  children: ReactNode;
}

function PlaceLink({ country, spot, citySlug, label, children }: PlaceLinkProps) {
  const content = (
    <>
      <title>{label}</title>
      {children}
    </>
  );
  if (spot.citySlug === citySlug) {
    return (
      <a href={`#${placeId(spot.place)}`} aria-label={label} className="group">
        {content}
      </a>
    );
  }
  return (
    <Link to={regionPath(country, spot.citySlug) + spot.hash} aria-label={label} className="group">
      {content}
    </Link>
  );
}

interface DotProps {
  place: Place;
  x: number;
  y: number;
  radius: number;
  isStrong: boolean;
}

function Dot({ place: { name, nameSide }, x, y, radius, isStrong }: DotProps) {
  return (
    <>
      <circle cx={x} cy={y} r={TARGET_RADIUS} className="fill-transparent" />
      <circle
        cx={x}
        cy={y}
        r={radius}
        className={`stroke-ink stroke-0 group-hover:stroke-2 group-focus-visible:stroke-2 ${isStrong ? "fill-accent" : "fill-quiet"}`}
      />
      {isStrong && (
        <text
          x={nameSide === "left" ? x - radius - 4 : nameSide ? x - 20 : x + radius + 4}
          y={y + (nameSide === "above" ? -12 : nameSide === "below" ? 24 : 5)}
          textAnchor={nameSide === "left" ? "end" : "start"}
          className="fill-ink stroke-accent-soft stroke-[3] text-[17px] font-semibold [paint-order:stroke]"
        >
          {name}
        </text>
      )}
    </>
  );
}
