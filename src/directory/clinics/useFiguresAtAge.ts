import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { bandKey } from "@/directory/facts/ageBand.ts";
import { useChosenBand, useDonorEggs, useTypedAge } from "@/directory/facts/chosenBand.ts";
import { importChunk } from "@/ui/importChunk.ts";
import type { Basis, ClinicBasis } from "./basis.ts";
import type { Clinic } from "./clinic.ts";
import type { FigureAtAge, FiguresAtAge } from "./figuresAtAge.ts";

/** Until the figures have come, or if they can't, those shown are of another age group, and say so. */
const NONE: FiguresAtAge = new Map();

/** Without data if no band is chosen, none holds the answered age, or loading failed. */
export function useFiguresAtAge(): UseQueryResult<FiguresAtAge | null> {
  const chosen = useChosenBand();
  // The age group of somebody with a donor's eggs is the donor's.
  const band = useDonorEggs() ? null : chosen;
  const age = useTypedAge();
  return useQuery({
    queryKey: ["at-age", band && bandKey(band), age],
    queryFn: async ({ client }) => {
      const { readFiguresAtAge } = await importChunk(() => import("./figuresAtAge.ts"), "Loading figures...");
      return readFiguresAtAge(client, band, age);
    },
    enabled: band !== null || age !== "",
    // An age that is answered once more is followed once more.
    staleTime: band ? 30_000 : 0,
    placeholderData: band ? NONE : undefined,
  });
}

export function useAtAge(clinics: Clinic[] | undefined): Clinic[] | undefined {
  const { data, isError } = useFiguresAtAge();
  const figures = data ?? (isError ? NONE : undefined);
  return useMemo(
    () => (figures ? clinics?.map((clinic) => clinicAtAge(clinic, figures)) : clinics),
    [clinics, figures],
  );
}

function clinicAtAge(clinic: Clinic, figures: FiguresAtAge): Clinic {
  const figure = figures.get(clinic.id);
  return figure ? withFigure(clinic, figure) : { ...clinic, isOfOtherAge: true };
}

export function withFigure(clinic: Clinic, figure: FigureAtAge): Clinic {
  const { percentage, note, ownInterval, isWider } = figure;
  const notes = { ...clinic.notes, success: note };
  const isOfAge = { isOfOtherAge: isWider, isOfWiderAge: isWider };
  return { ...clinic, successRate: percentage, notes, ownInterval, ...isOfAge };
}

export function useBasesAtAge(rows: ClinicBasis[] | undefined): ReadonlyMap<string, Basis> {
  const { data: figures } = useFiguresAtAge();
  return useMemo(
    () =>
      new Map(
        rows?.map(({ id, basis }) => {
          const figure = figures?.get(id);
          return [id, figure ? { ...basis, success: figure.basis } : basis];
        }),
      ),
    [rows, figures],
  );
}
