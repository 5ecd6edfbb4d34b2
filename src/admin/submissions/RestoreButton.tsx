import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { useRestoreFromBin, type InboxKind } from "./api.ts";
import { decisionFailure } from "./decisionFailure.ts";

interface RestoreButtonProps {
  id: string;
  thing: InboxKind;
  name?: string;
}

export function RestoreButton({ id, thing, name }: RestoreButtonProps) {
  const { mutate, isPending } = useRestoreFromBin(thing);
  const putBack = () =>
    mutate(id, {
      onSuccess: () => showToast({ title: `The ${thing} was put back` }),
      onError: (error) => showToast(decisionFailure(error, `The ${thing} could not be put back`)),
    });
  return (
    <Button tone="outline" aria-disabled={isPending} onClick={() => !isPending && putBack()}>
      <span>
        <span>{isPending ? "Putting back..." : "Put back"}</span>
        {name !== undefined && <span className="sr-only">{` ${name}`}</span>}
      </span>
    </Button>
  );
}
