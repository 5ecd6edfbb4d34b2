import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { usePutBack, type SentThing } from "./api.ts";
import { decisionFailure } from "./decisionLabels.ts";

interface PutBackProps {
  id: string;
  thing: SentThing;
  name?: string;
}

export function PutBack({ id, thing, name }: PutBackProps) {
  const { mutate, isPending } = usePutBack(thing);
  const putBack = () =>
    mutate(id, {
      onSuccess: () => showToast({ title: `The ${thing} was put back` }),
      onError: (error) => showToast(decisionFailure(error, `The ${thing} could not be put back`)),
    });
  return (
    <Button tone="outline" aria-disabled={isPending} onClick={() => !isPending && putBack()}>
      <span>
        {isPending ? "Putting back..." : "Put back"}
        {name !== undefined && <span className="sr-only"> {name}</span>}
      </span>
    </Button>
  );
}
