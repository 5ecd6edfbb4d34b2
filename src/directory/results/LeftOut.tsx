import type { Entry } from "./entries.ts";
import { NameList } from "./NameList.tsx";

/** @param entries whose rates `doubtfulRates()` names */
export function LeftOut({ entries }: { entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="mt-2 max-w-prose text-sm text-quiet wrap-anywhere">
      <p>Left out, since only treatments that reached a transfer seem to be counted:</p>
      <NameList entries={entries} />
    </div>
  );
}
