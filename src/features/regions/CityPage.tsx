import { Link } from "react-router-dom";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { AirportJourney } from "./AirportJourney.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { CITY_REGIONS } from "./cities.ts";
import { ClinicCount } from "./ClinicCount.tsx";
import { ClinicTeaser } from "./ClinicTeaser.tsx";
import { CountryMap } from "./CountryMap.tsx";
import type { CityRegion } from "./region.ts";
import { placesOfCity, searchPath } from "./places.ts";
import { usePagePath } from "./usePagePath.ts";
import { Statements } from "./Statements.tsx";
import { useDirectory, type Directory } from "./useDirectory.ts";

/** The city, or other cities, that the address names; the routes name each. */
export default function CityPage() {
  const path = usePagePath();
  const city = CITY_REGIONS.find(({ country, slug }) => `${country.path}/${slug}` === path);
  if (!city) throw new Error(`No city is at ${path}`);
  return <CityView key={path} city={city} />;
}

const titleOf = ({ name }: CityRegion) => `IVF clinics in ${name}`;

function CityView({ city }: { city: CityRegion }) {
  const directory = useDirectory();
  return (
    <div className="grid gap-12">
      <PageHead
        title={titleOf(city)}
        description={`${city.introduction} Compare the IVF clinics by cost, success rate and reviews.`}
        path={`${city.country.path}/${city.slug}`}
      />
      <div>
        {directory.isError && directory.clinics && <StaleNote onRetry={directory.refresh} />}
        <Breadcrumb
          pages={[
            { name: "Home", to: "/" },
            { name: city.country.name, to: city.country.path },
          ]}
        />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <Head city={city} directory={directory} />
          <CountryMap country={city.country} directory={directory} shown={placesOfCity(city.slug)} />
        </div>
      </div>
      {city.clinics.length > 0 && <Clinics city={city} directory={directory} />}
      {city.isOneCity ? <GettingThere city={city} /> : <CityList city={city} directory={directory} />}
      <p>
        Whom clinics may treat, and what else the law says:{" "}
        <Link to={city.country.path} className="text-accent underline underline-offset-4">
          IVF in {city.country.name === "Poland" ? "Poland" : "the Czech Republic"}
        </Link>
        .
      </p>
    </div>
  );
}

function Head({ city, directory }: { city: CityRegion; directory: Directory }) {
  return (
    <div>
      <h1 className="text-3xl sm:text-4xl">{titleOf(city)}</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">{city.introduction}</p>
      <p className="mt-4 font-semibold text-accent">
        <ClinicCount count={directory.countIn(city.slug)} /> listed here
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {city.links.map(({ label, about, to }, index) => (
          <ButtonLink key={to} to={to} tone={index === 0 ? "accent" : "outline"}>
            {label}
            {about && <span className="sr-only"> {about}</span>}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

function Clinics({ city, directory }: { city: CityRegion; directory: Directory }) {
  return (
    <section aria-labelledby="clinics-title">
      <h2 id="clinics-title" className="text-2xl">
        {city.clinicsTitle}
      </h2>
      {city.isChosen && (
        <p className="mt-1 text-sm text-quiet">Chosen by us. Nobody can pay to stand here.</p>
      )}
      <ul
        className={`mt-5 grid gap-4 ${city.clinics.length === 1 ? "max-w-2xl" : "lg:grid-cols-2 xl:grid-cols-3"}`}
      >
        {city.clinics.map(({ id, name }) => (
          <li key={id} className="grid">
            <ClinicTeaser id={id} name={name} directory={directory} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GettingThere({ city }: { city: CityRegion }) {
  return (
    <section aria-labelledby="travel-title">
      <h2 id="travel-title" className="text-2xl">
        Getting there
      </h2>
      <div className="mt-5 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Statements statements={city.about} />
        <AirportJourney city={placesOfCity(city.slug)[0]?.name ?? city.name} />
      </div>
    </section>
  );
}

function CityList({ city, directory }: { city: CityRegion; directory: Directory }) {
  return (
    <section aria-labelledby="cities-title">
      <h2 id="cities-title" className="text-2xl">
        Cities
      </h2>
      <ul className="mt-3 grid gap-x-12 md:grid-cols-2">
        {placesOfCity(city.slug).map(({ name, search, note }) => (
          <li key={name} className="border-b border-line py-4">
            <h3 className="text-lg">
              <Link to={searchPath(search)} className="text-accent underline underline-offset-4">
                {name}
              </Link>
              <span className="ml-3 font-sans text-sm font-normal text-quiet">
                <ClinicCount count={directory.count(search)} />
              </span>
            </h3>
            <p className="mt-1 text-quiet">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
