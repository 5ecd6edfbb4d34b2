import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/Button.tsx";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { Sources } from "@/ui/Sources.tsx";
import { ChanceIntervals } from "./ChanceIntervals.tsx";
import { ComparisonRules } from "./ComparisonRules.tsx";
import { MeasureList } from "./MeasureList.tsx";
import { CIRCUMSTANCES, DENOMINATORS, SUCCESSES } from "./measures.ts";
import { SelfReportedRates } from "./SelfReportedRates.tsx";
import { Registers } from "./Registers.tsx";
import { FIFTY_ONE_WAYS } from "./sources.ts";
import { PerEmbryo } from "./PerEmbryo.tsx";
import { TenWomen } from "./TenWomen.tsx";

const SECTIONS = {
  "ten-women": "The same ten women, four success rates",
  ask: "What to ask a clinic",
  "czechia-and-poland": "Czech and Polish clinics can only claim",
  "how-we-compare": "How we show and compare figures",
  "how-sure": "How much could be chance",
  measures: "What each way of counting leaves out",
  "look-up": "Where you can look a clinic up",
};

const QUESTIONS = [
  "Is this births, or pregnancies?",
  "Out of how many women who started treatment?",
  "At my age, with my own eggs (or with a donor's)?",
  "In which years, and how many treatments was that?",
];

export default function HowResultsAreCountedPage() {
  return (
    <article className="max-w-3xl">
      <PageMeta
        title="How results are counted"
        description="Why the same ten women give an IVF success rate of 30, 33, 43 or 57%, what each way of counting leaves out, and how this directory compares clinics."
        path="/how-results-are-counted"
      />
      <h1 className="text-3xl sm:text-4xl">How results are counted</h1>
      <p className="mt-4 text-lg text-quiet">
        Success rates look exact and confuse everybody, because each clinic counts in its own way. You don't
        need statistics to read one. You need two questions:{" "}
        <strong className="font-semibold text-ink">a pregnancy or a birth?</strong> And{" "}
        <strong className="font-semibold text-ink">out of how many who started?</strong>
      </p>
      <p className="mt-3">
        No rate is your own chance. That depends on you, and a doctor can talk it through with you.
      </p>
      <Contents />
      <Section id="ten-women">
        <p className="mt-3">
          Ten women start IVF at the same clinic. Here is what happens to them, and the four numbers that the
          clinic could print.
        </p>
        <TenWomen />
        <PerEmbryo />
        <p className="mt-5">
          This isn't rare: when researchers read the websites of British clinics, 53 of them gave their
          results in 51 different ways.
        </p>
        <div className="mt-1">
          <Sources sources={[FIFTY_ONE_WAYS]} />
        </div>
      </Section>
      <Section id="ask">
        <ul className="mt-3 grid list-disc gap-1.5 pl-6 marker:text-accent">
          {QUESTIONS.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <p className="mt-4">
          A good clinic is used to these questions. If it can't answer one, that tells you something too.
        </p>
      </Section>
      <Section id="czechia-and-poland">
        <SelfReportedRates />
      </Section>
      <Section id="how-we-compare">
        <ComparisonRules />
      </Section>
      <Section id="how-sure">
        <ChanceIntervals />
      </Section>
      <Section id="measures">
        <h3 className="mt-4 text-xl">What counts as a success</h3>
        <MeasureList parts={SUCCESSES} />
        <h3 className="mt-8 text-xl">Out of what</h3>
        <MeasureList parts={DENOMINATORS} />
        <h3 className="mt-8 text-xl">What else changes a rate</h3>
        <ul className="mt-3 grid gap-2">
          {CIRCUMSTANCES.map(({ name, why }) => (
            <li key={name}>
              <strong className="font-semibold">{`${name}:`}</strong>
              <span>{` ${why}`}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <GlossaryLink term="figures">The glossary explains these words too</GlossaryLink>
        </p>
      </Section>
      <Section id="look-up">
        <p className="mt-3">
          In these countries the results of individual clinics are public. Each counts in its own way, so
          don't compare across borders.
        </p>
        <Registers />
      </Section>
      <p className="mt-10 border-t border-line pt-4 text-sm text-quiet">
        We read the sources named here in <time dateTime="2026-11">November 2026</time>, many of them in saved
        copies. A page may have changed since then.
      </p>
      <ButtonLink to="/" tone="outline" className="mt-6">
        Back to Home
      </ButtonLink>
    </article>
  );
}

function Contents() {
  return (
    <nav aria-label="On this page" className="mt-6">
      <ol className="grid gap-x-8 sm:grid-cols-2">
        {Object.entries(SECTIONS).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1.5 text-accent underline underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ id, children }: { id: keyof typeof SECTIONS; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-2xl">
        {SECTIONS[id]}
      </h2>
      {children}
    </section>
  );
}
