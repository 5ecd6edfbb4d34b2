import { Button } from "@/ui/Button.tsx";

interface LoadFailureProps {
  children: string;
  action: string;
  onRetry: () => void;
}

export function LoadFailure({ children, action, onRetry }: LoadFailureProps) {
  return (
    <>
      <p className="text-alarm">{children}</p>
      <div>
        <Button tone="outline" onClick={onRetry}>
          {action}
        </Button>
      </div>
    </>
  );
}
