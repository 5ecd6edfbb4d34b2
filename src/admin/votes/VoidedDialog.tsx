import { useRef } from "react";
import { failureOf } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { showToast } from "@/ui/toast.ts";
import { useUndoLatestVoiding } from "./voidMutations.ts";
import { VOTE_CHANGE_REFUSALS } from "./voteRefusals.ts";
import type { VoidedVotes } from "./findVoiding.ts";
import { formatVoteCount } from "./formatVotes.ts";

export function VoidedDialog({ voided, onClose }: { voided: VoidedVotes; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useUndoLatestVoiding();
  const isRunning = useRef(false);
  const close = () => !isRunning.current && onClose();
  const takeBack = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(voided, {
      onSuccess: (many) => {
        onClose();
        showToast(
          many === 0
            ? { title: "No vote was left to take back", text: "Look under ‘Voided votes’." }
            : { title: `${formatVoteCount(many)} ${many === 1 ? "counts" : "count"} again` },
        );
      },
      onError: (error) =>
        showToast(failureOf(error, { title: "Nothing was taken back" }, VOTE_CHANGE_REFUSALS)),
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
  return (
    <Dialog
      title={`${formatVoteCount(voided.votes)} voided`}
      description="They are out of the count. You find them under ‘Voided votes’, where you can take this back later too."
      initialFocus={done}
      onClose={close}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="outline" aria-disabled={isPending} onClick={takeBack}>
          {isPending ? "Taking back..." : "Take back"}
        </Button>
        <Button ref={done} aria-disabled={isPending} onClick={close}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
