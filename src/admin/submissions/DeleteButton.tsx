import { useNavigate } from "react-router-dom";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { useMoveToBin, type InboxKind } from "./api.ts";
import { decisionFailure } from "./decisionFailure.ts";

interface DeleteButtonProps {
  id: string;
  thing: InboxKind;
  list: string;
}

/** No confirmation: for a week it can be put back. */
export function DeleteButton({ id, thing, list }: DeleteButtonProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMoveToBin(thing);
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        showToast({
          title: `The ${thing} is in the bin`,
          text: "You can put it back from there for a week.",
        });
        void navigate(list, { replace: true });
      },
      onError: (error) => showToast(decisionFailure(error, `The ${thing} could not be deleted`)),
    });
  return (
    <Button
      tone="outline"
      className="hover:!border-alarm hover:!text-alarm"
      aria-disabled={isPending}
      onClick={() => !isPending && remove()}
    >
      {isPending ? "Deleting..." : "Delete"}
    </Button>
  );
}
