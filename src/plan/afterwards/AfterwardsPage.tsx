import { Lock } from "lucide-react";
import { fullAnswers } from "@/law/answers.ts";
import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { AnswersLine } from "@/law/AnswersLine.tsx";
import { CheckedOnNote } from "@/law/CheckedOnNote.tsx";
import { useAnswers } from "@/law/useAnswers.ts";
import { useLaws } from "@/law/useLaws.ts";
import type { CountryRules } from "@/law/rules.ts";
import { RulesMatrix } from "@/law/RulesMatrix.tsx";
import { counted } from "@/ui/counted.ts";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { NextPlanPage } from "@/plan/navigation/NextPlanPage.tsx";
import { PlanNavigation } from "@/plan/navigation/PlanNavigation.tsx";
import { AfterwardsCard } from "./AfterwardsCard.tsx";
import { ABOUT_EMBRYOS, isWithoutDonor } from "./afterTreatment.ts";
import { CountryChoice } from "./CountryChoice.tsx";
import { LazyLawLine } from "./LazyLawLine.tsx";
import { StorageBars } from "./StorageBars.tsx";
import { countriesToShow } from "./storedAfterwards.ts";
import { TakeHome } from "./TakeHome.tsx";
import { useTreatmentCountry } from "./treatmentCountry.ts";
import { useAfterwards } from "./useAfterwards.ts";

/** More cards than these make a page that nobody reads. */
const FEW = 3;

export default function AfterwardsPage() {
  const record = useAnswers();
  const laws = useLaws();
  const answers = fullAnswers(record.typed);
  const hasNoDonor = isWithoutDonor(record.typed);
  const afterwards = useAfterwards();
  const ofTreatment = useTreatmentCountry();
  const isByHand = afterwards.value.countries !== null;
  const shown = countriesToShow(laws, afterwards.value, answers, ofTreatment === "" ? [] : [ofTreatment]);
  const countries = withFirst(
    laws.filter(({ slug }) => shown.includes(slug)),
    ofTreatment,
  );
  const isOverview = countries.length === 0 || (!isByHand && countries.length > FEW);
  const compared = countries.length === 0 ? laws : countries;
  const overviewTitle = `${compared.length === laws.length ? "All " : ""}${counted(compared.length, "country", "countries")} in brief`;
  const chosen = countries.find(({ slug }) => slug === ofTreatment);
  return (
    <>
      <PageMeta
        title="After IVF abroad: donors, embryos, documents"
        description={`What the child may learn about a donor, how long embryos may be stored in ${COUNTRIES_WITH_RULES.length} countries, and what to take home.`}
        path="/plan/afterwards"
      />
      <PlanNavigation current="/plan/afterwards" />
      <h1 className="text-3xl sm:text-4xl">Afterwards</h1>
      <AnswersLine answers={record} />
      <p className="mt-3 max-w-3xl text-lg text-quiet">
        {`Some of the law matters only once you’re home: ${hasNoDonor ? "" : "what your child may learn about a donor, "}how long embryos may be stored, and what happens then. Know it before you choose a country.`}
      </p>
      <section aria-labelledby="laws">
        <h2 id="laws" className="mt-8 text-2xl">
          What the law says
        </h2>
        {chosen && (
          <div className="max-w-3xl">
            <LazyLawLine country={chosen} asked={record.typed} />
          </div>
        )}
        <p role="status" className="mt-2 text-quiet">
          {explain(isOverview, { isByHand, isOfTreatment: chosen !== undefined, count: countries.length })}
        </p>
        <CountryChoice
          ticked={isOverview ? [] : shown}
          canFollow={isByHand && (answers !== null || ofTreatment !== "")}
          onChoose={(slugs) => afterwards.change({ countries: slugs })}
        />
        <div className="mt-4">
          <StorageBars countries={compared} age={answers && answers.age} />
        </div>
        {isOverview ? (
          <section aria-labelledby="in-brief" className="mt-10">
            <h3 id="in-brief" className="text-xl">
              {overviewTitle}
            </h3>
            <RulesMatrix
              label={`${overviewTitle}, as a table`}
              countries={compared}
              questions={hasNoDonor ? ABOUT_EMBRYOS : ["donorIdentity", ...ABOUT_EMBRYOS]}
              onPhones={null}
              section="storage"
            />
          </section>
        ) : (
          <ul className="mt-4 grid gap-4 lg:grid-cols-2 lg:items-start">
            {countries.map((country) => (
              <AfterwardsCard key={country.slug} country={country} typed={record.typed} />
            ))}
          </ul>
        )}
        <div className="max-w-3xl">
          <CheckedOnNote countries={laws} />
        </div>
      </section>
      <section aria-labelledby="take-home" className="mt-12">
        <h2 id="take-home" className="text-2xl">
          What to take home
        </h2>
        <p className="mt-2 max-w-3xl">
          Ask for these before you leave, in English or your own doctor’s language.
        </p>
        <TakeHome {...afterwards} isWithoutDonor={hasNoDonor} />
        <p className="mt-4 flex max-w-3xl gap-2 text-quiet">
          <Lock aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
          <span>
            {afterwards.isStored
              ? "Your ticks are kept in this browser until you delete them in your folder. We never see them."
              : "Your browser can’t store your ticks, or its storage is full. They last until you leave this page."}
          </span>
        </p>
      </section>
      <NextPlanPage current="/plan/afterwards" />
    </>
  );
}

function withFirst(countries: CountryRules[], first: string): CountryRules[] {
  return countries.toSorted((one, other) => Number(other.slug === first) - Number(one.slug === first));
}

interface Why {
  isByHand: boolean;
  isOfTreatment: boolean;
  count: number;
}

function explain(isOverview: boolean, { isByHand, isOfTreatment, count }: Why): string {
  if (count === 0) return "Choose countries to read each rule with its source.";
  if (isByHand) return "";
  if (isOfTreatment) return "This is the country of your dates or costs.";
  return `These are the countries that may treat you, or whose law we don’t know well enough.${isOverview ? " Choose some to read each rule." : ""}`;
}
