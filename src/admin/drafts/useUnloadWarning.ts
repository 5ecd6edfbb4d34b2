import { useEffect, useEffectEvent } from "react";

export function useUnloadWarning(isAtStake: boolean, isStillMeant = () => true): void {
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
