import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { listed } from "@/ui/listed.ts";
import { ClinicCount } from "./ClinicCount.tsx";
import { cityFacts } from "./places.ts";
import { regionPath } from "./regionPath.ts";
import type { CityFacts, Country, CountryFacts } from "@/directory/countries/region.ts";
import type { Directory } from "./useDirectory.ts";

interface CityChoiceProps {
  country: Country;
  facts: CountryFacts;
  directory: Directory;
}

export function CityChoice({ country, facts, directory }: CityChoiceProps) {
  return (
    <section aria-labelledby="cities-title">
      <h2 id="cities-title" tabIndex={-1} className="scroll-mt-6 text-2xl">
        Choose Your City
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {country.cities.map(({ name, slug }) => (
          <li key={slug} className="grid">
            <CityCard
              name={name}
              path={regionPath(country, slug)}
              city={cityFacts(country, facts, slug)}
              directory={directory}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-quiet">
        A clinic with branches in several cities is counted in each of them.
      </p>
    </section>
  );
}

interface CityCardProps {
  name: string;
  path: string;
  city: CityFacts;
  directory: Directory;
}

function CityCard({ name, path, city: { note, places }, directory }: CityCardProps) {
  return (
    <Link
      to={path}
      className="flex flex-col rounded-2xl border border-line bg-surface p-5 transition-shadow hover:shadow-md"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="font-serif text-xl font-semibold">{name}</span>
        <ArrowRight aria-hidden className="size-5 shrink-0 text-accent" />
      </span>
      <span className="mt-1 grow text-quiet">
        {places.length > 1 ? listed(places.map((place) => place.name)) : note}
      </span>
      <span className="mt-3 text-sm font-semibold text-accent">
        <ClinicCount count={directory.countIn(places)} />
      </span>
    </Link>
  );
}
