import { counted } from "@/ui/counted.ts";

interface CountProps {
  count: number | undefined;
}

export function ClinicCount({ count }: CountProps) {
  return <Count count={count} one="clinic" other="clinics" />;
}

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
