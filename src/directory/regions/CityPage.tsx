import { Link } from "react-router-dom";
import { SampleBanner } from "@/directory/clinics/SampleBanner.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { AirportJourney } from "./AirportJourney.tsx";
import { Breadcrumb, COUNTRY_PARENTS } from "./Breadcrumb.tsx";
import { CityClinics } from "./CityClinics.tsx";
import { ListedHere } from "./ClinicCount.tsx";
import { useRegion } from "./countryFacts.ts";
import { CountryMap } from "./CountryMap.tsx";
import { FeaturedClinics } from "./FeaturedClinics.tsx";
import { cityFacts, isSearch } from "./places.ts";
import { regionPath } from "./regionPath.ts";
import type { CityFacts, Statement } from "@/directory/countries/region.ts";
import { Statements } from "./Statements.tsx";
import { clinicsIn, useDirectory, type Directory } from "./useDirectory.ts";

export default function CityPage() {
  const { country, citySlug, facts } = useRegion();
  const city = cityFacts(country, facts, citySlug);
  const directory = useDirectory();
  return (
    <div className="grid gap-12">
      <PageMeta
        title={city.title}
        description={`${city.introduction} Compare the IVF clinics by cost, success rate and reviews.`}
        path={regionPath(country, citySlug)}
      />
      <div>
        <SampleBanner clinics={directory.clinics && clinicsIn(directory.clinics, city.places)} />
        {directory.isError && directory.clinics && <StaleNote onRetry={directory.refresh} />}
        <Breadcrumb pages={[...COUNTRY_PARENTS, { name: country.name, to: regionPath(country) }]} />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <CityHeader city={city} directory={directory} />
          <CountryMap country={country} facts={facts} directory={directory} citySlug={citySlug} />
        </div>
      </div>
      <section aria-labelledby="law-title" className="max-w-3xl">
        <h2 id="law-title" className="mb-4 text-2xl">
          What the law allows
        </h2>
        <Statements statements={facts.law.slice(0, 1)} />
        <p className="mt-4">
          Read what else the law says:{" "}
          <Link to={regionPath(country)} className="text-accent underline underline-offset-4">
            {`IVF in ${country.nameInSentence}`}
          </Link>
          .
        </p>
      </section>
      {city.featured && <FeaturedClinics featured={city.featured} directory={directory} />}
      <CityClinics city={city} directory={directory} />
      {city.gettingThere && <GettingThere city={city} statements={city.gettingThere} />}
    </div>
  );
}

function CityHeader({ city, directory }: { city: CityFacts; directory: Directory }) {
  const count = directory.countIn(city.places);
  const links = city.links.filter(({ to }) => count !== 0 || !isSearch(to));
  return (
    <div>
      <h1 className="text-3xl sm:text-4xl">{city.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">{city.introduction}</p>
      <p className="mt-4 font-semibold text-accent">
        <ListedHere count={count} />
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {links.map(({ label, about, to }, index) => (
          <ButtonLink key={to} to={to} tone={index === 0 ? "accent" : "outline"}>
            <span>{label}</span>
            {about && <span className="sr-only">{` ${about}`}</span>}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

function GettingThere({ city, statements }: { city: CityFacts; statements: Statement[] }) {
  return (
    <section aria-labelledby="travel-title">
      <h2 id="travel-title" tabIndex={-1} className="scroll-mt-6 text-2xl">
        Getting there
      </h2>
      <div className="mt-5 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Statements statements={statements} />
        {city.places[0] && <AirportJourney city={city.places[0].name} />}
      </div>
    </section>
  );
}
