import { ErrorReference } from "@/ui/ErrorReference.tsx";
import type { FailedSubmission } from "./useSending.ts";

export function FailedNotice({ failed: { text, reference } }: FailedSubmission) {
  return (
    <div className="rounded-xl bg-alarm-soft px-4 py-3 text-alarm">
      {text && <span>{text}</span>}
      <ErrorReference reference={reference} />
    </div>
  );
}
