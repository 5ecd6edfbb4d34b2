import { adminFailure } from "@/admin/fields/adminFailure.ts";
import type { PostSummary } from "@/reading/blog/post.ts";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { isolate } from "@/ui/isolate.ts";
import { showToast } from "@/ui/toast.ts";
import { useDeletePost } from "./api.ts";
import { postDrafts } from "./drafts.ts";

interface DeletePostDialogProps {
  post: Pick<PostSummary, "id" | "title">;
  onClose: () => void;
}

export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const { mutate, isPending } = useDeletePost();
  const remove = () =>
    mutate(post.id, {
      onSuccess: () => {
        postDrafts.drop(post.id);
        showToast({ title: "Blog post deleted successfully" });
      },
      onError: (error) => showToast(adminFailure(error, { title: "Failed to delete blog post" })),
      onSettled: onClose,
    });
  return (
    <Dialog
      title="Delete post"
      description={`Are you sure you want to delete "${isolate(post.title)}"?`}
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button aria-disabled={isPending} onClick={() => !isPending && remove()} tone="alarm">
          {isPending ? "Deleting..." : "Delete"}
        </Button>
      </div>
    </Dialog>
  );
}
