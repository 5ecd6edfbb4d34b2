import { failureOf } from "@/backend/errors.ts";
import { Badge } from "@/ui/Badge.tsx";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { showToast } from "@/ui/toast.ts";
import type { Voiding } from "./voidingsApi.ts";
import { useUndoVoiding } from "./voidMutations.ts";
import { VOTE_CHANGE_REFUSALS } from "./voteRefusals.ts";
import { formatMinute, formatTimeSpan, formatVoteCount } from "./formatVotes.ts";

export function VoidingRow({ voiding }: { voiding: Voiding }) {
  const { id, at, by, isByOperator, isRestoring, votes, reason, first, last, undoneAt } = voiding;
  const { mutate, isPending } = useUndoVoiding();
  const takeBack = () =>
    mutate(id, {
      onSuccess: (many) =>
        showToast(
          many === 0
            ? { title: "No vote was left to take back" }
            : { title: `${formatVoteCount(many)} restored` },
        ),
      onError: (error) =>
        showToast(failureOf(error, { title: "Nothing was taken back" }, VOTE_CHANGE_REFUSALS)),
    });
  const what = `${formatVoteCount(votes)} for ${formatClinics(voiding)}`;
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 p-5">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">
          <bdi>{what}</bdi>
          <span>{` ${isRestoring ? "restored" : "voided"}`}</span>
        </h2>
        {reason && (
          <p className="wrap-anywhere">
            <bdi>{reason}</bdi>
          </p>
        )}
        <p className="mt-1 text-sm wrap-anywhere text-quiet">
          <span>{`${formatMinute(at)}, by ${isByOperator ? "the operator" : (by ?? "a deleted account")}`}</span>
          {first && last && <span>{`; cast ${formatTimeSpan(first, last)}`}</span>}
        </p>
        {undoneAt !== null && (
          <p className="mt-2">
            <Badge tone="quiet">{`Taken back ${formatMinute(undoneAt)}`}</Badge>
          </p>
        )}
        {isByOperator && !isRestoring && undoneAt === null && (
          <p className="mt-1 text-sm text-quiet">Only the operator can take this back.</p>
        )}
      </div>
      {!isRestoring && !isByOperator && undoneAt === null && (
        <Button tone="outline" aria-disabled={isPending} onClick={() => !isPending && takeBack()}>
          <span>
            <span>{isPending ? "Taking back..." : "Take back"}</span>
            <span className="sr-only">{` ${what}`}</span>
          </span>
        </Button>
      )}
    </Card>
  );
}

function formatClinics({ clinics, clinic }: Voiding): string {
  return clinics === 1 ? clinic.name : `${clinics} clinics`;
}
