import { useEffect, useRef, useState } from "react";
import { dismissToasts, type ToastMessage } from "@/ui/toast.ts";
import { useIsShown } from "@/ui/useIsShown.ts";
import { isAddressBanned, reportCaptchaFailure, useUpvote, type PreparedVote } from "./api.ts";
import HumanCheckDialog from "./HumanCheckDialog.tsx";
import { startHumanCheckProof } from "./humanCheckProof.ts";
import { captchaFailureMessage, voteErrorMessage, voteResultMessage } from "./voteMessages.ts";
import { sessionId } from "./session.ts";
import type { Candidate } from "./UpvoteProvider.tsx";

interface VoteFlowProps {
  clinic: Candidate;
  /** A message for as long as the page is shown, also when the check is not any more. */
  onSay: (message: ToastMessage) => void;
  /** Nothing more will come: dismissed, refused, or answered. */
  onEnd: () => void;
}

/** One vote from the human check to the answer. */
export default function VoteFlow({ clinic, onSay, onEnd }: VoteFlowProps) {
  const { mutate } = useUpvote();
  const [isChecking, setIsChecking] = useState(true);
  const [isReporting, setIsReporting] = useState(false);
  const prepared = useRef<PreparedVote | null>(null);
  const isSent = useRef(false);
  const isShown = useIsShown();

  // The ban check and the proof run while the person is busy with the puzzle.
  useEffect(() => {
    // The answer to the vote before would read as this one's.
    dismissToasts();
    const ballot = { clinicId: clinic.id, session: sessionId() };
    const proof = startHumanCheckProof(ballot);
    prepared.current = { ballot, isBanned: isAddressBanned(), proof };
    // A vote that is on its way needs its proof also when the page is left.
    return () => {
      if (!isSent.current) proof.cancel();
    };
  }, [clinic.id]);

  const vote = () => {
    if (!prepared.current) return;
    isSent.current = true;
    setIsChecking(false);
    // 'Try again' is over.
    dismissToasts();
    mutate(prepared.current, {
      onSuccess: (result) => onSay(voteResultMessage(result)),
      onError: (error) => onSay(voteErrorMessage(error)),
      onSettled: onEnd,
    });
  };

  const reportFailure = async () => {
    setIsReporting(true);
    const result = await reportCaptchaFailure();
    setIsReporting(false);
    const message = captchaFailureMessage(result);
    if (message) onSay(message);
    // When this check was closed meanwhile, the next one is not ended.
    if (result?.banned === true && isShown.current) onEnd();
  };

  if (!isChecking) return <OnItsWay />;
  return (
    <HumanCheckDialog
      clinicName={clinic.name}
      isReporting={isReporting}
      onPassed={vote}
      onFailed={() => void reportFailure()}
      onDismissed={onEnd}
    />
  );
}

/** For votes that take longer than a moment: the check's sum may still be worked on. */
function OnItsWay() {
  return (
    <p
      role="status"
      className="late fixed inset-x-4 top-4 z-40 mx-auto w-fit rounded-xl sm:mr-0 lg:top-auto lg:bottom-4 bg-accent px-4 py-2 text-accent-on shadow-lg"
    >
      Sending your vote...
    </p>
  );
}
