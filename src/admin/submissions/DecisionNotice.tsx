import type { ReactNode } from "react";
import { Button } from "@/ui/Button.tsx";
import { formatLongDate } from "@/ui/dates.ts";

interface DecisionNoticeProps {
  what: string;
  at: string | null;
  by: string | null;
  reason: string | null;
  isPending: boolean;
  onUndo: () => void;
  children?: ReactNode;
}

export function DecisionNotice({ what, at, by, reason, isPending, onUndo, children }: DecisionNoticeProps) {
  return (
    <section aria-label="Decision" className="grid justify-items-start gap-2 rounded-2xl bg-accent-soft p-5">
      <h2 className="text-xl">{what}</h2>
      <p className="wrap-anywhere">
        {at !== null && <span>{`On ${formatLongDate(at)}`}</span>}
        {by !== null && <span>{` by ${by}`}</span>}
        <span>.</span>
      </p>
      {reason !== null && (
        <p className="wrap-anywhere whitespace-pre-line">
          Reason: <bdi>{reason}</bdi>
        </p>
      )}
      {children}
      <Button tone="outline" aria-disabled={isPending} onClick={() => !isPending && onUndo()}>
        {isPending ? "Taking it back..." : "Take it back"}
      </Button>
    </section>
  );
}
