import { adminFailure, lostAnswer } from "@/admin/fields/adminFailure.ts";
import { ConfirmDialog } from "@/admin/fields/ConfirmDialog.tsx";
import { counted } from "@/ui/counted.ts";
import { formatLongDate } from "@/ui/dates.ts";
import { showToast } from "@/ui/toast.ts";
import { useShorten } from "./shortenApi.ts";

interface ShortenDialogProps {
  many: number;
  day: string;
  before: string;
  onClose: () => void;
}

export function ShortenDialog({ many, day, before, onClose }: ShortenDialogProps) {
  const { mutate, isPending } = useShorten();
  const shorten = () =>
    mutate(before, {
      onSuccess: (deleted) =>
        showToast({
          title: `${counted(deleted, "change", "changes")} deleted`,
          text: "The history says so at its top.",
        }),
      onError: (error) =>
        showToast(
          adminFailure(
            error,
            { title: "Nothing was deleted" },
            {
              ...lostAnswer("They may be deleted. The history says so at its top."),
              "history-is-kept": {
                title: "Nothing was deleted",
                text: "The last year is kept. Choose an earlier day.",
              },
              "owners-only": { title: "Nothing was deleted", text: "Only owners can do this." },
            },
          ),
        ),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={`Delete ${counted(many, "change", "changes")} for good?`}
      text={`This deletes who changed what before ${formatLongDate(day)}, and what was there before. Those changes can no longer be put back.`}
      action="Delete"
      waiting="Deleting..."
      isPending={isPending}
      isFinal
      onConfirm={shorten}
      onClose={onClose}
    />
  );
}
