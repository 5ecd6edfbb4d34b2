import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { failureOf } from "@/backend/errors.ts";
import { ButtonLink } from "@/ui/Button.tsx";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { factsToEditQuery } from "./api.ts";
import { factDrafts } from "./drafts.ts";
import type { Kind } from "./factForm.ts";
import { FactWithDraft } from "./FactWithDraft.tsx";
import type { StoredFact } from "./storedFact.ts";
import { factPath, factsPath, type FactSubject } from "./factSubject.ts";

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
  if (facts && isFetchedAfterMount) {
    return <KnownFact subject={subject} kind={kind} factId={factId} facts={facts} />;
  }
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="min-h-96 text-quiet">
      Loading fact...
    </p>
  );
}

interface KnownFactProps {
  subject: FactSubject;
  kind: Kind;
  factId: string;
  facts: StoredFact[];
}

/** Keeps the fact that it began with: where that goes elsewhere, what somebody typed must not go with it. */
function KnownFact({ subject, kind, factId, facts }: KnownFactProps) {
  const navigate = useNavigate();
  const [fact] = useState(() =>
    facts.find((each) => each.kind === kind && each.id === factId && !each.isSample && isOf(subject, each)),
  );
  const [hasDraft] = useState(() => factDrafts.read(factPath(subject, kind, factId)) !== null);
  if (fact) return <FactWithDraft subject={subject} kind={kind} fact={fact} />;
  if (!hasDraft) return <FactNotFound subject={subject} />;
  return (
    <FactWithDraft
      subject={subject}
      kind={kind}
      fact={null}
      goneId={factId}
      onDiscarded={() => void navigate(factsPath(subject))}
    />
  );
}

function isOf(subject: FactSubject, { row }: StoredFact): boolean {
  return !("country" in subject) || row.country === subject.country;
}

export function FactNotFound({ subject }: { subject: FactSubject }) {
  return (
    <Notice
      drawing={<NotFoundDrawing />}
      title="Fact Not Found"
      text="It may belong to another clinic by now, or it is a sample, which cannot be changed."
    >
      <ButtonLink to={factsPath(subject)}>See all facts</ButtonLink>
    </Notice>
  );
}
