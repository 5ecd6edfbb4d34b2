import { useState } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { useMediaQuery } from "@/ui/useMediaQuery.ts";
import { pairOf } from "./pairOf.ts";

const ROOM = "(min-width: 48rem), print";

export interface Columns {
  hasRoom: boolean;
  /** The indices of the two clinics that a phone shows of more; else null. */
  pair: [number, number] | null;
  /** The indices of the clinics that are shown. */
  shown: number[];
  choose: (places: number[]) => void;
}

export function useColumns(clinics: Clinic[]): Columns {
  const hasRoom = useMediaQuery(ROOM);
  const [chosen, setChosen] = useState<string[]>([]);
  const ids = clinics.map(({ id }) => id);
  const pair = hasRoom || ids.length <= 2 ? null : pairOf(chosen, ids);
  return {
    hasRoom,
    pair,
    shown: pair ?? [...ids.keys()],
    choose: (places) => setChosen(places.flatMap((place) => ids[place] ?? [])),
  };
}
