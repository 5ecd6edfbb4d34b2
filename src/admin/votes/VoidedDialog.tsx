import { useRef } from "react";
import { useOneAtATime } from "@/admin/fields/useOneAtATime.ts";
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
  const { mutateAsync, isPending } = useUndoLatestVoiding(voided);
  const { isRunning, run } = useOneAtATime();
  const close = () => !isRunning.current && onClose();
  const takeBack = async () => {
    try {
      const many = await mutateAsync();
      onClose();
      showToast(
        many === 0
          ? { title: "No vote was left to take back", text: "Look under ‘Voided votes’." }
          : { title: `${formatVoteCount(many)} restored` },
      );
    } catch (error) {
      showToast(failureOf(error, { title: "Nothing was taken back" }, VOTE_CHANGE_REFUSALS));
    }
  };
  return (
    <Dialog
      title={`${formatVoteCount(voided.votes)} voided`}
      description="They are out of the count. You find them under ‘Voided votes’, where you can take this back later too."
      initialFocus={done}
      onClose={close}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="outline" aria-disabled={isPending} onClick={() => void run(takeBack)}>
          {isPending ? "Taking back..." : "Take back"}
        </Button>
        <Button ref={done} aria-disabled={isPending} onClick={close}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
