import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { SampleBanner } from "@/directory/clinics/SampleBanner.tsx";
import { lawPage } from "@/law/lawPages.ts";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { ClinicCount, ListedHere } from "./ClinicCount.tsx";
import { CountryClinics } from "./CountryClinics.tsx";
import { CountryCards } from "./CountryCards.tsx";
import { useRegion } from "./countryFacts.ts";
import { CountryMap } from "./CountryMap.tsx";
import { QuestionsToAsk } from "./QuestionsToAsk.tsx";
import { cityFacts, searchPath } from "./places.ts";
import { regionPath } from "./regionPath.ts";
import type { CityFacts, Country, CountryFacts } from "./countries/region.ts";
import { Statements } from "./Statements.tsx";
import { clinicsInCountry, useDirectory, type Directory } from "./useDirectory.ts";

export default function CountryPage() {
  const { country, facts } = useRegion();
  const directory = useDirectory();
  const rules = lawPage(country.listedAs);
  const count = directory.clinics && clinicsInCountry(directory.clinics, country).length;
  return (
    <div className="grid gap-12">
      <PageMeta
        title={`IVF in ${country.nameInSentence}: cities, law and travel`}
        description={`${facts.introduction} IVF clinics in ${country.nameInSentence}, city by city.`}
        path={regionPath(country)}
      />
      <div>
        <SampleBanner clinics={directory.clinics && clinicsInCountry(directory.clinics, country)} />
        {directory.isError && directory.clinics && <StaleNote onRetry={directory.refresh} />}
        <Breadcrumb pages={[{ name: "Home", to: "/" }]} />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div>
            <h1 className="text-3xl sm:text-4xl">{`IVF in ${country.nameInSentence}`}</h1>
            <p className="mt-3 max-w-2xl text-lg text-quiet">{facts.introduction}</p>
            <p className="mt-4 font-semibold text-accent">
              <ListedHere count={count} />
            </p>
            {count !== 0 && (
              <ButtonLink to={searchPath(country.listedAs.toLowerCase())} className="mt-6">
                Browse All<span className="sr-only">{` clinics in ${country.nameInSentence}`}</span>
              </ButtonLink>
            )}
          </div>
          <CountryMap country={country} facts={facts} directory={directory} />
        </div>
      </div>
      <CityChoice country={country} facts={facts} directory={directory} />
      <CountryClinics country={country} directory={directory} />
      <section aria-labelledby="law-title" className="max-w-3xl">
        <h2 id="law-title" className="mb-4 text-2xl">
          What the law allows
        </h2>
        <Statements statements={facts.law} />
        <p className="mt-4 text-sm text-quiet">
          Laws change, and a clinic may be stricter. Ask the clinic before you plan anything.
        </p>
        {rules && (
          <p className="mt-3">
            <Link to={rules} className="text-accent underline underline-offset-4">
              All rules, each with its article
            </Link>
          </p>
        )}
      </section>
      <CountryCards country={country} facts={facts} directory={directory} />
      <QuestionsToAsk />
    </div>
  );
}

interface CityChoiceProps {
  country: Country;
  facts: CountryFacts;
  directory: Directory;
}

function CityChoice({ country, facts, directory }: CityChoiceProps) {
  return (
    <section aria-labelledby="cities-title">
      <h2 id="cities-title" className="text-2xl">
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

const LIST = new Intl.ListFormat("en-GB");

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
        {places.length > 1 ? LIST.format(places.map((place) => place.name)) : note}
      </span>
      <span className="mt-3 text-sm font-semibold text-accent">
        <ClinicCount count={directory.countIn(places)} />
      </span>
    </Link>
  );
}
