import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { useRetireFact } from "./api.ts";
import { notRetired } from "./factMessages.ts";
import { formatFact } from "./formatFact.ts";
import { FactItem } from "./FactItem.tsx";
import type { StoredFact } from "./storedFact.ts";
import type { FactSubject } from "./factSubject.ts";

interface FactItemsProps {
  facts: StoredFact[];
  subjectOf: (fact: StoredFact) => FactSubject;
  onRetired: (fact: StoredFact | null) => void;
}

export function FactItems({ facts, subjectOf, onRetired }: FactItemsProps) {
  const { mutate, isPending } = useRetireFact();
  const change = (fact: StoredFact) =>
    mutate(
      { kind: fact.kind, id: fact.id, isRetired: !fact.isRetired },
      {
        onSuccess: () => {
          onRetired(fact.isRetired ? null : fact);
          if (fact.isRetired) showToast({ title: "The fact is back" });
        },
        onError: (error) => showToast(notRetired(error, fact.isRetired)),
      },
    );
  return (
    <ul className="grid gap-3">
      {facts.map((fact) => (
        <li key={fact.id}>
          <FactItem subject={subjectOf(fact)} fact={fact}>
            <Button tone="outline" aria-disabled={isPending} onClick={() => !isPending && change(fact)}>
              <span>
                <span>{fact.isRetired ? "Take back" : "Retire"}</span>
                <span className="sr-only">{` ${formatFact(fact).figure}`}</span>
              </span>
            </Button>
          </FactItem>
        </li>
      ))}
    </ul>
  );
}
