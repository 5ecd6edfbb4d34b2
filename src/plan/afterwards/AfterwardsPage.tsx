import { Lock } from "lucide-react";
import { completeAnswers } from "@/law/answers.ts";
import { AnswersLine } from "@/law/AnswersLine.tsx";
import { CheckedOnNote } from "@/law/CheckedOnNote.tsx";
import { useAnswers } from "@/law/useAnswers.ts";
import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { useLaws } from "@/law/useLaws.ts";
import { RulesMatrix } from "@/law/RulesMatrix.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { NextPlanPage } from "@/ui/NextPlanPage.tsx";
import { PlanNavigation } from "@/ui/PlanNavigation.tsx";
import { AfterwardsCard } from "./AfterwardsCard.tsx";
import { CountryChoice } from "./CountryChoice.tsx";
import { StorageBars } from "./StorageBars.tsx";
import { countriesToShow } from "./storedAfterwards.ts";
import { TakeHome } from "./TakeHome.tsx";
import { useAfterwards } from "./useAfterwards.ts";

const IN_SHORT = `All ${COUNTRIES_WITH_RULES.length} countries in short`;
const QUESTIONS = ["donorIdentity", "storage", "afterStorage", "afterDeath"] as const;

export default function AfterwardsPage() {
  const record = useAnswers();
  const laws = useLaws();
  const answers = completeAnswers(record.typed);
  const afterwards = useAfterwards();
  const shown = countriesToShow(laws, afterwards.value, answers);
  const countries = laws.filter(({ slug }) => shown.includes(slug));
  return (
    <>
      <PageMeta
        title="After IVF abroad: donors, embryos, papers"
        description={`What the child may learn about a donor, how long embryos keep in ${COUNTRIES_WITH_RULES.length} countries and what happens then, and what to take home from the clinic.`}
        path="/plan/afterwards"
      />
      <PlanNavigation current="/plan/afterwards" />
      <h1 className="text-3xl sm:text-4xl">Afterwards</h1>
      <AnswersLine answers={record} />
      <p className="mt-3 max-w-3xl text-lg text-quiet">
        Some of the law matters only once you’re home: what your child may learn about a donor, how long your
        embryos keep, and what happens to them then. Know it before you choose a country.
      </p>
      <div className="max-w-3xl">
        <CheckedOnNote countries={laws} />
      </div>
      <section aria-labelledby="laws">
        <h2 id="laws" className="mt-8 text-2xl">
          What the law says
        </h2>
        <CountryChoice
          shown={shown}
          isByHand={afterwards.value.countries !== null}
          hasAnswers={answers !== null}
          onChoose={(chosen) => afterwards.change({ countries: chosen })}
        />
        <p role="status" className="mt-3 text-quiet">
          {explain(countries.length, afterwards.value.countries === null)}
        </p>
        <div className="mt-4">
          <StorageBars countries={countries.length === 0 ? laws : countries} age={answers && answers.age} />
        </div>
        {countries.length === 0 ? (
          <section aria-labelledby="in-short" className="mt-10">
            <h3 id="in-short" className="text-xl">
              {IN_SHORT}
            </h3>
            <RulesMatrix
              label={`${IN_SHORT}, as a table`}
              countries={laws}
              questions={QUESTIONS}
              onPhones={null}
              section="storage"
            />
          </section>
        ) : (
          <ul className="mt-4 grid gap-4 lg:grid-cols-2 lg:items-start">
            {countries.map((country) => (
              <AfterwardsCard key={country.slug} country={country} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="take-home" className="mt-12">
        <h2 id="take-home" className="text-2xl">
          What to take home
        </h2>
        <p className="mt-2 max-w-3xl">
          Ask for these before you leave. Later it takes letters, translations and patience. Ask for them in
          English, or in the language of your doctor at home.
        </p>
        <TakeHome {...afterwards} />
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

function explain(count: number, isByAnswers: boolean): string {
  if (count === 0) return "Choose countries to read each rule in full, with its source.";
  return isByAnswers
    ? "These are the countries that may treat you, or whose law we don’t know well enough."
    : "";
}
