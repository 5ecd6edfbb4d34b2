import { showToast } from "@/ui/toast.ts";
import { useFinishReport, useRejectReport, useReopenReport } from "./api.ts";
import { decisionFailure } from "./decisionFailure.ts";

export function useReportDecision(id: string) {
  const finishing = useFinishReport();
  const rejecting = useRejectReport();
  const reopening = useReopenReport();
  const isBusy = finishing.isPending || rejecting.isPending || reopening.isPending;
  return {
    isBusy,
    finish: () => isBusy || finishing.mutate(id, withToasts("Report marked as done")),
    reject: (reason: string) => isBusy || rejecting.mutate({ id, reason }, withToasts("Report rejected")),
    undo: () => isBusy || reopening.mutate(id, withToasts("The report is new again")),
  };
}

const withToasts = (title: string) => ({
  onSuccess: () => showToast({ title }),
  onError: (error: unknown) => showToast(decisionFailure(error, "The report could not be changed")),
});
