import { useEffect, useEffectEvent, useState } from "react";
import { dismissToasts, type ToastMessage } from "@/ui/toast.ts";
import HumanCheckDialog from "./HumanCheckDialog.tsx";
import type { Move, Turn } from "./turn.ts";
import { useVote } from "./vote.ts";
import {
  captchaFailureMessage,
  NEEDS_NETWORK,
  reportErrorMessage,
  voteErrorMessage,
  voteResultMessage,
} from "./voteMessages.ts";

interface VoteFlowProps extends Turn {
  /** Works as long as the page is shown, even after the check closes. */
  onMessage: (message: ToastMessage) => void;
  onStep: Move;
}

export default function VoteFlow(props: VoteFlowProps) {
  const [isOnline] = useState(() => navigator.onLine);
  return isOnline ? <Check {...props} /> : <NoNetwork {...props} />;
}

/** Sooner than after the check: a vote is never kept for later. */
function NoNetwork({ clinic, onMessage, onStep }: VoteFlowProps) {
  const refuse = useEffectEvent(() => {
    onMessage(NEEDS_NETWORK);
    onStep(clinic, null);
  });
  useEffect(() => refuse(), []);
  return null;
}

function Check({ clinic, step, onMessage, onStep }: VoteFlowProps) {
  const vote = useVote(clinic.id, (refusal) => {
    onMessage(voteErrorMessage(refusal));
    onStep(clinic, null);
  });

  // An older answer would read as this vote's.
  const isSending = step === "sending";
  useEffect(dismissToasts, [isSending]);

  const cast = () => {
    onStep(clinic, "sending");
    vote.cast({
      onSuccess: (result) => onMessage(voteResultMessage(result)),
      onError: (error) => onMessage(voteErrorMessage(error)),
      onSettled: () => onStep(clinic, null),
    });
  };

  const reportFailure = async () => {
    if (step !== "checking") return;
    onStep(clinic, "reporting");
    const { message, isBanned } = await vote.reportFailure().then(
      (result) => ({ message: captchaFailureMessage(result), isBanned: result?.banned === true }),
      (error: unknown) => ({ message: reportErrorMessage(error), isBanned: false }),
    );
    if (message) onMessage(message);
    onStep(clinic, isBanned ? null : "reported", "reporting");
  };

  if (isSending) return <SendingNotice />;
  return (
    <HumanCheckDialog
      clinicName={clinic.name}
      step={step}
      onPassed={cast}
      onFailed={() => void reportFailure()}
      onDismissed={() => onStep(clinic, null)}
    />
  );
}

function SendingNotice() {
  return (
    <p
      role="status"
      className="late fixed inset-x-4 top-4 z-40 mx-auto w-fit rounded-xl sm:mr-0 lg:top-auto lg:bottom-[calc(1rem+var(--tray-height,0px))] bg-accent px-4 py-2 text-accent-on shadow-lg"
    >
      Sending your vote...
    </p>
  );
}
