import { useId } from "react";
import { setNote } from "@/directory/shortlist/storedShortlist.ts";
import { LONGEST_NOTE, type ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { grouped } from "@/ui/counted.ts";

const NEARLY_FULL = LONGEST_NOTE - 200;

export function NoteField({ kept: { id: clinicId, note }, name }: { kept: ShortlistedClinic; name: string }) {
  const id = useId();
  const left = grouped(Math.max(0, LONGEST_NOTE - note.length));
  return (
    <div>
      <label htmlFor={id} className={`mb-1.5 block font-medium ${note === "" ? "print:hidden" : ""}`}>
        {`My note on ${name}`}
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        dir="auto"
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => setNote(clinicId, target.value)}
        className="block min-h-24 w-full print:hidden rounded-lg border border-edge bg-surface px-3 py-2.5 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-accent"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-quiet print:hidden">
        {note.length > NEARLY_FULL
          ? `Room for ${left} more characters.`
          : "Private. Saved as you type, in this browser only."}
      </p>
      <p dir="auto" className="hidden wrap-anywhere whitespace-pre-wrap print:block">
        {note}
      </p>
    </div>
  );
}
