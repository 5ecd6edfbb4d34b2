import { useEffect, useRef, useState } from "react";
import { showToast } from "@/ui/toast.ts";
import { isAddressBanned, reportCaptchaFailure, useUpvote } from "./api.ts";
import HumanCheckDialog from "./HumanCheckDialog.tsx";
import { startHumanCheckProof } from "./humanCheckProof.ts";
import { captchaFailureMessage, voteErrorMessage, voteResultMessage } from "./messages.ts";
import type { Candidate } from "./UpvoteProvider.tsx";

interface VoteFlowProps {
  clinic: Candidate;
  /** The check was passed and the vote is on its way. */
  onVoting: () => void;
  /** Nothing more will come: dismissed, refused, or answered. */
  onEnd: () => void;
}

interface PreparedVote {
  isBanned: Promise<boolean>;
  proof: Promise<string | null>;
}

/** One vote from the human check to the answer. */
export default function VoteFlow({ clinic, onVoting, onEnd }: VoteFlowProps) {
  const { mutate } = useUpvote();
  const [isChecking, setIsChecking] = useState(true);
  const prepared = useRef<PreparedVote | null>(null);

  // The ban check and the proof run while the person is busy with the puzzle.
  useEffect(() => {
    const { ready, cancel } = startHumanCheckProof(clinic.id);
    prepared.current = { isBanned: isAddressBanned(), proof: ready };
    return cancel;
  }, [clinic.id]);

  const vote = () => {
    if (!prepared.current) return;
    setIsChecking(false);
    onVoting();
    mutate(
      { clinicId: clinic.id, ...prepared.current },
      {
        onSuccess: (result) => showToast(voteResultMessage(result)),
        onError: (error) => showToast(voteErrorMessage(error)),
        onSettled: onEnd,
      },
    );
  };

  const reportFailure = async () => {
    const result = await reportCaptchaFailure();
    const message = captchaFailureMessage(result);
    if (message) showToast(message);
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
