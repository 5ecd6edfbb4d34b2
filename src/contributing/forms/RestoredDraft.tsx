import { Button } from "@/ui/Button.tsx";

interface RestoredDraftProps {
  isSending: boolean;
  onStartAgain: () => void;
}

export function RestoredDraft({ isSending, onStartAgain }: RestoredDraftProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-accent-soft px-4 py-2"
    >
      <p className="py-1">We restored what you typed last time. It was saved only in this browser.</p>
      <Button
        tone="plain"
        className="-mx-4"
        aria-disabled={isSending}
        onClick={() => !isSending && onStartAgain()}
      >
        Start again
      </Button>
    </div>
  );
}
