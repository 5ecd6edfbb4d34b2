import { Button } from "./Button.tsx";

export function StaleNote({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-alarm-soft px-4 py-2 text-alarm">
      <p role="status">This page couldn't be refreshed. What you see may be out of date.</p>
      <Button tone="outline" onClick={() => void onRetry()}>
        Retry
      </Button>
    </div>
  );
}
