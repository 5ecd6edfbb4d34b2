import { CalendarPlus, Link as LinkIcon, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/Button.tsx";
import { toIsoDate } from "@/ui/calendarDate.ts";
import { saveFile } from "@/ui/saveFile.ts";
import type { Pregnancy } from "./dueDate.ts";
import { milestoneCalendar } from "./milestoneCalendar.ts";
import { writeFragment } from "./shareLink.ts";

interface ResultActionsProps {
  pregnancy: Pregnancy;
  onPrint: () => void;
}

type Copying = { state: "idle" | "copied" } | { state: "refused"; link: string };

export function ResultActions({ pregnancy, onPrint }: ResultActionsProps) {
  const [copying, setCopying] = useState<Copying>({ state: "idle" });

  const copyLink = async () => {
    const { origin, pathname } = window.location;
    const link = origin + pathname + writeFragment(pregnancy.type, pregnancy.entered);
    try {
      await navigator.clipboard.writeText(link);
      setCopying({ state: "copied" });
    } catch {
      setCopying({ state: "refused", link });
    }
  };

  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" onClick={() => saveCalendar(pregnancy)}>
          <CalendarPlus aria-hidden className="size-5" />
          Save to calendar (.ics)
        </Button>
        <Button tone="outline" onClick={onPrint}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
        <Button tone="outline" onClick={() => void copyLink()}>
          <LinkIcon aria-hidden className="size-5" />
          Copy link
        </Button>
      </div>
      <p className="mt-2 text-sm text-quiet">
        If you saved other dates to your calendar before, delete those events first.
      </p>
      <p role="status" className="mt-2 text-sm text-quiet">
        {copying.state === "copied" && (
          <span>Link copied. Anyone who has it can read the date in it; our server cannot.</span>
        )}
        {copying.state === "refused" && <span>Your browser didn’t let us copy the link. Here it is:</span>}
      </p>
      {copying.state === "refused" && (
        <input
          readOnly
          aria-label="Link to this calculation"
          value={copying.link}
          onFocus={(event) => event.target.select()}
          className="mt-2 h-11 w-full rounded-lg border border-edge bg-paper px-3 text-sm"
        />
      )}
    </div>
  );
}

function saveCalendar(pregnancy: Pregnancy): void {
  const file = milestoneCalendar(pregnancy, new Date());
  saveFile(`pregnancy-due-${toIsoDate(pregnancy.dueDate)}.ics`, file, "text/calendar");
}
