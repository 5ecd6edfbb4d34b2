import { FactSection } from "./FactSection.tsx";
import { KIND_NAMES, KINDS } from "./factForm.ts";
import type { FactSubject } from "./factSubject.ts";
import { RetiredFacts } from "./RetiredFacts.tsx";
import type { StoredFact } from "./storedFact.ts";

interface FactListProps {
  subject: FactSubject;
  facts: StoredFact[];
  onRetired: (fact: StoredFact | null) => void;
}

export function FactList({ subject, facts, onRetired }: FactListProps) {
  return (
    <>
      {KINDS.map((kind) => (
        <FactSection
          key={kind}
          title={KIND_NAMES[kind].many}
          add={`Add a ${KIND_NAMES[kind].one.toLowerCase()}`}
          kind={kind}
          subject={subject}
          facts={facts.filter((fact) => fact.kind === kind && !fact.isRetired)}
          onRetired={onRetired}
        />
      ))}
      <RetiredFacts facts={facts} subjectOf={() => subject} onRetired={onRetired} />
    </>
  );
}
