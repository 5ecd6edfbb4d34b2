import { Button } from "@/ui/Button.tsx";
import { failedSave } from "./adminFailure.ts";

interface SaveBarProps {
  label: string;
  isSaving: boolean;
  error: Error | null;
  isUnsaved: boolean;
}

export function SaveBar({ label, isSaving, error, isUnsaved }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 *:scroll-m-0 mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper py-4">
      <Button type="submit" aria-disabled={isSaving} className="min-w-32">
        {isSaving ? "Saving..." : label}
      </Button>
      {error ? (
        <p className="text-sm text-alarm">{failedSave(error)}</p>
      ) : (
        isUnsaved && <p className="text-sm text-quiet">Not saved yet; kept in this browser.</p>
      )}
    </div>
  );
}
