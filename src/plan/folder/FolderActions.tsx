import { Download, FolderOpen, Printer } from "lucide-react";
import { useRef, type ChangeEvent } from "react";
import { Button } from "@/ui/Button.tsx";
import { MAX_BYTES, readPlanFile, type PlanReading } from "./planFile.ts";

interface FolderActionsProps {
  isEmpty: boolean;
  onPrint: () => void;
  onSave: () => void;
  onOpened: (reading: PlanReading) => void;
}

export function FolderActions({ isEmpty, onPrint, onSave, onOpened }: FolderActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onOpened(await readFile(file));
    // Lets the same file be chosen again.
    currentTarget.value = "";
  };
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      {!isEmpty && (
        <>
          <Button onClick={onPrint}>
            <Printer aria-hidden className="size-4" />
            Print the folder
          </Button>
          <Button tone="outline" onClick={onSave}>
            <Download aria-hidden className="size-4" />
            Save to a file
          </Button>
        </>
      )}
      <Button tone="outline" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden className="size-4" />
        Open a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={(event) => void open(event)}
      />
    </div>
  );
}

async function readFile(file: File): Promise<PlanReading> {
  if (file.size > MAX_BYTES) return { problem: "This file is larger than 1 MB. No plan is." };
  try {
    return readPlanFile(await file.text());
  } catch {
    return { problem: "Your browser can’t read this file." };
  }
}
