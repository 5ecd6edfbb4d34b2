import { startTransition, useOptimistic } from "react";

/**
 * A search term that is kept in the address. The router writes the address in a transition: until
 * that is done the field shows what was typed, or quick letters would be lost.
 */
export function useTypedTerm(inAddress: string): [string, (term: string, write: () => void) => void] {
  const [term, showTerm] = useOptimistic(inAddress);
  const type = (next: string, write: () => void) =>
    startTransition(() => {
      showTerm(next);
      write();
    });
  return [term, type];
}
