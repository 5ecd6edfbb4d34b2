import { useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { useOneAtATime } from "@/admin/fields/useOneAtATime.ts";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { showToast } from "@/ui/toast.ts";
import { BlockTerms, type Terms } from "./BlockTerms.tsx";
import { VOTE_CHANGE_REFUSALS } from "./voteRefusals.ts";
import { useBlock } from "./pauses.ts";
import { shortHash } from "./formatVotes.ts";

export function BlockDialog({ hash, onClose }: { hash: string; onClose: () => void }) {
  const [terms, setTerms] = useState<Terms>({ days: 7, reason: "" });
  const { mutateAsync, isPending } = useBlock();
  const { isRunning, run } = useOneAtATime();
  const close = () => !isRunning.current && onClose();
  const block = async () => {
    try {
      await mutateAsync({ target: { hash }, ...terms });
      onClose();
      showToast({ title: "Blocked", text: "You can end it under ‘Pause and block’." });
    } catch (error) {
      showToast(adminFailure(error, { title: "Nothing was blocked" }, VOTE_CHANGE_REFUSALS));
    }
  };
  return (
    <Dialog
      title="Block this address?"
      description={`Address ${shortHash(hash)} can still read, but not vote or send anything. Its votes so far stay as they are.`}
      onClose={close}
    >
      <Form className="mt-4 grid gap-4" onSubmit={() => void run(block)}>
        <BlockTerms terms={terms} onChange={setTerms} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="outline" aria-disabled={isPending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isPending} tone="alarm">
            {isPending ? "Blocking..." : "Block"}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
