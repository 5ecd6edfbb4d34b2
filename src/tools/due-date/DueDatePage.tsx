import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { Disclaimer } from "@/ui/Disclaimer.tsx";
import { Message } from "@/ui/Message.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { CalculatorForm } from "./CalculatorForm.tsx";
import { DISCLAIMER } from "./disclaimer.ts";
import { DueDateResult } from "./DueDateResult.tsx";
import { PregnancyBar } from "./PregnancyBar.tsx";
import { ResultActions } from "./ResultActions.tsx";
import { Timeline } from "./Timeline.tsx";
import { useCalculator } from "./useCalculator.ts";
import { useToday } from "@/ui/useToday.ts";

export default function DueDatePage() {
  const today = useToday();
  const calculator = useCalculator(today);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const { pregnancy, isTimelineShown, toggleTimeline } = calculator;
  const isFilled = calculator.type !== "" && calculator.dateText !== "";

  const print = () => {
    // Synchronously, because the browser prints what the page shows now.
    if (!isTimelineShown) flushSync(toggleTimeline);
    window.print();
  };

  return (
    <>
      <PageMeta
        title="IVF Due Date Calculator"
        description="Your due date and the milestones of pregnancy, from the pregnancy test to full term, counted from an embryo transfer, an insemination or a last period. Free, private, with its sources."
        path="/ivf-calculator"
      />
      <h1 className="text-3xl sm:text-4xl">
        IVF <span className="whitespace-nowrap">Due Date</span> Calculator
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet print:hidden">
        Your due date and the milestones on the way, counted from an embryo transfer, an insemination or a
        last period. What you enter stays on this device.
      </p>
      <div className="mt-8 grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start print:block">
        <CalculatorForm calculator={calculator} onCalculated={() => resultHeading.current?.focus()} />
        <section aria-label="Result" className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
          {pregnancy && today ? (
            <DueDateResult pregnancy={pregnancy} today={today} headingRef={resultHeading} />
          ) : (
            <Awaiting />
          )}
          <div className="mt-6 grid gap-3 print:hidden">
            <Button
              tone={pregnancy ? "accent" : "outline"}
              className="justify-self-start"
              onClick={toggleTimeline}
            >
              {isTimelineShown ? "Hide Full Timeline" : "Show Full Timeline"}
            </Button>
            {pregnancy && <ResultActions pregnancy={pregnancy} onPrint={print} />}
          </div>
        </section>
      </div>
      {pregnancy && today && isTimelineShown && <Timeline pregnancy={pregnancy} today={today} />}
      <div className="mt-12 max-w-2xl text-quiet">
        <p>{DISCLAIMER}</p>
        <ButtonLink to="/references" tone="plain" className="mt-2 -ml-4 print:hidden">
          Sources of this calculator
        </ButtonLink>
      </div>
      {calculator.isAsking && (
        <Message
          title="Type and date are needed"
          paragraphs={[
            "This tool is designed for educational purposes only.",
            "Please fill out both conception type and date to see your timeline.",
            ...(isFilled ? ["Both are filled out now, so choose ‘Calculate Timeline’."] : []),
          ]}
          onClose={calculator.stopAsking}
        />
      )}
      <Disclaimer
        storageKey="due-date-disclaimer-accepted"
        title="Before you calculate"
        paragraphs={[DISCLAIMER, "Always follow the dates that your doctor or clinic gives you."]}
      />
    </>
  );
}

function Awaiting() {
  return (
    <>
      <h2 className="text-2xl">Forty weeks, from here</h2>
      <p className="mt-2 mb-6 text-quiet">
        Choose how the pregnancy began, and the date. Your due date and how far along you are will appear
        here.
      </p>
      <PregnancyBar daysDone={null} />
    </>
  );
}
