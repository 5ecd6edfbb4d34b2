import { useEffect, useEffectEvent } from "react";

/** Lets the browser ask before the tab closes while something would be lost. */
export function useLeavingQuestion(isAtStake: boolean, isStillMeant = () => true): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isStillMeant()) event.preventDefault();
  });
  useEffect(() => {
    if (!isAtStake) return undefined;
    const onLeaving = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener("beforeunload", onLeaving);
    return () => window.removeEventListener("beforeunload", onLeaving);
  }, [isAtStake]);
}
