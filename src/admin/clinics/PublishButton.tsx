import { useState } from "react";
import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { useSetPublished } from "./api.ts";

interface PublishButtonProps {
  id: string;
  name: string;
  published: boolean;
}

export function PublishButton({ id, name, published }: PublishButtonProps) {
  const { mutate, isPending } = useSetPublished();
  const [done, setDone] = useState<boolean | null>(null);
  const change = (next: boolean, isUndo: boolean) => {
    if (isPending) return;
    mutate(
      { id, published: next },
      {
        onSuccess: () => setDone(isUndo ? null : next),
        onError: (error) =>
          showToast(
            adminFailure(
              error,
              { title: next ? "Not published" : "Not unpublished" },
              {
                ...MAY_BE_DONE,
                "clinic-is-merged": {
                  title: "Not published",
                  text: "This clinic was merged into another one. Undo the merge first.",
                },
              },
            ),
          ),
      },
    );
  };
  const about = <span className="sr-only">{` ${name}`}</span>;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="text-sm text-quiet empty:-mr-3">
        {done !== null && (done ? "Visitors see it now." : "Visitors no longer see it.")}
      </p>
      {done === published ? (
        <Button tone="outline" aria-disabled={isPending} onClick={() => change(!published, true)}>
          <span>Undo{about}</span>
        </Button>
      ) : (
        <Button tone="outline" aria-disabled={isPending} onClick={() => change(!published, false)}>
          <span>
            <span>{isPending ? "Saving..." : published ? "Unpublish" : "Publish"}</span>
            {about}
          </span>
        </Button>
      )}
    </div>
  );
}
