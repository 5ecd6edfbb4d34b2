import { useState } from "react";
import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import { UndoNotice } from "@/admin/fields/UndoNotice.tsx";
import { Button } from "@/ui/Button.tsx";
import { localToday, toIsoDate } from "@/ui/calendarDate.ts";
import { formatLongDate } from "@/ui/dates.ts";
import { focusPageStart } from "@/ui/focusPageStart.ts";
import { showToast } from "@/ui/toast.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { useSaveCheck } from "./api.ts";
import type { LawCountry } from "./storedRule.ts";

const today = () => toIsoDate(localToday());

const NOT_SAVED = { title: "The day of the check is not saved" };

interface CountryCheckProps {
  country: LawCountry;
  /** Null where nobody noted any. */
  checkedOn: string | null;
}

export function CountryCheck({ country, checkedOn }: CountryCheckProps) {
  const { mutate, isPending } = useSaveCheck();
  const [before, setBefore] = useState<string | null>(null);
  const isOfToday = useBrowserValue(() => checkedOn === today(), false);
  const save = (day: string, done: () => void) => {
    if (isPending) return;
    mutate(
      { country: country.slug, day },
      { onSuccess: done, onError: (error) => showToast(adminFailure(error, NOT_SAVED, MAY_BE_DONE)) },
    );
  };
  return (
    <section aria-label="Check" className="rounded-2xl border border-line bg-surface p-5">
      <p role="status" className="text-lg">
        {checkedOn === null
          ? "Nobody has noted when this law was checked, so visitors don’t see it."
          : `All rules were last compared with their texts on ${formatLongDate(checkedOn)}.`}
      </p>
      {before !== null && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <UndoNotice
            text={`Until now it said ${formatLongDate(before)}.`}
            onUndo={() =>
              save(before, () => {
                setBefore(null);
                focusPageStart();
              })
            }
          />
        </div>
      )}
      {before === null && checkedOn !== null && !isOfToday && (
        <>
          <p className="mt-2 text-quiet">
            Open each source below and compare it with the rule. Change what differs, then confirm.
          </p>
          <Button
            className="mt-3"
            aria-disabled={isPending}
            onClick={() => save(today(), () => setBefore(checkedOn))}
          >
            {isPending ? "Saving..." : "Checked today, nothing changed"}
          </Button>
        </>
      )}
    </section>
  );
}
