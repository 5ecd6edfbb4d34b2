import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { DraftOffer } from "@/admin/drafts/DraftOffer.tsx";
import { readText } from "@/storage/storage.ts";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { factsToEditQuery } from "./api.ts";
import { factDrafts } from "./drafts.ts";
import { EMPTY_FACT, formFromRow, type Kind } from "./factForm.ts";
import { FactEditor } from "./FactEditor.tsx";
import type { StoredFact } from "./storedFact.ts";
import { factPath, type FactSubject } from "./factSubject.ts";

const NOT_LOADED = { title: "We couldn't load this fact" };

interface FactToEditProps {
  subject: FactSubject;
  kind: Kind;
  factId: string | undefined;
}

export function FactToEdit({ subject, kind, factId }: FactToEditProps) {
  // Never refetched while somebody types, since conflicts are detected by the version.
  const {
    data: facts,
    error,
    isFetchedAfterMount,
    refetch,
  } = useQuery({
    ...factsToEditQuery("country" in subject ? "countries" : subject),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (factId === undefined) return <FactWithDraft subject={subject} kind={kind} fact={null} />;
  if (error && !isFetchedAfterMount) {
    return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  }
  if (!facts || !isFetchedAfterMount) {
    return (
      <p role="status" className="min-h-96 text-quiet">
        Loading fact...
      </p>
    );
  }
  const fact = facts.find(
    (each) => each.kind === kind && each.id === factId && !each.isSample && isOf(subject, each),
  );
  return fact ? <FactWithDraft subject={subject} kind={kind} fact={fact} /> : <FactNotFound />;
}

function isOf(subject: FactSubject, { row }: StoredFact): boolean {
  return !("country" in subject) || row.country === subject.country;
}

function FactWithDraft({
  subject,
  kind,
  fact,
}: Omit<FactToEditProps, "factId"> & { fact: StoredFact | null }) {
  const stored = fact ? knownFact(fact) : newFact();
  return (
    <DraftOffer
      drafts={factDrafts}
      id={factPath(subject, kind, fact?.id)}
      stored={stored}
      nameOf={({ source_name: source }) => source}
      warningAbout={({ basedOn }) =>
        fact && basedOn !== fact.changedAt
          ? "Someone has saved the fact since you wrote that text."
          : undefined
      }
    >
      {(restored) => (
        <FactEditor subject={subject} kind={kind} fact={fact} stored={stored} restored={restored} />
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

export function FactNotFound() {
  return (
    <Notice
      drawing={<NotFoundDrawing />}
      title="Fact Not Found"
      text="It may belong to another clinic by now, or it is a sample, which cannot be changed."
    />
  );
}
