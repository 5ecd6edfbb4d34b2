import { Button } from "./Button.tsx";
import { Notice, type NoticeProps } from "./Notice.tsx";

interface LoadErrorProps {
  failure: Pick<NoticeProps, "title" | "text" | "reference">;
  /** Without it the page is loaded again. */
  onRetry?: () => void;
}

function reload(): void {
  window.location.reload();
}

/** Stands where content could not be loaded. */
export function LoadError({ failure, onRetry = reload }: LoadErrorProps) {
  return (
    <Notice role="alert" {...failure}>
      <Button onClick={onRetry}>Retry</Button>
    </Notice>
  );
}
