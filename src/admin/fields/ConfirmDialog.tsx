import { Button } from "@/ui/Button.tsx";
import { Dialog, type DialogProps } from "@/ui/Dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  text: string;
  action: string;
  waiting: string;
  isPending: boolean;
  isFinal?: boolean;
  /** Gets the focus afterwards, instead of what opened the dialog. */
  returnTo?: DialogProps["returnTo"];
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  title,
  text,
  action,
  waiting,
  isPending,
  isFinal = false,
  returnTo,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  // Closed while it is carried out, it would not say what became of it.
  const close = () => !isPending && onClose();
  return (
    <Dialog title={title} description={text} returnTo={returnTo} onClose={close}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="outline" aria-disabled={isPending} onClick={close}>
          Cancel
        </Button>
        <Button
          aria-disabled={isPending}
          onClick={() => !isPending && onConfirm()}
          tone={isFinal ? "alarm" : "accent"}
        >
          {isPending ? waiting : action}
        </Button>
      </div>
    </Dialog>
  );
}
