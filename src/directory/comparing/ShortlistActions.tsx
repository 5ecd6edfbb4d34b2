import { Copy, Download, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { clearShortlist } from "@/directory/shortlist/storedShortlist.ts";
import type { ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { Button } from "@/ui/Button.tsx";
import { copyText } from "@/ui/copyText.ts";
import { formatLong } from "@/ui/dates.ts";
import { ShareButton } from "@/ui/ShareButton.tsx";
import { pathWithIds } from "./clinicIdsAddress.ts";
import { exportText } from "./exportText.ts";
import type { Undoable } from "@/ui/UndoNote.tsx";

interface ShortlistActionsProps {
  list: readonly ShortlistedClinic[];
  clinics: Clinic[];
  onCleared: (undoable: Undoable) => void;
}

const FORGET_FILE_AFTER_MS = 60_000;

export function ShortlistActions({ list, clinics, onCleared }: ShortlistActionsProps) {
  const [copied, setCopied] = useState<{ isDone: boolean; text: string } | null>(null);
  const text = () =>
    exportText(list, clinics, { day: formatLong(new Date()), siteUrl: window.location.origin });
  const copy = async () => {
    const all = text();
    setCopied({ isDone: await copyText(all, navigator), text: all });
  };
  const clear = () =>
    onCleared({ text: "Your shortlist and all your notes are deleted.", undo: clearShortlist() });
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <ShareButton
          title="A shortlist of IVF clinics"
          path={pathWithIds(
            "/shortlist",
            list.map(({ id }) => id),
          )}
        >
          Share without notes
        </ShareButton>
        <Button tone="outline" onClick={() => download(text())}>
          <Download aria-hidden className="size-4" />
          Download with notes
        </Button>
        <Button tone="outline" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          Copy with notes
        </Button>
        <Button tone="plain" onClick={clear}>
          <Trash2 aria-hidden className="size-4" />
          Delete the whole list
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-quiet empty:mt-0">
        {copied?.isDone && <span>Copied, with your notes.</span>}
        {copied?.isDone === false && <span>Your browser didn’t let us copy the list. Here it is:</span>}
      </p>
      {copied?.isDone === false && (
        <textarea
          readOnly
          aria-label="My shortlist as text"
          rows={8}
          value={copied.text}
          onFocus={(event) => event.target.select()}
          className="mt-1 w-full rounded-lg border border-edge bg-surface p-3 text-sm"
        />
      )}
    </>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "shortlist.txt";
  link.click();
  // Safari reads the file only after this.
  setTimeout(() => URL.revokeObjectURL(url), FORGET_FILE_AFTER_MS);
}
