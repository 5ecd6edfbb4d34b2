import { Button } from "@/ui/Button.tsx";

interface SubmitOrCancelProps {
  /** Such as `Save`, and `Saving...` while it is pending. */
  label: string;
  pendingLabel: string;
  isPending: boolean;
  onCancel: () => void;
}

/** The buttons at the end of a form that opens within a page. */
export function SubmitOrCancel({ label, pendingLabel, isPending, onCancel }: SubmitOrCancelProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? pendingLabel : label}
      </Button>
      <Button tone="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
