import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import type { TripAnswers } from "@/plan/dates/tripAnswers.ts";
import { datesFrom } from "@/plan/dates/tripDates.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { useDateProblem } from "../useDateProblem.ts";
import { DoctorSheet } from "./DoctorSheet.tsx";
import { LANGUAGES, type Language } from "./languages.ts";
import { sheetDates } from "./sheetDates.ts";

interface LoadedSheetProps {
  language: Language;
  entered: TripAnswers | undefined;
}

const NOT_LOADED = { title: "The sheet couldn’t be loaded. Please try again." };

export function LoadedSheet({ language, entered }: LoadedSheetProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["doctor-sheet", language],
    queryFn: () => LANGUAGES[language].load(),
    // Translations change only with the code.
    staleTime: "static",
  });
  const problem = useDateProblem(entered);
  // The sheet says when, not what the law asks.
  const dates = problem === undefined ? datesFrom(entered, []) : null;
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <p role="status" className="text-quiet">
        Loading the sheet...
      </p>
    );
  }
  return <DoctorSheet language={language} translation={data} dates={dates ? sheetDates(dates) : []} />;
}
