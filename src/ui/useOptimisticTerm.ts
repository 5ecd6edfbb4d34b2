import { startTransition, useOptimistic } from "react";

/** The router updates the address in a transition; until then the field shows what was typed. */
export function useOptimisticTerm(inAddress: string): [string, (term: string, write: () => void) => void] {
  const [term, showTerm] = useOptimistic(inAddress);
  const type = (next: string, write: () => void) =>
    startTransition(() => {
      showTerm(next);
      write();
    });
  return [term, type];
}
