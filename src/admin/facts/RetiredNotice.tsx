import { useEffect, useRef } from "react";
import { Button } from "@/ui/Button.tsx";
import { focusPageStart } from "@/ui/focusPageStart.ts";
import { showToast } from "@/ui/toast.ts";
import { useRetireFact } from "./api.ts";
import { notRetired } from "./factMessages.ts";
import { formatFact } from "./formatFact.ts";
import type { StoredFact } from "./storedFact.ts";

/** Takes the focus, since the button that retired the fact is gone. */
export function RetiredNotice({ fact, onDone }: { fact: StoredFact; onDone: () => void }) {
  const { mutate, isPending } = useRetireFact();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const takeBack = () =>
    mutate(
      { kind: fact.kind, id: fact.id, isRetired: false },
      {
        onSuccess: () => {
          focusPageStart();
          onDone();
        },
        onError: (error) => showToast(notRetired(error, true)),
      },
    );
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-accent-soft px-5 py-3">
      <p role="status" className="wrap-anywhere">
        {`${formatFact(fact).figure} is retired: visitors no longer see it.`}
      </p>
      <Button ref={button} tone="outline" aria-disabled={isPending} onClick={() => !isPending && takeBack()}>
        {isPending ? "Saving..." : "Undo"}
      </Button>
    </div>
  );
}
