import { useState } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { Button } from "@/ui/Button.tsx";
import { copyText } from "@/ui/copyText.ts";
import { formatLong } from "@/ui/calendarDateText.ts";
import { ShareButton } from "@/ui/ShareButton.tsx";
import { pathWithIds } from "./clinicIdsAddress.ts";
import { exportText } from "./exportText.ts";
import { TextToCopy } from "./TextToCopy.tsx";

interface ShareChoicesProps {
  list: readonly ShortlistedClinic[];
  clinics: Clinic[];
  failed: readonly string[];
}

const FORGET_FILE_AFTER_MS = 60_000;

export default function ShareChoices({ list, clinics, failed }: ShareChoicesProps) {
  const [copied, setCopied] = useState<{ isDone: boolean; text: string } | null>(null);
  const text = () =>
    exportText(list, clinics, { day: formatLong(new Date()), siteUrl: window.location.origin, failed });
  const copy = async () => {
    const all = text();
    setCopied({ isDone: await copyText(all, navigator), text: all });
  };
  return (
    <div role="group" aria-label="Ways to share" className="mt-3 rounded-xl bg-accent-soft p-4 print:hidden">
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <ShareButton
          title="A shortlist of IVF clinics"
          path={pathWithIds(
            "/shortlist",
            list.map(({ id }) => id),
          )}
        >
          Link without notes
        </ShareButton>
        <Button tone="outline" onClick={() => window.print()}>
          Print
        </Button>
        <Button tone="outline" onClick={() => download(text())}>
          Download with notes
        </Button>
        <Button tone="outline" onClick={() => void copy()}>
          Copy with notes
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-quiet empty:mt-0">
        {copied?.isDone && <span>Copied, with your notes.</span>}
        {copied?.isDone === false && <span>Your browser didn’t let us copy the list. Here it is:</span>}
      </p>
      {copied?.isDone === false && <TextToCopy label="My shortlist as text" text={copied.text} />}
    </div>
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
