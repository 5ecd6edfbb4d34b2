import { clinicsInWords } from "./useDirectory.ts";

/** How many clinics are listed; keeps its place while that is not known. */
export function ClinicCount({ count }: { count: number | undefined }) {
  return (
    <span className="tabular-nums">
      {count === undefined ? (
        <span aria-hidden className="invisible">
          {clinicsInWords(10)}
        </span>
      ) : (
        clinicsInWords(count)
      )}
    </span>
  );
}
