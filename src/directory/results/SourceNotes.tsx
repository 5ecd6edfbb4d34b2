import type { Entry } from "./entries.ts";
import { NameList } from "./NameList.tsx";

const noteOf = ({ result }: Entry) => result.source.note;

/** Most rates come from the same register, with the same note. */
export function SourceNotes({ entries }: { entries: Entry[] }) {
  const notes = [...new Set(entries.map(noteOf))];
  return notes.map(
    (note) =>
      note && (
        <div key={note} className="mt-2 max-w-prose text-sm text-quiet wrap-anywhere">
          {notes.length > 1 && <NameList entries={entries.filter((entry) => noteOf(entry) === note)} />}
          <p dir="auto">{note}</p>
        </div>
      ),
  );
}
