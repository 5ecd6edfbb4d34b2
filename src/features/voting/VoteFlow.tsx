import { useEffect, useRef, useState } from "react";
import type { ToastMessage } from "@/ui/toast.ts";
import { isAddressBanned, reportCaptchaFailure, useUpvote, type PreparedVote } from "./api.ts";
import HumanCheckDialog from "./HumanCheckDialog.tsx";
import { startHumanCheckProof } from "./humanCheckProof.ts";
import { captchaFailureMessage, voteErrorMessage, voteResultMessage } from "./messages.ts";
import { sessionId } from "./session.ts";
import type { Candidate } from "./UpvoteProvider.tsx";

interface VoteFlowProps {
  clinic: Candidate;
  /** The check was passed and the vote is on its way. */
  onVoting: () => void;
  /** A message for as long as the page is shown, also when the check is not any more. */
  onSay: (message: ToastMessage) => void;
  /** Nothing more will come: dismissed, refused, or answered. */
  onEnd: () => void;
}

/** One vote from the human check to the answer. */
export default function VoteFlow({ clinic, onVoting, onSay, onEnd }: VoteFlowProps) {
  const { mutate } = useUpvote();
  const [isChecking, setIsChecking] = useState(true);
  const prepared = useRef<PreparedVote | null>(null);

  // The ban check and the proof run while the person is busy with the puzzle.
  useEffect(() => {
    const ballot = { clinicId: clinic.id, session: sessionId() };
    const { ready, cancel } = startHumanCheckProof(ballot);
    prepared.current = { ballot, isBanned: isAddressBanned(), proof: ready };
    return cancel;
  }, [clinic.id]);

  const vote = () => {
    if (!prepared.current) return;
    setIsChecking(false);
    onVoting();
    mutate(prepared.current, {
      onSuccess: (result) => onSay(voteResultMessage(result)),
      onError: (error) => onSay(voteErrorMessage(error)),
      onSettled: onEnd,
    });
  };

  const reportFailure = async () => {
    const result = await reportCaptchaFailure();
    const message = captchaFailureMessage(result);
    if (message) onSay(message);
    if (result?.banned === true) onEnd();
  };

  if (!isChecking) return null;
  return (
    <HumanCheckDialog
      clinicName={clinic.name}
      onPassed={vote}
      onFailed={() => void reportFailure()}
      onDismissed={onEnd}
    />
  );
}
