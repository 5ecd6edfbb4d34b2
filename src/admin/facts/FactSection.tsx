import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/Button.tsx";
import { FactItems } from "./FactItems.tsx";
import type { Kind } from "./factForm.ts";
import { factPath, type FactSubject } from "./factSubject.ts";
import type { StoredFact } from "./storedFact.ts";

interface FactSectionProps {
  title: string;
  /** The words of the link to a new one. */
  add: ReactNode;
  kind: Kind;
  subject: FactSubject;
  facts: StoredFact[];
  onRetired: (fact: StoredFact | null) => void;
}

export function FactSection({ title, add, kind, subject, facts, onRetired }: FactSectionProps) {
  return (
    <section aria-label={title} className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <ButtonLink tone="outline" to={factPath(subject, kind)}>
          <span>{add}</span>
        </ButtonLink>
      </div>
      {facts.length === 0 ? (
        <p className="text-quiet">None yet.</p>
      ) : (
        <FactItems facts={facts} subjectOf={() => subject} onRetired={onRetired} />
      )}
    </section>
  );
}
