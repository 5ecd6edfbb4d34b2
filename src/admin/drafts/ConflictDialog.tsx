import { Button, ExternalButtonLink } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";

interface ConflictDialogProps {
  thing: string;
  /** Where it is shown without its editor, which would offer to discard the draft; null where it is deleted. */
  newerAt: string | null;
  onClose: () => void;
  onSaveAnyway: () => void;
}

export function ConflictDialog({ thing, newerAt, onClose, onSaveAnyway }: ConflictDialogProps) {
  const isGone = newerAt === null;
  return (
    <Dialog
      title={
        isGone
          ? `This ${thing} was deleted while you were editing`
          : `Someone else saved this ${thing} while you were editing`
      }
      description={
        isGone
          ? `Nothing was saved. Your text is still here, and you can save it as a new ${thing}.`
          : "Nothing was saved or overwritten. Your text is still here."
      }
      onClose={onClose}
    >
      {!isGone && (
        <ExternalButtonLink href={newerAt} tone="plain" className="mt-2 -ml-4">
          See what they saved
        </ExternalButtonLink>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone={isGone ? "outline" : "accent"} onClick={onClose}>
          Keep editing
        </Button>
        <Button tone={isGone ? "accent" : "outline"} onClick={onSaveAnyway}>
          {isGone ? `Save as a new ${thing}` : "Replace it with my text"}
        </Button>
      </div>
    </Dialog>
  );
}
