import type { ReactNode } from "react";
import { FITS, type Fit } from "@/directory/facts/fit.ts";

export interface ShownResults {
  /** The year of the last treatments counted. */
  year: string;
  isOld: boolean;
  /** Of the visitor's age, at best. */
  fit: Fit;
  card: ReactNode;
}

const bestOf = (results: ShownResults[]) => Math.min(...results.map(({ fit }) => FITS.indexOf(fit)));

const LIST = "divide-y divide-line *:py-6 *:first:pt-0 *:last:pb-0";

/** Folds old results behind newer ones, except on paper or if they fit the visitor's age better. */
export function NewThenOld({ results }: { results: ShownResults[] }) {
  const newer = results.filter(({ isOld }) => !isOld);
  const older = results.filter(({ isOld }) => isOld);
  if (newer.length === 0 || older.length === 0) return <List results={results} />;
  const years = older.map(({ year }) => year).toSorted();
  const [from, to] = [years[0], years.at(-1)];
  return (
    <>
      <List results={newer} />
      <details
        open={bestOf(older) < bestOf(newer)}
        className="mt-6 border-t border-line print:details-content:[content-visibility:visible]"
      >
        <summary className="flex min-h-11 cursor-pointer items-center text-accent">
          {`Older results (${from === to ? from : `${from} to ${to}`})`}
        </summary>
        <div className="mt-3">
          <List results={older} />
        </div>
      </details>
    </>
  );
}

function List({ results }: { results: ShownResults[] }) {
  return (
    <div className={LIST}>
      {results.map(({ card, year }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never move
        <div key={`${year} ${index}`}>{card}</div>
      ))}
    </div>
  );
}
