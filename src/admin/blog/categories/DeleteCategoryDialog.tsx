import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import { ConfirmDialog } from "@/admin/fields/ConfirmDialog.tsx";
import type { BlogCategory } from "@/reading/blog/post.ts";
import { counted } from "@/ui/counted.ts";
import { isolate } from "@/ui/isolate.ts";
import { showToast } from "@/ui/toast.ts";
import { useDeleteCategory } from "./api.ts";

interface DeleteCategoryDialogProps {
  category: BlogCategory;
  posts: number | undefined;
  onClose: () => void;
}

export function DeleteCategoryDialog({ category, posts, onClose }: DeleteCategoryDialogProps) {
  const { mutateAsync, isPending } = useDeleteCategory();
  const remove = async () => {
    // Awaited here, since the dialog unmounts with its row once the list is refetched.
    try {
      await mutateAsync(category.id);
      showToast({ title: "Category deleted" });
    } catch (error) {
      showToast(adminFailure(error, { title: "The category wasn't deleted" }, MAY_BE_DONE));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Delete the category “${isolate(category.name)}”`}
      text={describeConsequence(posts)}
      action="Delete"
      waiting="Deleting..."
      isPending={isPending}
      isFinal
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

function describeConsequence(posts: number | undefined): string {
  if (posts === undefined) return "Its posts stay, without a category.";
  if (posts === 0) return "No post is in it.";
  return `${counted(posts, "post stays", "posts stay")}, without a category.`;
}
