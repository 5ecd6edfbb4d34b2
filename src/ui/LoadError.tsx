import { Button } from "./Button.tsx";
import { ConnectionErrorDrawing } from "./drawings/ConnectionErrorDrawing.tsx";
import { Notice, type NoticeProps } from "./Notice.tsx";

interface LoadErrorProps {
  failure: Pick<NoticeProps, "title" | "text" | "reference">;
  onRetry?: () => void;
  isPageTitle?: boolean;
  label?: string;
}

const reload = () => location.reload();

export function LoadError({ failure, onRetry = reload, isPageTitle, label = "Retry" }: LoadErrorProps) {
  return (
    <Notice role="alert" drawing={<ConnectionErrorDrawing />} isPageTitle={isPageTitle} {...failure}>
      <Button onClick={onRetry}>{label}</Button>
    </Notice>
  );
}
