import { counted } from "@/ui/counted.ts";

interface CountProps {
  /** Undefined while it is not known; the words keep their place then. */
  count: number | undefined;
}

/** How many clinics there are: `4 clinics`. */
export function ClinicCount({ count }: CountProps) {
  return <Count count={count} one="clinic" other="clinics" />;
}

/** The same as a line of its own: `4 clinics listed here`. */
export function ListedHere({ count }: CountProps) {
  return <Count count={count} one="clinic listed here" other="clinics listed here" />;
}

function Count({ count, one, other }: CountProps & { one: string; other: string }) {
  const isKnown = count !== undefined;
  return (
    <span aria-hidden={!isKnown} className={`tabular-nums ${isKnown ? "" : "invisible"}`}>
      {counted(count ?? 10, one, other)}
    </span>
  );
}
