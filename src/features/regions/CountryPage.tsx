import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { ClinicCount } from "./ClinicCount.tsx";
import { CountryCards } from "./CountryCards.tsx";
import { COUNTRY_REGIONS } from "./countries.ts";
import { CountryMap } from "./CountryMap.tsx";
import { QuestionsToAsk } from "./QuestionsToAsk.tsx";
import type { CountryRegion } from "./region.ts";
import { placesOfCountry, searchPath } from "./places.ts";
import { usePagePath } from "./usePagePath.ts";
import { Statements } from "./Statements.tsx";
import { useDirectory, type Directory } from "./useDirectory.ts";

/** The country that the address names; the routes name each. */
export default function CountryPage() {
  const path = usePagePath();
  const country = COUNTRY_REGIONS.find(({ link }) => link.path === path);
  if (!country) throw new Error(`No country is at ${path}`);
  return <CountryView key={path} country={country} />;
}

/** Its cities, its law, and what a patient from abroad should know. */
function CountryView({ country }: { country: CountryRegion }) {
  const directory = useDirectory();
  return (
    <div className="grid gap-12">
      <PageHead
        title={`${country.title}: cities, law and travel`}
        description={`${country.introduction} IVF clinics in ${country.link.name}, city by city.`}
        path={country.link.path}
      />
      <div>
        {directory.isError && directory.clinics && <StaleNote onRetry={directory.refresh} />}
        <Breadcrumb pages={[{ name: "Home", to: "/" }]} />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div>
            <h1 className="text-3xl sm:text-4xl">{country.title}</h1>
            <p className="mt-3 max-w-2xl text-lg text-quiet">{country.introduction}</p>
            <p className="mt-4 font-semibold text-accent">
              <ClinicCount count={directory.count(country.search)} /> listed here
            </p>
            <ButtonLink to={searchPath(country.search)} className="mt-6">
              Browse All<span className="sr-only"> clinics in {country.link.name}</span>
            </ButtonLink>
          </div>
          <CountryMap
            country={country.link}
            directory={directory}
            shown={placesOfCountry(country.link).slice(0, 2)}
          />
        </div>
      </div>
      <CityChoice country={country} directory={directory} />
      <section aria-labelledby="law-title" className="max-w-3xl">
        <h2 id="law-title" className="mb-4 text-2xl">
          What the law allows
        </h2>
        <Statements statements={country.law} />
        <p className="mt-4 text-sm text-quiet">
          Laws change, and a clinic may be stricter. Ask it before you plan anything.
        </p>
      </section>
      <CountryCards country={country} directory={directory} />
      <QuestionsToAsk />
    </div>
  );
}

function CityChoice({ country, directory }: { country: CountryRegion; directory: Directory }) {
  return (
    <section aria-labelledby="cities-title">
      <h2 id="cities-title" className="text-2xl">
        Choose Your City
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {country.link.cities.map(({ name, slug }, index) => (
          <li key={slug} className="grid">
            <Link
              to={`${country.link.path}/${slug}`}
              className="flex flex-col rounded-2xl border border-line bg-surface p-5 transition-shadow hover:shadow-md"
            >
              <span className="flex items-center justify-between gap-3">
                <span className="font-serif text-xl font-semibold">{name}</span>
                <ArrowRight aria-hidden className="size-5 shrink-0 text-accent" />
              </span>
              <span className="mt-1 grow text-quiet">{country.cityNotes[index]}</span>
              <span className="mt-3 text-sm font-semibold text-accent">
                <ClinicCount count={directory.countIn(slug)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-quiet">A clinic with branches in several cities counts in each.</p>
    </section>
  );
}
