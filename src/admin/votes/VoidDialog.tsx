import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { useOneAtATime } from "@/admin/fields/useOneAtATime.ts";
import { failureOf } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { Field } from "@/ui/Field.tsx";
import { showToast } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import { useRefreshVotes, useVoidVotes } from "./voidMutations.ts";
import { VOTE_CHANGE_REFUSALS } from "./voteRefusals.ts";
import { LONGEST_REASON } from "./pauseLabels.ts";
import { VoidedDialog } from "./VoidedDialog.tsx";
import type { VoidedVotes, VotesToVoid } from "./findVoiding.ts";
import { formatVoteCount } from "./formatVotes.ts";

interface VoidDialogProps {
  which: VotesToVoid;
  votes: number;
  about: string;
  onClose: () => void;
}

export function VoidDialog({ which, votes, about, onClose }: VoidDialogProps) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [voided, setVoided] = useState<VoidedVotes>();
  const { mutateAsync: voidVotes, isPending } = useVoidVotes();
  const { isRunning, run } = useOneAtATime();
  const isShown = useIsMounted();
  const refresh = useRefreshVotes();
  // Not while the dialog is open: its row might leave the list, and the undo with it.
  const refreshNow = useEffectEvent(() => void refresh());
  useEffect(() => refreshNow, []);
  const submit = async () => {
    if (reason.trim() === "") {
      setProblem("Please say why. It stays with the votes.");
      input.current?.focus();
      return;
    }
    try {
      const asked = { which, reason: reason.trim() };
      const many = await voidVotes(asked);
      if (many === 0) {
        onClose();
        showToast({ title: "No vote was left to void", text: "Somebody else may have been faster." });
      } else if (isShown.current) setVoided({ ...asked, votes: many });
      else
        showToast({
          title: `${formatVoteCount(many)} voided`,
          text: "You can take this back under ‘Voided votes’.",
        });
    } catch (error) {
      showToast(failureOf(error, { title: "Nothing was voided" }, VOTE_CHANGE_REFUSALS));
    }
  };
  // Closed while voiding, it would neither say what became of it nor offer to take it back.
  const close = () => !isRunning.current && onClose();
  if (voided) return <VoidedDialog voided={voided} onClose={onClose} />;
  return (
    <Dialog
      title={`Void ${formatVoteCount(votes)}?`}
      description={about}
      initialFocus={input}
      onClose={close}
    >
      <Form className="mt-4 grid gap-4" onSubmit={() => void run(submit)}>
        <p>They leave the count and stay stored, with your name. You can take it back.</p>
        <Field label="Reason" hint="For other owners; visitors don't see it." problem={problem}>
          {(control) => (
            <input
              ref={input}
              {...control}
              type="text"
              autoComplete="off"
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="outline" aria-disabled={isPending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isPending} tone="alarm">
            {isPending ? "Voiding..." : `Void ${formatVoteCount(votes)}`}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
