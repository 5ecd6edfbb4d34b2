import { counted } from "@/ui/counted.ts";
import { formatLongDate } from "@/ui/dates.ts";
import type { Catalogue } from "./catalogue.ts";
import { DATASETS } from "./datasets.ts";

export function Downloads({ catalogue }: { catalogue: Catalogue | undefined }) {
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {DATASETS.map(({ name, title, row }) => {
          const made = catalogue?.datasets.find((dataset) => dataset.name === name);
          return (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 py-3">
              <div>
                <h3 className="text-lg">
                  <span>{title}</span>
                  {made && (
                    <span className="font-sans text-base font-normal text-quiet">
                      {`: ${counted(made.rows, "row", "rows")}`}
                    </span>
                  )}
                </h3>
                <p className="text-sm text-quiet">{row}</p>
              </div>
              <p className="flex flex-wrap gap-x-5">
                <FileLink name={`${name}.csv`} format="CSV" about={title} bytes={made?.csv_bytes} />
                <FileLink name={`${name}.json`} format="JSON" about={title} bytes={made?.json_bytes} />
              </p>
            </li>
          );
        })}
      </ul>
      {catalogue && (
        <p className="mt-3 text-sm text-quiet">
          Made on <time dateTime={catalogue.made_at}>{formatMoment(catalogue.made_at)}</time>, and again each
          time the site is built. The addresses stay the same.
        </p>
      )}
    </>
  );
}

interface FileLinkProps {
  name: string;
  format: string;
  about: string;
  bytes: number | undefined;
}

function FileLink({ name, format, about, bytes }: FileLinkProps) {
  return (
    <a href={`/data/${name}`} download={name} className="inline-flex min-h-11 items-center gap-1.5">
      <span className="text-accent underline underline-offset-4">
        <span className="sr-only">{`${about}: `}</span>
        <span>{format}</span>
      </span>
      {bytes !== undefined && <span className="text-sm text-quiet">{formatBytes(bytes)}</span>}
    </a>
  );
}

/** Formats `0.4 kB`, `12.3 kB` or `1.2 MB`, without `Intl` so that build and browsers agree. */
export function formatBytes(bytes: number): string {
  const kB = bytes / 1000;
  return kB < 999.95 ? `${kB.toFixed(1)} kB` : `${(kB / 1000).toFixed(1)} MB`;
}

/** Formats `5 January 2025 at 14:03 UTC`. @throws RangeError for no moment */
export function formatMoment(instant: string): string {
  return `${formatLongDate(instant)} at ${new Date(instant).toISOString().slice(11, 16)} UTC`;
}
