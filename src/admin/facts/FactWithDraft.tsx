import { DraftOffer } from "@/admin/drafts/DraftOffer.tsx";
import { readText } from "@/storage/storage.ts";
import { factDrafts } from "./drafts.ts";
import { EMPTY_FACT, formFromRow, type Kind } from "./factForm.ts";
import { FactEditor } from "./FactEditor.tsx";
import type { StoredFact } from "./storedFact.ts";
import { factPath, type FactSubject } from "./factSubject.ts";

interface FactWithDraftProps {
  subject: FactSubject;
  kind: Kind;
  fact: StoredFact | null;
  /** Of a fact that is no longer there. */
  goneId?: string;
  onDiscarded?: () => void;
}

export function FactWithDraft({ subject, kind, fact, goneId, onDiscarded }: FactWithDraftProps) {
  const stored = fact ? knownFact(fact) : newFact();
  const place = factPath(subject, kind, fact?.id ?? goneId);
  return (
    <DraftOffer
      drafts={factDrafts}
      id={place}
      stored={stored}
      nameOf={({ source_name: source }) => source}
      warningAbout={({ basedOn }) =>
        fact && basedOn !== fact.changedAt
          ? "Someone has saved the fact since you wrote that text."
          : goneId && "The fact is no longer here. You can restore your text and save it as a new fact."
      }
      onDiscarded={onDiscarded}
    >
      {(restored) => (
        <FactEditor
          subject={subject}
          kind={kind}
          fact={fact}
          place={place}
          stored={stored}
          restored={restored}
        />
      )}
    </DraftOffer>
  );
}

function newFact() {
  const today = new Date().toISOString().slice(0, 10);
  return { ...EMPTY_FACT, checked_on: today, checked_by: lastUsedName() };
}

/** Older facts may lack a name, and saving requires one. */
function knownFact({ row }: StoredFact) {
  const form = formFromRow(row);
  return { ...form, checked_by: form.checked_by || lastUsedName() };
}

function lastUsedName(): string {
  return readText("ivf-admin-name") ?? "";
}
