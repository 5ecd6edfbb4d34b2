import { formatLongDate } from "@/ui/dates.ts";

export function CheckedOnNote({ checkedOn }: { checkedOn: string }) {
  return (
    <p className="mt-4 rounded-lg border border-line bg-surface px-4 py-3 text-quiet">
      <strong className="font-semibold text-ink">{`Rules as of ${formatLongDate(checkedOn)}, not legal advice.`}</strong>{" "}
      Laws change, and a clinic may be stricter than the law, so ask the clinic before you plan anything.
    </p>
  );
}
