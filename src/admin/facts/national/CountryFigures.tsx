import { ButtonLink } from "@/ui/Button.tsx";
import { FactItems } from "../FactItems.tsx";
import type { StoredFact } from "../storedFact.ts";
import { factPath } from "../factSubject.ts";

interface CountryFiguresProps {
  country: string;
  facts: StoredFact[];
  onRetired: (fact: StoredFact | null) => void;
}

export function CountryFigures({ country, facts, onRetired }: CountryFiguresProps) {
  const subject = { country };
  return (
    <section aria-label={country} className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl wrap-anywhere">
          <bdi>{country}</bdi>
        </h2>
        <ButtonLink tone="outline" to={factPath(subject, "results")}>
          <span>
            Add a figure<span className="sr-only">{` of ${country}`}</span>
          </span>
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
