import { Button } from "@/ui/Button.tsx";
import { useHydrated } from "@/ui/useHydrated.ts";

interface FormButtonsProps {
  labels: { idle: string; busy: string };
  isSending: boolean;
  isDirty: boolean;
  onClear: () => void;
}

export function FormButtons({ labels, isSending, isDirty, onClear }: FormButtonsProps) {
  const isHydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* Before hydration a submit would put the entries into the address. */}
      <Button type={isHydrated ? "submit" : "button"} aria-disabled={isSending} className="min-w-60">
        {isSending ? labels.busy : labels.idle}
      </Button>
      {isDirty && !isSending && (
        <Button tone="plain" className="max-sm:-ml-4" onClick={onClear}>
          Clear the form
        </Button>
      )}
    </div>
  );
}
