import { startTransition, useOptimistic } from "react";
import type { Finding } from "./finding.ts";

/** Asks for something else than before. Resolves once the address says it; the list is drawn with it. */
export type Look = (from: Finding, to: Finding, replaces?: boolean) => Promise<void>;

/**
 * What is asked for, with what was pressed here a moment ago: a box is ticked at once and the next
 * one adds to it, though the address and the list follow after the paint. Only what calls this is
 * drawn for the answer, so call it as low as it goes.
 */
export function useIntended(
  finding: Finding,
  onLook: Look,
): [Finding, (next: Finding, replaces?: boolean) => void] {
  const [intended, intend] = useOptimistic(finding);
  const look = (next: Finding, replaces?: boolean) =>
    startTransition(async () => {
      intend(next);
      await onLook(intended, next, replaces);
    });
  return [intended, look];
}
