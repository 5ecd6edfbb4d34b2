import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTypedAge } from "./chosenBand.ts";

/** Suggests the age group of the answered age; until it is known, rates are of all ages, as for everybody else. */
export function useAnsweredAge(): void {
  const cache = useQueryClient();
  const age = useTypedAge();
  useEffect(() => {
    if (age === "") return;
    const suggest = async () => (await import("./followAge.ts")).followAge(cache);
    suggest().catch(() => undefined);
  }, [cache, age]);
}
