import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readDate, toIsoDate, UNREADABLE_DATE } from "@/ui/calendarDate.ts";
import { countPregnancy, type ConceptionType, type Pregnancy } from "./dueDate.ts";
import { readFragment } from "./shareLink.ts";

interface Entry {
  type: ConceptionType | "";
  dateText: string;
}

export interface Calculator extends Entry {
  pregnancy: Pregnancy | null;
  typeProblem: string | undefined;
  dateProblem: string | undefined;
  isTimelineShown: boolean;
  isAsking: boolean;
  change: (changed: Partial<Entry>) => void;
  /** @param isUnreadable as the browser reports */
  checkDate: (isUnreadable: boolean) => void;
  calculate: (isUnreadable: boolean) => void;
  toggleTimeline: () => void;
  stopAsking: () => void;
}

const NO_TYPE = "Choose how the pregnancy began.";
const NO_DATE = "Enter the date.";

interface StoredEntry extends Pick<Calculator, "type" | "pregnancy" | "isTimelineShown"> {
  enteredText?: string | undefined;
}

const NOTHING: StoredEntry = { type: "", pregnancy: null, isTimelineShown: false };

/** What was entered, in memory only, for who comes back to the page. */
let kept = NOTHING;

export function forgetEntry(): void {
  kept = NOTHING;
}

/** @param today null while the prerendered page hydrates: neither the date nor the link applies yet */
export function useCalculator(today: Date | null): Calculator {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [type, setType] = useState(kept.type);
  const [enteredText, setEnteredText] = useState(kept.enteredText);
  const [pregnancy, setPregnancy] = useState(kept.pregnancy);
  const [typeProblem, setTypeProblem] = useState<string>();
  const [dateProblem, setDateProblem] = useState<string>();
  const [isTimelineShown, setIsTimelineShown] = useState(kept.isTimelineShown);
  const [isAsking, setIsAsking] = useState(false);
  const dateText = enteredText ?? (today ? toIsoDate(today) : "");

  useEffect(() => {
    kept = { type, enteredText, pregnancy, isTimelineShown };
  });

  const [openedHash, setOpenedHash] = useState("");
  const isNewHash = today !== null && hash !== openedHash;
  const link = isNewHash ? readFragment(hash) : null;
  if (isNewHash) setOpenedHash(hash);
  if (link) {
    setDateProblem("problem" in link ? link.problem : undefined);
    if ("type" in link) {
      setType(link.type);
      setEnteredText(toIsoDate(link.date));
      setPregnancy(countPregnancy(link.type, link.date));
      setIsTimelineShown(true);
    }
  }

  const ask = () => {
    if (type === "") setTypeProblem(NO_TYPE);
    if (dateText === "") setDateProblem((problem) => problem ?? NO_DATE);
    setIsAsking(true);
  };

  const problemWith = (isUnreadable: boolean): string | undefined => {
    if (isUnreadable) return UNREADABLE_DATE;
    const reading = readDate(dateText);
    return dateText !== "" && "problem" in reading ? reading.problem : undefined;
  };

  return {
    type,
    dateText,
    pregnancy,
    typeProblem,
    dateProblem,
    isTimelineShown,
    isAsking,
    change: (changed) => {
      if (changed.type !== undefined) {
        setType(changed.type);
        setTypeProblem(undefined);
      }
      if (changed.dateText !== undefined) {
        setEnteredText(changed.dateText);
        setDateProblem(undefined);
      }
      setPregnancy(null);
      setIsTimelineShown(false);
      // Else the sender's date would come back when the page is reloaded.
      if (hash === openedHash && readFragment(hash)) void navigate({ pathname, search }, { replace: true });
    },
    checkDate: (isUnreadable) => {
      const found = problemWith(isUnreadable);
      // An empty field that was asked for stays marked.
      setDateProblem((before) => found ?? (dateText === "" && before === NO_DATE ? before : undefined));
    },
    calculate: (isUnreadable) => {
      const problem = problemWith(isUnreadable);
      const reading = readDate(dateText);
      setDateProblem(problem);
      if (type !== "" && "date" in reading) {
        setPregnancy(countPregnancy(type, reading.date));
        // Else today's date would become tomorrow's above the result, in a page left open.
        setEnteredText(dateText);
      } else if (!problem || type === "") ask();
    },
    toggleTimeline: () => {
      if (pregnancy) setIsTimelineShown(!isTimelineShown);
      else ask();
    },
    stopAsking: () => setIsAsking(false),
  };
}
