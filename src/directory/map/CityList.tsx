import { formatClinics } from "@/directory/clinics/figures.ts";
import type { City } from "./cityGroups.ts";
import { byDistance, groupLabel, kilometres } from "./groupLabel.ts";

interface CityListProps {
  cities: readonly City[];
  from: string;
  isChosen: (city: City) => boolean;
  onChoose: (cities: readonly City[]) => void;
}

export function CityList({ cities, from, isChosen, onChoose }: CityListProps) {
  const inOrder = byDistance(cities, from);
  return (
    <>
      <ul aria-label="Cities" className="-mx-2 mt-3 flex flex-wrap gap-x-2 print:hidden">
        {inOrder.map((city) => {
          const distance = kilometres(city.place, from);
          return (
            <li key={city.name}>
              <button
                type="button"
                aria-pressed={isChosen(city)}
                onClick={() => onChoose([city])}
                className="min-h-11 rounded-lg px-2 text-left hover:text-accent aria-pressed:font-bold aria-pressed:text-accent"
              >
                <span className="underline decoration-edge underline-offset-4">
                  <bdi>{city.name}</bdi>
                </span>
                <span className="text-sm font-normal text-quiet">
                  <span>{`, ${formatClinics(city.clinics.size)}`}</span>
                  {distance !== undefined && <span>{`, ${distance}`}</span>}
                  {!city.place && <span>, not on the map</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {/* Paper has no buttons. */}
      <p className="hidden print:block">
        {inOrder.map((city) => groupLabel([city], city.clinics.size, from)).join("; ")}
      </p>
    </>
  );
}
