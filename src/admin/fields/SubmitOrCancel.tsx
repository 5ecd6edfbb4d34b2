import { Button } from "@/ui/Button.tsx";

interface SubmitOrCancelProps {
  label: string;
  pendingLabel: string;
  isPending: boolean;
  onCancel: () => void;
}

export function SubmitOrCancel({ label, pendingLabel, isPending, onCancel }: SubmitOrCancelProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? pendingLabel : label}
      </Button>
      <Button tone="outline" aria-disabled={isPending} onClick={() => !isPending && onCancel()}>
        Cancel
      </Button>
    </div>
  );
}
