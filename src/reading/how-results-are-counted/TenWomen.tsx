import { Card } from "@/ui/Card.tsx";
import { Sources } from "@/ui/Sources.tsx";
import { TEACHING_EXAMPLE } from "./sources.ts";
import { countAt, marksFor, percentOf, type Mark, type Stage } from "./tenWomen.ts";
import { Woman, WomenRow } from "./WomenRow.tsx";

const JOURNEY: { stage: Stage; words: string; note?: string }[] = [
  { stage: "started", words: "start treatment" },
  { stage: "retrieval", words: "have eggs collected", note: "One treatment is stopped before that." },
  { stage: "transfer", words: "have an embryo transferred", note: "Two have no embryo to transfer." },
  { stage: "test", words: "have a positive test" },
  {
    stage: "pregnancy",
    words: "are pregnant on the scan in about week 7",
    note: "One pregnancy had ended by then.",
  },
];

const MEASURES: { success: Stage; outOf: Stage; name: string; leavesOut: string }[] = [
  {
    success: "pregnancy",
    outOf: "started",
    name: "pregnancies per started cycle",
    leavesOut: "Everyone who started is counted. It looks worst and tells you most.",
  },
  {
    success: "pregnancy",
    outOf: "retrieval",
    name: "pregnancies per egg collection",
    leavesOut: "Leaves out the woman whose treatment was stopped.",
  },
  {
    success: "pregnancy",
    outOf: "transfer",
    name: "pregnancies per embryo transfer",
    leavesOut: "Also leaves out the two women who had no embryo to transfer.",
  },
  {
    success: "test",
    outOf: "transfer",
    name: "positive tests per embryo transfer",
    leavesOut: "Leaves out the same three women, and counts a pregnancy that ended early.",
  },
];

const LEGEND: { mark: Mark; words: string }[] = [
  { mark: "success", words: "counted as a success" },
  { mark: "counted", words: "counted" },
  { mark: "left-out", words: "left out" },
];

export function TenWomen() {
  return (
    <>
      <Card className="mt-6 p-5 sm:p-6">
        <h3 className="text-xl">What happens to them</h3>
        <ol className="mt-4 grid gap-4">
          {JOURNEY.map(({ stage, words, note }) => (
            <li
              key={stage}
              className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_48%] lg:grid-cols-[minmax(0,1fr)_54%] sm:items-center"
            >
              <p>
                <strong className="font-semibold">{countAt(stage)}</strong>
                <span>{` ${words}.`}</span>
                {note && <span className="block text-sm text-quiet">{note}</span>}
              </p>
              <WomenRow
                marks={marksFor(stage, stage).map((mark) => (mark === "success" ? "counted" : mark))}
              />
            </li>
          ))}
        </ol>
      </Card>
      <Card className="mt-5 p-5 sm:p-6">
        <h3 className="text-xl">Four success rates, all true</h3>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
          {LEGEND.map(({ mark, words }) => (
            <li key={mark} className="flex items-center gap-2">
              <span className="w-4">
                <Woman mark={mark} />
              </span>
              <span>{words}</span>
            </li>
          ))}
        </ul>
        <ol className="mt-2 divide-y divide-line">
          {MEASURES.map(({ success, outOf, name, leavesOut }) => (
            <li
              key={name}
              className="grid gap-x-6 gap-y-3 py-5 last:pb-0 sm:grid-cols-[minmax(0,1fr)_48%] lg:grid-cols-[minmax(0,1fr)_54%] sm:items-center"
            >
              <div>
                <p>
                  <span className="block font-serif text-4xl font-semibold text-accent tabular-nums">
                    {`${percentOf(success, outOf)}%`}
                  </span>
                  <span className="block font-medium">
                    {`${countAt(success)} of ${countAt(outOf)}: ${name}`}
                  </span>
                </p>
                <p className="mt-1 text-sm text-quiet">{leavesOut}</p>
              </div>
              <WomenRow marks={marksFor(success, outOf)} />
            </li>
          ))}
        </ol>
      </Card>
      <p className="mt-5">
        Nothing changed but the way of counting. Every clinic that gives one of these numbers tells the truth.
        And none of the four says how many of the ten had a baby.
      </p>
      <div className="mt-2">
        <Sources sources={[TEACHING_EXAMPLE]} />
      </div>
    </>
  );
}
