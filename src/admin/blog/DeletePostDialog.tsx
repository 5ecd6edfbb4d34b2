import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import { ConfirmDialog } from "@/admin/fields/ConfirmDialog.tsx";
import type { PostSummary } from "@/reading/blog/post.ts";
import { isolate } from "@/ui/isolate.ts";
import { showToast } from "@/ui/toast.ts";
import { useDeletePost } from "./api.ts";
import { postDrafts } from "./drafts.ts";

interface DeletePostDialogProps {
  post: Pick<PostSummary, "id" | "title">;
  onClose: () => void;
}

export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const { mutateAsync, isPending } = useDeletePost();
  const remove = async () => {
    // Awaited here, since the dialog unmounts with its row once the list is refetched.
    try {
      await mutateAsync(post.id);
      postDrafts.drop(post.id);
      showToast({ title: "Blog post deleted successfully" });
    } catch (error) {
      showToast(adminFailure(error, { title: "Failed to delete blog post" }, MAY_BE_DONE));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title="Delete post"
      text={`Are you sure you want to delete "${isolate(post.title)}"?`}
      action="Delete"
      waiting="Deleting..."
      isPending={isPending}
      isFinal
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
