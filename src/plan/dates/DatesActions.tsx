import { CalendarPlus, Printer } from "lucide-react";
import { Button } from "@/ui/Button.tsx";
import { saveFile } from "@/ui/saveFile.ts";
import { tripCalendar } from "./tripCalendar.ts";
import type { TripDates } from "./tripDates.ts";

export function DatesActions({ dates }: { dates: TripDates }) {
  return (
    <div className="mt-6 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button
          tone="outline"
          onClick={() => saveFile("ivf-dates.ics", tripCalendar(dates, new Date()), "text/calendar")}
        >
          <CalendarPlus aria-hidden className="size-5" />
          Save to calendar (.ics)
        </Button>
        <Button tone="outline" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </div>
      <p className="mt-2 text-sm text-quiet">
        When the date changes, save and import again: the same events move. If you change anything but the
        date, delete the old events first. Anyone who shares your calendar can read what the events are.
      </p>
    </div>
  );
}
