import { Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { AnswersLine } from "@/law/AnswersLine.tsx";
import { useAnswers } from "@/law/useAnswers.ts";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { PlanNavigation } from "@/plan/navigation/PlanNavigation.tsx";
import { saveFile } from "@/ui/saveFile.ts";
import { UndoNote, type Undoable } from "@/ui/UndoNote.tsx";
import { Chapters } from "./Chapters.tsx";
import { DeletePlan } from "./DeletePlan.tsx";
import { FolderActions } from "./FolderActions.tsx";
import { useNotes } from "./storedFolder.ts";
import { OpenedFile } from "./OpenedFile.tsx";
import { PLAN_PART_KEYS } from "./planParts.ts";
import { writePlanFile, type PlanFile, type PlanReading } from "./planFile.ts";

import { deletePlan, replacePlan } from "./storedPlan.ts";
import { useAfterwards } from "@/plan/afterwards/useAfterwards.ts";
import { localToday, toIsoDate } from "@/ui/calendarDate.ts";
import { useStoredPlan } from "./useStoredPlan.ts";

const STORAGE_FULL = "Your browser can’t store this plan, or its storage is full. Nothing was changed.";

export default function FolderPage() {
  // Before the plan is read, which includes what these have just stored.
  const notes = useNotes();
  const afterwards = useAfterwards();
  const answers = useAnswers();
  const parts = useStoredPlan();
  const [onPaper, setOnPaper] = useState<"all" | "sheet">("all");
  const [opened, setOpened] = useState<PlanFile | null>(null);
  const [problem, setProblem] = useState("");
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  // What is shown anew takes the focus, even if it says the same as before.
  const [turn, setTurn] = useState(0);
  const nextTurn = () => setTurn((last) => last + 1);
  useEffect(() => {
    const printAllAgain = () => setOnPaper("all");
    window.addEventListener("afterprint", printAllAgain);
    return () => window.removeEventListener("afterprint", printAllAgain);
  }, []);
  const print = (what: typeof onPaper) => {
    flushSync(() => setOnPaper(what));
    window.print();
  };
  const open = (reading: PlanReading) => {
    nextTurn();
    setUndoable(null);
    setOpened("file" in reading ? reading.file : null);
    setProblem("problem" in reading ? `${reading.problem} Nothing was changed.` : "");
  };
  const replace = (file: PlanFile) => {
    const undo = replacePlan(file.parts);
    setOpened(null);
    if (undo) setUndoable({ text: "The plan from the file is in this browser now.", undo });
    else setProblem(STORAGE_FULL);
  };
  const remove = (isShortlistToo: boolean) => {
    const undo = deletePlan(isShortlistToo);
    nextTurn();
    setOpened(null);
    setProblem("");
    setUndoable({
      text: isShortlistToo ? "Your plan and your shortlist are deleted." : "Your plan is deleted.",
      undo,
    });
  };
  return (
    <>
      <PageMeta
        title="Your IVF plan on one page"
        description="Your answers, clinics, costs, dates and documents on one page to print or save, with a sheet for your doctor in English and Czech, Polish or German."
        path="/plan/folder"
      />
      <PlanNavigation current="/plan/folder" />
      <h1 className={`text-3xl sm:text-4xl ${onPaper === "sheet" ? "print:hidden" : ""}`}>My folder</h1>
      <AnswersLine answers={answers} />
      <p className="mt-3 max-w-3xl text-lg text-quiet print:hidden">
        All of your plan on one page: print it, save it, or take it to another device.
      </p>
      <p className="mt-3 flex max-w-3xl gap-2 text-quiet print:hidden">
        <Lock aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
        It is kept in this browser only. Anyone with the file can read it, notes included, so share it only
        with people you trust.
      </p>
      <FolderActions
        isEmpty={parts.size === 0}
        onPrint={() => print("all")}
        onSave={() =>
          saveFile("ivf-plan.json", writePlanFile(parts, toIsoDate(localToday())), "application/json")
        }
        onOpened={open}
      />
      {problem !== "" && (
        <p role="alert" className="mt-4 max-w-3xl rounded-xl bg-amber-soft px-4 py-2.5 print:hidden">
          {problem}
        </p>
      )}
      {opened && (
        <OpenedFile
          key={turn}
          file={opened}
          stored={parts}
          onReplace={() => replace(opened)}
          onCancel={() => setOpened(null)}
        />
      )}
      {undoable && (
        <div className="print:hidden">
          <UndoNote key={turn} {...undoable} onDone={() => setUndoable(null)} />
        </div>
      )}
      <Chapters {...{ parts, notes, afterwards, onPaper }} onPrintSheet={() => print("sheet")} />
      <DeletePlan storedKeys={PLAN_PART_KEYS.filter((key) => parts.has(key))} onDelete={remove} />
    </>
  );
}
