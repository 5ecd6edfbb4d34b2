import { formatLongDate, formatShortDate } from "@/ui/dates.ts";
import type { SentThing } from "./api.ts";
import { PutBack } from "./PutBack.tsx";
import type { Binned } from "./submissionPages.ts";

export function BinLine({
  endsAt,
  ...rest
}: {
  endsAt: string | null;
  id: string;
  thing: SentThing;
  name: string;
}) {
  if (endsAt === null) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm">Will be deleted for good on {formatShortDate(endsAt)}</p>
      <PutBack {...rest} />
    </div>
  );
}

export function InBin({ bin, ...rest }: { bin: Binned; id: string; thing: SentThing }) {
  return (
    <section
      aria-label="In the bin"
      className="grid justify-items-start gap-2 rounded-2xl bg-accent-soft p-5"
    >
      <h2 className="text-xl">In the bin</h2>
      <p className="wrap-anywhere">
        Deleted on {formatLongDate(bin.at)}
        {bin.by !== null && ` by ${bin.by}`}. It will be deleted for good on {formatLongDate(bin.endsAt)}.
      </p>
      <PutBack {...rest} />
    </section>
  );
}
