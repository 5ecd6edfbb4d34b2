import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { basesQuery, type Basis } from "@/directory/clinics/basis.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { useWithServices } from "@/directory/clinics/useWithServices.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { formatClinics } from "@/directory/clinics/figures.ts";
import { writeFilters } from "@/directory/filtering/filterAddress.ts";
import type { Filter } from "@/directory/filtering/listFilters.ts";
import { filtersToRemove } from "@/directory/filtering/options.ts";
import { lawsQuery } from "@/law/api.ts";
import { lawsOf } from "@/law/useLaws.ts";
import type { CountryRules } from "@/law/rules.ts";
import { grouped } from "@/ui/counted.ts";
import { ButtonLink } from "@/ui/Button.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { QUESTIONS, type Answers, type Question } from "./answers.ts";
import { CITIES } from "./cities.ts";
import { filtersFromAnswers } from "./filtersFromAnswers.ts";
import { Laws } from "./Laws.tsx";
import { matchClinics } from "./matchClinics.ts";
import { MatchList } from "./MatchList.tsx";
import { countriesThatForbid, isRefused, verdictsOf } from "@/directory/filtering/lawOfCountries.ts";
import { AddToShortlist } from "./AddToShortlist.tsx";
import { stepHash } from "./useStep.ts";
import { TITLES } from "./choiceLabels.ts";
import { adviceFor, answerText } from "./answerText.ts";

const NOT_LOADED = { title: "Error loading clinics. Please try again later." };

const OFFERS_NOT_LOADED = { title: "We couldn’t load what the clinics offer. Please try again." };

/** Enough to start from. */
const MOST = 12;

const NO_LAW = { title: "The law couldn’t be loaded. Please try again." };

const QUESTION_OF: Partial<Record<Filter, Question>> = {
  treatments: "eggs",
  spoken: "language",
  cities: "distance",
  countries: "distance",
};

/** Country and distance are one question, and two filters. */
function only(filter: Filter, answers: Answers): Answers {
  if (filter === "countries") return { ...answers, typed: { ...answers.typed, homeCity: "" } };
  return filter === "cities" ? { ...answers, country: "" } : answers;
}

export function Outcome({ answers }: { answers: Answers }) {
  const { data, error, refetch } = useQuery(clinicsQuery());
  const law = useQuery({ ...lawsQuery(), select: lawsOf });
  const clinics = useWithServices(data);
  const offers = useQuery(basesQuery());
  const rows = offers.data;
  const bases = useMemo(() => new Map(rows?.map(({ id, basis }) => [id, basis])), [rows]);
  // What clinics say decides their order, which would change under a finger.
  if (clinics && law.data && rows) {
    return <Found answers={answers} clinics={clinics} laws={law.data} bases={bases} />;
  }
  if (error && !clinics) {
    return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  }
  if (offers.isLoadingError) {
    return (
      <LoadError failure={failureOf(offers.error, OFFERS_NOT_LOADED)} onRetry={() => void offers.refetch()} />
    );
  }
  if (law.error && !law.data) {
    return <LoadError failure={failureOf(law.error, NO_LAW)} onRetry={() => void law.refetch()} />;
  }
  return (
    <p role="status" className="min-h-96 text-quiet">
      Loading clinics...
    </p>
  );
}

interface FoundProps {
  laws: readonly CountryRules[];
  answers: Answers;
  clinics: Clinic[];
  bases: ReadonlyMap<string, Basis>;
}

function Found({ answers, clinics, laws, bases }: FoundProps) {
  const verdicts = verdictsOf(clinics, laws, answers.typed);
  const refused = countriesThatForbid(verdicts);
  const listFilters = filtersFromAnswers(answers, clinics, CITIES, refused);
  const { sure, unsure } = matchClinics(clinics, listFilters, CITIES, refused, bases);
  const found = [...sure, ...unsure];
  const [first, ...others] = found;
  const open = clinics.filter((clinic) => !isRefused(clinic, refused));
  return (
    <>
      <Laws verdicts={verdicts} />
      <p role="status" className="mt-6">
        {foundText(sure.length, unsure.length, clinics.length)}
      </p>
      {found.length > 0 ? (
        <>
          <div className="mt-5 flex flex-wrap gap-3">
            {first && others.length === 0 ? (
              <ButtonLink to={`/clinic/${first.id}`}>See this clinic</ButtonLink>
            ) : (
              <ButtonLink to={{ pathname: "/", search: writeFilters(listFilters).toString() }}>
                {/* The list keeps whatever may fit and is in a known place, so its number differs. */}
                {unsure.length === 0 ? `See these ${sure.length} clinics` : "See them in the list"}
              </ButtonLink>
            )}
            <AddToShortlist ids={found.slice(0, MOST).map(({ id }) => id)} isAll={found.length <= MOST} />
          </div>
          {unsure.length > 0 && (
            <MatchList
              sure={sure}
              unsure={unsure}
              listFilters={listFilters}
              start={CITIES.find(({ slug }) => slug === answers.typed.homeCity)}
            />
          )}
        </>
      ) : (
        <ul className="mt-4 grid gap-1">
          {filtersToRemove(open, listFilters).map(({ filter, count }) => {
            // The law leaves countries out, too, which is no answer of theirs.
            const question =
              filter === "countries" && answers.country === "" ? undefined : QUESTION_OF[filter];
            return (
              question && (
                <li key={filter}>
                  <Link
                    to={{ hash: stepHash(question) }}
                    className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                  >
                    {`Without “${answerText(only(filter, answers), question, CITIES)}”: ${formatClinics(count)}`}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      )}
      {adviceFor(answers).map((advice) => (
        <p key={advice} className="mt-5">
          {advice}
        </p>
      ))}
      <h3 className="mt-8 text-lg">Your answers</h3>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {QUESTIONS.map((question) => (
          <div key={question} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-2">
            <dt className="text-sm text-quiet">{TITLES[question]}</dt>
            <dd className="col-start-1">{answerText(answers, question, CITIES)}</dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <Link
                to={{ hash: stepHash(question) }}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                Change<span className="sr-only">{`: ${TITLES[question]}`}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function foundText(sure: number, unsure: number, all: number): string {
  if (sure + unsure === 0) return "No clinic matches all of your answers.";
  if (sure === 0)
    return `No clinic says that it offers all of this. ${formatClinics(unsure)} of ${grouped(all)} may fit: ask them.`;
  const more =
    unsure === 0 ? "" : ` ${grouped(unsure)} more may fit, but we don’t know everything about them.`;
  return `Clinics that match your answers: ${grouped(sure)} of ${grouped(all)}.${more} That's a place to start, not advice: you and your doctor know what's right for you.`;
}
