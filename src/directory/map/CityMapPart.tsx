import { useMemo, useState } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { SelectField } from "@/ui/SelectField.tsx";
import { KNOWN_CITIES } from "./cities.ts";
import { citiesOf, type City } from "./cityGroups.ts";
import { CityList } from "./CityList.tsx";
import { CityMap } from "./CityMap.tsx";

/** For who comes back to the page. */
let lastFrom = "";

interface CityMapPartProps {
  clinics: readonly Clinic[];
  isChosen: (city: City) => boolean;
  onChoose: (cities: readonly City[]) => void;
}

export function CityMapPart({ clinics, isChosen, onChoose }: CityMapPartProps) {
  const [from, setFrom] = useState(lastFrom);
  const cities = useMemo(() => citiesOf(clinics), [clinics]);
  if (cities.length === 0) return <p className="text-quiet">There is no clinic to show.</p>;
  const shared = { cities, from, isChosen, onChoose };
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <CityMap {...shared} />
      <div>
        <div className="mt-4 max-w-xs lg:mt-0 print:hidden">
          <SelectField
            label="Distance from"
            value={from}
            onChange={({ currentTarget }) => setFrom((lastFrom = currentTarget.value))}
          >
            <option value="">Choose a city</option>
            {KNOWN_CITIES.map((city) => (
              <option key={city} value={city}>
                {city}
              </option>
            ))}
          </SelectField>
        </div>
        {from !== "" && (
          <p className="mt-2 text-sm text-quiet">{`In a straight line from ${from}; by road or rail it is further. Your choice stays on this page.`}</p>
        )}
        <CityList {...shared} />
      </div>
    </div>
  );
}
