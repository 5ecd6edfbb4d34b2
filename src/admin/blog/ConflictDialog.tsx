import { ConflictDialog as Question } from "@/admin/drafts/ConflictDialog.tsx";
import type { Conflict, PostVersion } from "./api.ts";

interface ConflictDialogProps {
  conflict: Conflict;
  onClose: () => void;
  /** Saves over the version that is there now; null makes a new post. */
  onSaveAnyway: (over: PostVersion | null) => void;
}

/** Asks the second of two admins who edit a post. */
export function ConflictDialog({ conflict, onClose, onSaveAnyway }: ConflictDialogProps) {
  const post = conflict.kind === "gone" ? null : conflict.post;
  return (
    <Question
      thing="post"
      newerAt={post && `/admin/blog/edit/${post.id}`}
      onClose={onClose}
      onSaveAnyway={() => onSaveAnyway(post && { id: post.id, updatedAt: post.updatedAt })}
    />
  );
}
