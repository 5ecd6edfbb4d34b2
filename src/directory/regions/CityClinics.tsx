import { useMemo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { ClinicGrid } from "@/directory/clinics/ClinicGrid.tsx";
import { LoadedClinics } from "@/directory/clinics/LoadedClinics.tsx";
import { ClinicCount } from "./ClinicCount.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { placeId, searchPath } from "./places.ts";
import type { CityFacts, Place } from "@/directory/countries/region.ts";
import { clinicsIn, type Directory } from "./useDirectory.ts";

const CITY = ["countries", "cities"] as const;
const COUNTRY = ["countries"] as const;

interface CityClinicsProps {
  city: CityFacts;
  directory: Directory;
}

export function CityClinics({ city: { listTitle, places }, directory }: CityClinicsProps) {
  const isOneCity = places.length === 1;
  const { clinics: all } = directory;
  const here = useMemo(() => clinicsIn(all ?? [], places), [all, places]);
  const listOf = (place: Place, cards: ReactNode) => (
    <li key={place.name} id={placeId(place)} className="scroll-mt-4">
      {!isOneCity && <PlaceHeader place={place} count={directory.countIn([place])} />}
      {cards}
    </li>
  );
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" className="mb-4 text-2xl">
        {listTitle}
      </h2>
      <LoadedClinics>
        {(clinics) => (
          <PlaceList clinics={here} fixed={isOneCity ? CITY : COUNTRY}>
            <p className="mb-5 text-sm text-quiet">
              {places.length > 1 ? "Listed by name within each city." : "Listed by name."}
            </p>
            <ul className="grid gap-10">
              {places.map((place) =>
                listOf(place, <Cards clinics={clinicsIn(clinics, [place])} place={place} />),
              )}
            </ul>
          </PlaceList>
        )}
      </LoadedClinics>
      {/* Our notes on the cities are useful without clinics. */}
      {!directory.clinics && !isOneCity && (
        <ul className="mt-10 grid gap-6">{places.map((place) => listOf(place, null))}</ul>
      )}
    </section>
  );
}

function PlaceHeader({ place: { name, search, note }, count }: { place: Place; count: number | undefined }) {
  return (
    <div className="mb-4">
      <h3 className="text-lg">
        {count === 0 ? (
          <span>{name}</span>
        ) : (
          <Link to={searchPath(search)} className="text-accent underline underline-offset-4">
            {name}
          </Link>
        )}
        <span className="ml-3 font-sans text-sm font-normal text-quiet">
          <ClinicCount count={count} />
        </span>
      </h3>
      <p className="mt-1 text-quiet">{note}</p>
    </div>
  );
}

function Cards({ clinics, place }: { clinics: Clinic[]; place: Place }) {
  if (clinics.length > 0)
    return <ClinicGrid clinics={clinics} searched={`in ${place.name}`} isForSale={false} />;
  return (
    <p>
      We list no clinics here yet.{" "}
      <Link to="/add-clinic" className="text-accent underline underline-offset-4">
        Add a clinic
      </Link>
    </p>
  );
}
