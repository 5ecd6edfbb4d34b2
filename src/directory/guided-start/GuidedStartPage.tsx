import { Suspense, type SyntheticEvent } from "react";
import { useNavigate } from "react-router-dom";
import { AnswersLine } from "@/law/AnswersLine.tsx";
import { describeAnswers } from "@/law/describeAnswers.ts";
import { storedAnswers } from "@/law/useAnswers.ts";
import { BackLink } from "@/ui/BackLink.tsx";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { QUESTIONS, SKIPPED, type Question } from "./answers.ts";
import { Answered } from "./Answered.tsx";
import { nextStep } from "./knownAnswers.ts";
import { hintFor, TITLES } from "./choiceLabels.ts";
import { Outcome } from "./lazySteps.ts";
import { FIELDS } from "./QuestionFields.tsx";
import { useAnswers } from "./useAnswers.ts";
import { stepAfter, stepHash, useStep, type Step } from "./useStep.ts";

export default function GuidedStartPage() {
  const navigate = useNavigate();
  const { record, answers, answer, startAgain } = useAnswers();
  const [step, heading] = useStep(() => nextStep({ ...answers, typed: storedAnswers() }));
  const go = (to: Step = "result") => void navigate({ hash: stepHash(to) });
  const skip = (question: Question) => {
    answer(SKIPPED[question]);
    go(nextStep(answers, question));
  };
  const next = (event: SyntheticEvent) => {
    event.preventDefault();
    go(step === "result" ? step : nextStep(answers, step));
  };
  const previous = stepAfter(step, -1);
  const Fields = step === "result" ? null : FIELDS[step];
  return (
    <div className="max-w-3xl">
      <PageMeta
        title="Find clinics that fit you"
        description="Five short questions lead to the countries that may treat you and a list of IVF clinics to start from. Skip any you like."
        path="/find-your-clinic"
      />
      <BackLink to="/">Back to Clinics</BackLink>
      <h1 className="text-3xl sm:text-4xl">Find clinics that fit you</h1>
      <p className="mt-3 text-quiet">Five questions; skip any you like. Your age stays in this browser.</p>
      {/* This page asks itself. Once they are forgotten, the focus goes to its start. */}
      {describeAnswers(record.typed) === "" ? (
        <div className="mt-2 min-h-11" />
      ) : (
        <AnswersLine answers={record} changeAt="/find-your-clinic#who" />
      )}
      {Fields === null || step === "result" ? (
        <section aria-labelledby="step-title" className="mt-8">
          <h2 id="step-title" ref={heading} tabIndex={-1} className="mb-3 scroll-mt-4 text-2xl">
            What your answers lead to
          </h2>
          <Suspense fallback={<div className="min-h-96" />}>
            <Outcome answers={answers} />
          </Suspense>
          <p className="mt-6 text-sm text-quiet">
            The list of clinics has your language, your distance, your treatment and the countries that may
            treat you as filters in its address. Your age is never in it.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={{ hash: stepHash("distance") }} tone="outline">
              Back
            </ButtonLink>
            <Button
              tone="plain"
              onClick={() => {
                startAgain();
                go(QUESTIONS[0]);
              }}
            >
              Start again
            </Button>
          </div>
        </section>
      ) : (
        // Outside a dialog this method sends nothing, so an early press on Next tells the server no answer.
        <form method="dialog" onSubmit={next} className="mt-2" autoComplete="off">
          <Answered answers={answers} but={step} />
          <fieldset aria-labelledby="step-title" aria-describedby="step-hint" className="mt-6">
            <h2 id="step-title" ref={heading} tabIndex={-1} className="scroll-mt-4 text-2xl">
              <span className="mb-1 block font-sans text-sm text-quiet">
                {`Question ${QUESTIONS.indexOf(step) + 1} of ${QUESTIONS.length}`}
              </span>{" "}
              <span>{TITLES[step]}</span>
            </h2>
            <p id="step-hint" className="mt-2 mb-5 text-quiet">
              {hintFor(step, answers.typed.partner)}
            </p>
            <Suspense fallback={<div className="min-h-48" />}>
              <Fields answers={answers} onAnswer={answer} />
            </Suspense>
          </fieldset>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button type="submit">{nextStep(answers, step) === "result" ? "See my clinics" : "Next"}</Button>
            <Button tone="outline" onClick={() => skip(step)}>
              Skip<span className="sr-only"> this question</span>
            </Button>
            {previous && (
              <ButtonLink to={{ hash: stepHash(previous) }} tone="plain">
                Back
              </ButtonLink>
            )}
          </div>
        </form>
      )}
    </div>
  );
}
