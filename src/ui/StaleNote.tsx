import { WifiOff } from "lucide-react";

/** Says that what is shown could not be refreshed. */
export function StaleNote() {
  return (
    <p role="status" className="mb-4 flex items-center gap-2 rounded-lg bg-alarm-soft px-4 py-2 text-alarm">
      <WifiOff aria-hidden className="size-5 shrink-0" />
      The directory cannot be reached right now. What you see may be out of date.
    </p>
  );
}
