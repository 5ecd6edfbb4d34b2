import { clinicsInWords } from "./useDirectory.ts";

/** How many clinics are listed; keeps its place while that is not known. */
export function ClinicCount({ count }: { count: number | undefined }) {
  return (
    <span className="inline-block min-w-[4.5rem] tabular-nums">
      {count === undefined ? <span aria-hidden>…</span> : clinicsInWords(count)}
    </span>
  );
}
