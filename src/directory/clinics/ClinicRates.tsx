import { FITS, fitOf } from "@/directory/facts/fit.ts";
import { isTheirs, NOBODY, type Visitor } from "@/directory/facts/visitorBand.ts";
import type { Eggs } from "@/directory/facts/codes.ts";
import type { ClinicFacts, Result } from "@/directory/facts/facts.ts";
import { isHistory } from "@/directory/facts/freshness.ts";
import { groupByMeasure } from "@/directory/facts/groupByMeasure.ts";
import { NationalFigures } from "@/directory/facts/NationalFigures.tsx";
import { ResultCard } from "@/directory/facts/ResultCard.tsx";
import { ResultGroup } from "@/directory/facts/ResultGroup.tsx";
import { doubtfulRates } from "@/directory/facts/stoppedCycles.ts";
import { isSample, type Clinic } from "./clinic.ts";
import { formatRate } from "./figures.ts";
import { NewThenOld, type ShownResults } from "./NewThenOld.tsx";
import { SampleFigure } from "./SampleFigure.tsx";

interface ClinicRatesProps {
  clinic: Clinic;
  facts: ClinicFacts;
  visitor: Visitor;
  donorEggs: boolean;
}

export function ClinicRates({ clinic, facts, visitor, donorEggs }: ClinicRatesProps) {
  const { results, ranges, national } = facts;
  const doubtful = new Set(doubtfulRates(results));
  // The age group of somebody with a donor's eggs is the donor's.
  const whose = (eggs: Eggs) => ((eggs === "donor") === donorEggs ? visitor : NOBODY);
  const withEggs = (eggs: Eggs) =>
    newestFirst(groupByMeasure(results.filter(({ basis }) => basis.eggs === eggs)), whose(eggs)).map(
      (group): ShownResults => ({
        year: endOf(group).slice(0, 4),
        isOld: group.every(({ basis, source }) => isHistory(basis.periodTo, source.checkedOn)),
        fit: FITS.find((fit) => group.some(({ basis }) => fitOf(basis, whose(eggs)) === fit)) ?? "other",
        card:
          group.length > 1 ? (
            <ResultGroup
              key={group[0]?.id}
              results={group}
              national={national}
              visitor={whose(eggs)}
              isDoubtful={group.some((result) => doubtful.has(result))}
            />
          ) : (
            group.map((result) => (
              <ResultCard
                key={result.id}
                result={result}
                range={doubtful.has(result) ? undefined : ranges[result.id]}
                national={national}
                visitor={eggs === "own" ? whose(eggs) : NOBODY}
                isDoubtful={doubtful.has(result)}
              />
            ))
          ),
      }),
    );
  const [own, donor] = [withEggs("own"), withEggs("donor")];
  const isBlank = own.length === 0 && donor.length === 0;
  const rates: RateProps[] = [
    {
      title: "With own eggs",
      note: "Using the patient's own eggs.",
      results: own,
      sample: own.length === 0 && isSample(clinic, "success") && formatRate(clinic.successRate),
    },
    {
      title: "With egg donation",
      note: "Using a donor's eggs; donors are usually younger.",
      results: donor,
      sample:
        donor.length === 0 && isSample(clinic, "eggDonation") && formatRate(clinic.eggDonationSuccessRate),
    },
  ];
  return (
    <>
      {isBlank && <p>We found no success rate that this clinic publishes.</p>}
      <div className={`grid gap-8 empty:hidden ${isBlank ? "mt-4 sm:grid-cols-2" : ""}`}>
        {(donorEggs ? rates.toReversed() : rates).map((rate) => (
          <Rate key={rate.title} {...rate} />
        ))}
      </div>
      {isBlank && <NationalFigures figures={national} />}
    </>
  );
}

const endOf = ([first]: Result[]) => first?.basis.periodTo ?? "";

function newestFirst(groups: Result[][], visitor: Visitor): Result[][] {
  const hasTheirs = (group: Result[]) => group.some(({ basis }) => isTheirs(basis, visitor));
  return groups.toSorted((a, b) =>
    endOf(a) === endOf(b) ? Number(hasTheirs(b)) - Number(hasTheirs(a)) : endOf(a) < endOf(b) ? 1 : -1,
  );
}

interface RateProps {
  title: string;
  note: string;
  results: ShownResults[];
  sample: string | false;
}

function Rate({ title, note, results, sample }: RateProps) {
  if (results.length === 0 && !sample) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="text-sm text-quiet">{note}</p>
      {results.length > 0 ? <NewThenOld results={results} /> : <SampleFigure>{sample}</SampleFigure>}
    </div>
  );
}
