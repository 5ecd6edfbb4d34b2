import { ConfirmDialog } from "@/admin/fields/ConfirmDialog.tsx";
import { isolate } from "@/ui/isolate.ts";
import { showToast } from "@/ui/toast.ts";
import { useRestore } from "./api.ts";
import type { Change } from "./change.ts";
import { restoreFailure } from "./restoreMessages.ts";
import { columnName } from "./formatChange.ts";

interface RestoreDialogProps {
  change: Change;
  onRestored: (change: number) => void;
  undoButton: () => HTMLElement | null | undefined;
  onClose: () => void;
}

export function RestoreDialog({ change, onRestored, undoButton, onClose }: RestoreDialogProps) {
  const { mutate, isPending } = useRestore();
  const restore = () =>
    mutate(change.id, {
      onSuccess: onRestored,
      onError: (error) => showToast(restoreFailure(error)),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title="Put back what was there before"
      text={whatHappens(change)}
      action="Put back"
      waiting="Putting back..."
      isPending={isPending}
      returnTo={undoButton}
      onConfirm={restore}
      onClose={onClose}
    />
  );
}

function whatHappens({ action, rowName, before }: Change): string {
  const name = rowName === null ? "This" : isolate(rowName);
  if (action === "delete") return `${name} will come back as it was when it was deleted.`;
  const columns = Object.keys(before ?? {}).map((column) => columnName(column).toLowerCase());
  return `As before this change: ${columns.join(", ")}. Whatever else was changed since then stays.`;
}
