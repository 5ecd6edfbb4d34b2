import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import type { PostToSave, Saved } from "./api.ts";

interface ConflictDialogProps {
  conflict: Exclude<Saved, { kind: "saved" }>;
  onClose: () => void;
  /** Saves over the version that is there now; null makes a new post. */
  onSaveAnyway: (over: PostToSave["base"]) => void;
}

/** Tells the second of two admins, who decides; nothing is overwritten or mixed unasked. */
export function ConflictDialog({ conflict, onClose, onSaveAnyway }: ConflictDialogProps) {
  const isGone = conflict.kind === "gone";
  const over = isGone ? null : { id: conflict.post.id, updatedAt: conflict.post.updatedAt };
  return (
    <Dialog
      title={isGone ? "This post was deleted meanwhile" : "Somebody else saved this post meanwhile"}
      description={
        isGone
          ? "Nothing was saved. Your text is still here, and can become a new post."
          : "Nothing was saved, and the newer version was not overwritten. Your text is still here."
      }
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="outline" onClick={onClose}>
          Keep editing
        </Button>
        {!isGone && (
          <a
            href={`/admin/blog/edit/${conflict.post.id}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center rounded-lg px-4 text-accent hover:bg-accent-soft"
          >
            See the newer version<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        <Button onClick={() => onSaveAnyway(over)}>
          {isGone ? "Save as a new post" : "Replace it with my text"}
        </Button>
      </div>
    </Dialog>
  );
}
