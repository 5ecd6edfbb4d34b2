import { useState } from "react";
import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { useSetPublished } from "./api.ts";

const REFUSALS = {
  ...MAY_BE_DONE,
  "clinic-is-merged": {
    title: "Not published",
    text: "This clinic was merged into another one. Undo the merge first.",
  },
};

interface PublishButtonProps {
  id: string;
  name: string;
  published: boolean;
  /** Whether it begins with what was just done, and how to undo that. */
  isDone?: boolean;
  /** Called even when its row has left the list. */
  onDone?: (published: boolean) => void;
}

export function PublishButton({ id, name, published, isDone = false, onDone }: PublishButtonProps) {
  const { mutateAsync, isPending } = useSetPublished();
  const [done, setDone] = useState(isDone ? published : null);
  const change = async (next: boolean, isUndo: boolean) => {
    if (isPending) return;
    try {
      await mutateAsync({ id, published: next });
      setDone(isUndo ? null : next);
      onDone?.(next);
    } catch (error) {
      const title = next ? "Not published" : "Not unpublished";
      showToast(adminFailure(error, { title }, REFUSALS));
    }
  };
  const about = <span className="sr-only">{` ${name}`}</span>;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="text-sm text-quiet empty:-mr-3">
        {done !== null && (done ? "Visitors see it now." : "Visitors no longer see it.")}
      </p>
      {done === published ? (
        <Button tone="outline" aria-disabled={isPending} onClick={() => void change(!published, true)}>
          <span>Undo{about}</span>
        </Button>
      ) : (
        <Button tone="outline" aria-disabled={isPending} onClick={() => void change(!published, false)}>
          <span>
            <span>{isPending ? "Saving..." : published ? "Unpublish" : "Publish"}</span>
            {about}
          </span>
        </Button>
      )}
    </div>
  );
}
