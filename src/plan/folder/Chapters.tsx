import { useState } from "react";
import { countriesToShow, type Afterwards } from "@/plan/afterwards/storedAfterwards.ts";
import { treatmentCountryOf } from "@/plan/afterwards/treatmentCountry.ts";
import { isWithoutDonor } from "@/plan/afterwards/afterTreatment.ts";
import { AfterwardsCard } from "@/plan/afterwards/AfterwardsCard.tsx";
import { TakeHome } from "@/plan/afterwards/TakeHome.tsx";
import { costsFrom, withAnswers } from "@/plan/costs/costPlan.ts";
import { cycleStartDateOf, readTripAnswers, withTreatment } from "@/plan/dates/tripAnswers.ts";
import { answersForTreatment, findRefusal } from "@/plan/dates/tripLaw.ts";
import { useLaws } from "@/law/useLaws.ts";
import { EMPTY_ANSWERS, fullAnswers, readStoredAnswers } from "@/law/answers.ts";
import { readShortlist } from "@/directory/shortlist/shortlist.ts";
import type { StoredState } from "@/ui/useStoredState.ts";
import { describeAnswers } from "@/law/describeAnswers.ts";
import { Chapter } from "./Chapter.tsx";
import type { FolderNotes } from "./storedFolder.ts";
import {
  LazyCostsChapter,
  LazyFolderClinics,
  LazyFolderDates,
  LazyInShort,
  LazyVerdicts,
} from "./lazyChapters.ts";
import { OwnQuestions } from "./OwnQuestions.tsx";
import type { StoredParts } from "./planParts.ts";
import { SheetChapter } from "./sheet/SheetChapter.tsx";

interface ChaptersProps {
  parts: StoredParts;
  notes: StoredState<FolderNotes>;
  afterwards: StoredState<Afterwards>;
  onPaper: "all" | "sheet";
  onPrintSheet: () => void;
}

export function Chapters({ parts, notes, afterwards, onPaper, onPrintSheet }: ChaptersProps) {
  const laws = useLaws();
  const typed = readStoredAnswers(parts.get("plan-answers"));
  const answers = typed && fullAnswers(typed);
  const list = readShortlist(parts.get("shortlist"));
  const storedCosts = costsFrom(parts.get("plan-costs"));
  const costs = storedCosts && withAnswers(storedCosts, typed ?? EMPTY_ANSWERS);
  const storedDates = readTripAnswers(parts.get("plan-dates"));
  const dates = storedDates ? withTreatment(storedDates, typed ?? EMPTY_ANSWERS) : undefined;
  const law = laws.find(({ slug }) => slug === dates?.country);
  const isRefused =
    law && findRefusal(law, answersForTreatment(typed ?? EMPTY_ANSWERS, dates?.treatment ?? "")) !== null;
  const [clinicCountries, setClinicCountries] = useState<readonly string[]>([]);
  const ofClinics = laws.filter(({ listedAs }) => clinicCountries.includes(listedAs));
  const ofTreatment = [treatmentCountryOf(dates, costs)].filter((slug) => slug !== "");
  const shown = countriesToShow(
    laws,
    afterwards.value,
    answers,
    ofClinics.length > 0 ? ofClinics.map(({ slug }) => slug) : ofTreatment,
  );
  const countries = laws.filter(({ slug }) => shown.includes(slug));
  const isPrinted = onPaper === "all";
  return (
    <div className="xl:grid xl:grid-cols-2 xl:items-start xl:gap-x-12 print:block">
      {isPrinted && parts.size > 0 && (
        <LazyInShort
          answers={typed ? describeAnswers(typed) : ""}
          dates={dates}
          done={{
            answers: answers !== null,
            clinics: list.length > 0,
            costs: Boolean(costs),
            dates: Boolean(dates?.treatment && cycleStartDateOf(dates)) && !isRefused,
            afterwards: afterwards.value.ticked.length > 0,
          }}
        />
      )}
      <Chapter
        title="My clinics"
        to={list.length === 0 ? "/" : "/shortlist"}
        linkText={list.length === 0 ? "Find clinics" : "Change my shortlist"}
        empty="There are no clinics on your shortlist yet."
        isPrinted={isPrinted}
      >
        {list.length > 0 ? <LazyFolderClinics list={list} onCountries={setClinicCountries} /> : null}
      </Chapter>
      <Chapter
        title="May I be treated there?"
        to="/plan"
        linkText={answers ? "Change my answers" : "Answer a few questions"}
        empty="You haven’t answered the questions yet."
        isWide
        isPrinted={isPrinted}
      >
        {answers && <LazyVerdicts laws={laws} answers={answers} ofClinics={ofClinics} />}
      </Chapter>
      <Chapter
        title="Costs"
        to="/plan/costs"
        linkText={costs ? "Change my costs" : "Work out the costs"}
        empty="You haven’t worked out the costs yet."
        isPrinted={isPrinted}
      >
        {costs && <LazyCostsChapter plan={costs} typed={typed ?? EMPTY_ANSWERS} />}
      </Chapter>
      <Chapter
        title="Dates"
        to="/plan/dates"
        linkText={dates ? "Change my dates" : "Plan the dates"}
        empty="You haven’t planned any dates yet."
        isPrinted={isPrinted}
      >
        {dates ? <LazyFolderDates entered={dates} answers={typed ?? EMPTY_ANSWERS} /> : null}
      </Chapter>
      <Chapter
        title="Afterwards"
        to="/plan/afterwards"
        linkText={countries.length > 0 ? "Change the countries" : "Choose countries"}
        empty="You haven’t chosen any countries yet."
        isWide
        isPrinted={isPrinted}
      >
        {countries.length > 0 ? (
          <ul className="grid gap-4 lg:grid-cols-2 lg:items-start print:block">
            {countries.map((country) => (
              <AfterwardsCard key={country.slug} country={country} typed={typed ?? EMPTY_ANSWERS} />
            ))}
          </ul>
        ) : null}
      </Chapter>
      <Chapter
        title="What to take home"
        to="/plan/afterwards#take-home"
        linkText="What this is about"
        empty=""
        isWide
        isPrinted={isPrinted}
      >
        <TakeHome {...afterwards} isWithoutDonor={typed !== null && isWithoutDonor(typed)} />
      </Chapter>
      <Chapter
        title="Questions to ask a clinic"
        to="/how-results-are-counted"
        linkText="What to ask about success rates"
        empty=""
        isPrinted={isPrinted}
      >
        <OwnQuestions
          hasPlan={parts.size > 0}
          questions={notes.value.questions}
          isStored={notes.isStored}
          onChange={(questions) => notes.change({ questions })}
        />
      </Chapter>
      <SheetChapter
        language={notes.value.language}
        entered={isRefused ? undefined : dates}
        homeCountry={typed?.homeCountry ?? ""}
        onChoose={(language) => notes.change({ language })}
        isAlone={!isPrinted}
        onPrint={onPrintSheet}
      />
    </div>
  );
}
