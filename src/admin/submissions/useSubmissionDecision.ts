import { useNavigate } from "react-router-dom";
import { showToast } from "@/ui/toast.ts";
import { useAccept, useReject, useReopen } from "./api.ts";
import { decisionFailure } from "./decisionFailure.ts";
import type { Submission } from "./submissionPages.ts";

export function useSubmissionDecision({ id, state }: Submission) {
  const navigate = useNavigate();
  const accepting = useAccept();
  const rejecting = useReject();
  const reopening = useReopen();
  const isBusy = accepting.isPending || rejecting.isPending || reopening.isPending;

  const accept = (clinicId: string, isListed: boolean) => {
    if (isBusy) return;
    accepting.mutate(
      { id, clinicId, isListed },
      {
        onSuccess: () => {
          showToast({
            title: "Submission accepted",
            text: isListed
              ? "It belongs to a clinic that is listed already."
              : "The new clinic is unpublished until you publish it.",
          });
          if (!isListed) void navigate(`/admin/clinics/${clinicId}`);
        },
        onError: showFailure("The submission could not be accepted"),
      },
    );
  };
  const reject = (reason: string) => {
    if (isBusy) return;
    rejecting.mutate(
      { id, reason },
      {
        onSuccess: () => showToast({ title: "Submission rejected" }),
        onError: showFailure("The submission could not be rejected"),
      },
    );
  };
  const undo = () => {
    if (isBusy) return;
    reopening.mutate(id, {
      onSuccess: (isClinicGone) => showToast(reopenedMessage(state, isClinicGone)),
      onError: showFailure("This could not be taken back"),
    });
  };
  return { accept, reject, undo, isBusy };
}

const showFailure = (title: string) => (error: unknown) => showToast(decisionFailure(error, title));

function reopenedMessage(state: Submission["state"], isClinicGone: boolean) {
  const title = "The submission is new again";
  if (state === "rejected") return { title };
  return {
    title,
    text: isClinicGone
      ? "The unpublished clinic that was made from it is gone."
      : "The clinic stays: it was listed before, or someone has worked on it since.",
  };
}
