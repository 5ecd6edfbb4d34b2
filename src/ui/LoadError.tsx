import { Button } from "./Button.tsx";
import { ConnectionErrorDrawing } from "./drawings/ConnectionErrorDrawing.tsx";
import { Notice, type NoticeProps } from "./Notice.tsx";

interface LoadErrorProps {
  failure: Pick<NoticeProps, "title" | "text" | "reference">;
  onRetry?: () => void;
  isPageTitle?: boolean;
}

function reload(): void {
  window.location.reload();
}

export function LoadError({ failure, onRetry = reload, isPageTitle = false }: LoadErrorProps) {
  return (
    <Notice role="alert" drawing={<ConnectionErrorDrawing />} isPageTitle={isPageTitle} {...failure}>
      <Button onClick={onRetry}>Retry</Button>
    </Notice>
  );
}
