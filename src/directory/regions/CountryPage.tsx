import { SampleBanner } from "@/directory/clinics/SampleBanner.tsx";
import { EVERY_RULE } from "@/law/everyRuleId.ts";
import { lawPage } from "@/law/lawPages.ts";
import { NextQuestions } from "@/law/NextQuestions.tsx";
import { StaticRules } from "@/law/StaticRules.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { Breadcrumb, COUNTRY_PARENTS } from "./Breadcrumb.tsx";
import { CityChoice } from "./CityChoice.tsx";
import { ListedHere } from "./ClinicCount.tsx";
import { CountryCards } from "./CountryCards.tsx";
import { CountryClinics } from "./CountryClinics.tsx";
import { useRegion } from "./countryFacts.ts";
import { CountryMap } from "./CountryMap.tsx";
import type { Country, CountryFacts } from "@/directory/countries/region.ts";
import { OnThisPage } from "./OnThisPage.tsx";
import { searchPath } from "./places.ts";
import { QuestionsToAsk } from "./QuestionsToAsk.tsx";
import { regionPath } from "./regionPath.ts";
import { Statements } from "./Statements.tsx";
import { clinicsInCountry, useDirectory } from "./useDirectory.ts";

export default function CountryPage() {
  const { country, facts } = useRegion();
  const hasRules = lawPage(country.listedAs) !== undefined;
  const { nameInSentence } = country;
  const directory = useDirectory();
  const clinics = directory.clinics && clinicsInCountry(directory.clinics, country);
  return (
    <div className="grid gap-10">
      <PageMeta
        title={`IVF in ${nameInSentence}: law, clinics and travel`}
        description={`${facts.introduction} IVF clinics in ${nameInSentence}, city by city.`}
        path={regionPath(country)}
      />
      <div>
        <SampleBanner clinics={clinics} />
        {directory.isError && directory.clinics && <StaleNote onRetry={directory.refresh} />}
        <Breadcrumb pages={COUNTRY_PARENTS} />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div>
            <h1 className="text-3xl sm:text-4xl">{`IVF in ${nameInSentence}`}</h1>
            <p className="mt-3 max-w-2xl text-lg text-quiet">{facts.introduction}</p>
            <p className="mt-4 font-semibold text-accent">
              <ListedHere count={clinics?.length} />
            </p>
            {clinics?.length !== 0 && (
              <ButtonLink to={searchPath(country.listedAs.toLowerCase())} className="mt-6">
                Browse All<span className="sr-only">{` clinics in ${nameInSentence}`}</span>
              </ButtonLink>
            )}
          </div>
          <CountryMap country={country} facts={facts} directory={directory} />
        </div>
      </div>
      <OnThisPage hasRules={hasRules} />
      <Law country={country} facts={facts} hasRules={hasRules} />
      <CityChoice country={country} facts={facts} directory={directory} />
      <CountryClinics country={country} directory={directory} />
      <CountryCards country={country} facts={facts} directory={directory} />
      <QuestionsToAsk />
      {hasRules && <StaticRules slug={country.slug} />}
    </div>
  );
}

function Law({ country, facts, hasRules }: { country: Country; facts: CountryFacts; hasRules: boolean }) {
  return (
    <section aria-labelledby="law-title" className="max-w-3xl">
      <h2 id="law-title" tabIndex={-1} className="mb-4 scroll-mt-6 text-2xl">
        What the law allows
      </h2>
      <Statements statements={facts.law} />
      <p className="mt-4 text-sm text-quiet">
        Laws change, and a clinic may be stricter. Ask the clinic before you plan anything.
      </p>
      <NextQuestions nameInSentence={country.nameInSentence} />
      {hasRules && (
        <p>
          <a href={`#${EVERY_RULE}`} className="text-accent underline underline-offset-4">
            All rules, each with its article
          </a>
        </p>
      )}
    </section>
  );
}
