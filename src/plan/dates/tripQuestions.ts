import { isFrozenTransfer, type Treatment } from "@/law/treatments.ts";
import type { TripDates } from "./tripDates.ts";
import { hasDonorSperm } from "./tripLaw.ts";

type Asking = Pick<TripDates, "treatment" | "cycleStart" | "asked">;

export function tripQuestions({ treatment, cycleStart, asked }: Asking): string[] {
  const isFrozen = isFrozenTransfer(treatment);
  const isAlone = asked.partner === "womanAlone";
  const questions: (string | false)[] = [
    cycleStart === "day-1" && "From which hour do you count the next day as cycle day 1?",
    isFrozen ? whoForTransfer(isAlone) : whoAndSperm(isAlone, hasDonorSperm(asked)),
    `How old may ${isAlone ? "my" : "our"} blood tests be, for HIV and hepatitis above all?`,
    `Who tells ${isAlone ? "me" : "us"} the day of the ${dayToName(treatment)}, and how long before?`,
    isFrozen && "How many embryos will you thaw, and what happens if one doesn’t survive it?",
  ];
  return questions.filter((question) => question !== false);
}

function whoForTransfer(isAlone: boolean): string {
  return isAlone
    ? "On which days must I be there?"
    : "Must both of us be there, or only the one who has the transfer?";
}

function whoAndSperm(isAlone: boolean, usesDonorSperm: boolean): string {
  if (isAlone) return "On which days must I be there, and when must the donor’s sperm be at the clinic?";
  return usesDonorSperm
    ? "Which of us must be there on which day, and when must the donor’s sperm be at the clinic?"
    : "Which of us must be there on which day, and must the sperm be fresh?";
}

function dayToName(treatment: Treatment): string {
  return treatment === "own-eggs" ? "retrieval and of the transfer" : "transfer";
}
