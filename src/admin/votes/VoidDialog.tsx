import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { failureOf } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { Field } from "@/ui/Field.tsx";
import { showToast } from "@/ui/toast.ts";
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
  const { mutate, isPending } = useVoidVotes();
  // A second press may come before React renders the pending state.
  const isRunning = useRef(false);
  const refresh = useRefreshVotes();
  // Not while the dialog is open: its row might leave the list, and the undo with it.
  const refreshNow = useEffectEvent(() => void refresh());
  useEffect(() => refreshNow, []);
  const submit = () => {
    if (isRunning.current) return;
    if (reason.trim() === "") {
      setProblem("Please say why. It stays with the votes.");
      input.current?.focus();
      return;
    }
    isRunning.current = true;
    mutate(
      { which, reason: reason.trim() },
      {
        onSuccess: (many) => {
          if (many > 0) return setVoided({ which, reason: reason.trim(), votes: many });
          onClose();
          showToast({ title: "No vote was left to void", text: "Somebody else may have been faster." });
        },
        onError: (error) =>
          showToast(failureOf(error, { title: "Nothing was voided" }, VOTE_CHANGE_REFUSALS)),
        onSettled: () => {
          isRunning.current = false;
        },
      },
    );
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
      <Form className="mt-4 grid gap-4" onSubmit={submit}>
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
