import { formatLongDate, formatShortDate } from "@/ui/dates.ts";
import type { InboxKind } from "./api.ts";
import { RestoreButton } from "./RestoreButton.tsx";
import type { Binned } from "./submissionPages.ts";

export function BinLine({
  endsAt,
  ...rest
}: {
  endsAt: string | null;
  id: string;
  thing: InboxKind;
  name: string;
}) {
  if (endsAt === null) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm">{`Will be deleted for good on ${formatShortDate(endsAt)}`}</p>
      <RestoreButton {...rest} />
    </div>
  );
}

export function BinNotice({ bin, ...rest }: { bin: Binned; id: string; thing: InboxKind }) {
  return (
    <section
      aria-label="In the bin"
      className="grid justify-items-start gap-2 rounded-2xl bg-accent-soft p-5"
    >
      <h2 className="text-xl">In the bin</h2>
      <p className="wrap-anywhere">
        <span>{`Deleted on ${formatLongDate(bin.at)}`}</span>
        {bin.by !== null && <span>{` by ${bin.by}`}</span>}
        <span>{`. It will be deleted for good on ${formatLongDate(bin.endsAt)}.`}</span>
      </p>
      <RestoreButton {...rest} />
    </section>
  );
}
