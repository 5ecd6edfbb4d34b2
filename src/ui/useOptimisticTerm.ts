import { startTransition, useOptimistic } from "react";

/**
 * Holds a search term of the address. The router updates the address in a transition, so until then
 * the field shows what was typed, or fast letters would be lost.
 */
export function useOptimisticTerm(inAddress: string): [string, (term: string, write: () => void) => void] {
  const [term, showTerm] = useOptimistic(inAddress);
  const type = (next: string, write: () => void) =>
    startTransition(() => {
      showTerm(next);
      write();
    });
  return [term, type];
}
