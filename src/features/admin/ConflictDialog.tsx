import { Button, ExternalButtonLink } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import type { Conflict, PostVersion } from "./api.ts";

interface ConflictDialogProps {
  conflict: Conflict;
  onClose: () => void;
  /** Saves over the version that is there now; null makes a new post. */
  onSaveAnyway: (over: PostVersion | null) => void;
}

/** Lets the second of two admins decide; nothing is overwritten or merged without asking. */
export function ConflictDialog({ conflict, onClose, onSaveAnyway }: ConflictDialogProps) {
  const isGone = conflict.kind === "gone";
  const over = isGone ? null : { id: conflict.post.id, updatedAt: conflict.post.updatedAt };
  return (
    <Dialog
      title={
        isGone
          ? "This post was deleted while you were editing"
          : "Someone else saved this post while you were editing"
      }
      description={
        isGone
          ? "Nothing was saved. Your text is still here, and you can save it as a new post."
          : "Nothing was saved or overwritten. Your text is still here."
      }
      onClose={onClose}
    >
      {!isGone && (
        <ExternalButtonLink href={`/admin/blog/edit/${conflict.post.id}`} tone="plain" className="mt-2 -ml-4">
          See the newer version
        </ExternalButtonLink>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone={isGone ? "outline" : "accent"} onClick={onClose}>
          Keep editing
        </Button>
        <Button tone={isGone ? "accent" : "outline"} onClick={() => onSaveAnyway(over)}>
          {isGone ? "Save as a new post" : "Replace it with my text"}
        </Button>
      </div>
    </Dialog>
  );
}
