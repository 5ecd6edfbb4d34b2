import { ErrorReference } from "@/ui/ErrorReference.tsx";
import type { FailedSubmission } from "./useSending.ts";

/** Keeps saying why a form was not sent. The toast has announced it, and goes away. */
export function FailedNotice({ failed: { text, reference } }: FailedSubmission) {
  return (
    <div className="rounded-xl bg-alarm-soft px-4 py-3 text-alarm">
      {text}
      <ErrorReference reference={reference} />
    </div>
  );
}
