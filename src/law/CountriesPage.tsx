import { useEffect, useMemo, useState } from "react";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { siteUrl } from "@/ui/siteAddress.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { CheckedOnNote } from "./CheckedOnNote.tsx";
import { storedFirstQuestion, USUAL_QUESTION } from "./firstQuestion.ts";
import { COUNTRIES_WITH_RULES } from "./lawPages.ts";
import { QuestionChoice } from "./QuestionChoice.tsx";
import { RulesMatrix } from "./RulesMatrix.tsx";
import { countriesData } from "./structuredData.ts";
import { QUESTIONS, topicOf, TOPICS, type Question } from "./ruleTexts.ts";
import { useLaws } from "./useLaws.ts";

/** Kept for the way back, where the same table must stand. */
let kept: { topicId: string; chosen: Question | null } = { topicId: "", chosen: null };

export default function CountriesPage() {
  const countries = useLaws();
  const description = useMemo(() => countriesData(countries, siteUrl), [countries]);
  const [topicId, setTopicId] = useState(kept.topicId);
  const [chosen, setChosen] = useState(kept.chosen);
  useEffect(() => {
    kept = { topicId, chosen };
  });
  const theirs = useBrowserValue(storedFirstQuestion, USUAL_QUESTION);
  const question = chosen ?? theirs;
  const topic = TOPICS.find(({ id }) => id === topicId);
  const section = chosen ? topicOf(chosen) : topicId;
  return (
    <>
      <PageMeta
        title={`IVF law in ${COUNTRIES_WITH_RULES.length} European countries`}
        description={`Who may be treated, until what age, with whose eggs and sperm, what the child can learn, and how long embryos may be stored: ${COUNTRIES_WITH_RULES.length} countries, each rule with its article.`}
        path="/countries"
      />
      <StructuredData data={description} />
      <h1 className="text-3xl sm:text-4xl">IVF law, country by country</h1>
      <p className="mt-3 max-w-3xl text-lg text-quiet">
        Who may be treated, until what age, with whose eggs and sperm, and what happens to embryos. Each
        country’s page names the article behind every rule.
      </p>
      <div className="max-w-3xl">
        <CheckedOnNote countries={countries} />
      </div>
      <p className="mt-5">
        <ButtonLink to="/plan">May I be treated there?</ButtonLink>
      </p>
      <QuestionChoice question={question} onQuestion={setChosen} topicId={topicId} onTopic={setTopicId} />
      <p className="mt-3 text-sm text-quiet">
        ✓ allowed · ✗ not allowed · ? depends on the clinic, or isn’t known: ask
      </p>
      <noscript>
        <p className="mt-3 text-sm">
          Choosing another question needs JavaScript. Each country’s page has all of its rules.
        </p>
      </noscript>
      <RulesMatrix
        label="The law of all countries"
        countries={countries}
        questions={QUESTIONS}
        onWide={topic?.questions ?? QUESTIONS}
        onPhones={question}
        section={section}
      />
    </>
  );
}
