import { ConflictDialog as Question } from "@/admin/drafts/ConflictDialog.tsx";
import type { Conflict, PostVersion } from "./api.ts";

interface ConflictDialogProps {
  conflict: Conflict;
  onClose: () => void;
  onSaveAnyway: (over: PostVersion | null) => void;
}

export function ConflictDialog({ conflict, onClose, onSaveAnyway }: ConflictDialogProps) {
  const post = conflict.kind === "gone" ? null : conflict.post;
  return (
    <Question
      thing="post"
      newerAt={post && "/admin/history?kind=blog"}
      onClose={onClose}
      onSaveAnyway={() => onSaveAnyway(post && { id: post.id, updatedAt: post.updatedAt })}
    />
  );
}
