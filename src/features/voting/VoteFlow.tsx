import { useEffect, useRef, useState } from "react";
import { showToast } from "@/ui/toast.ts";
import { isAddressBanned, reportCaptchaFailure, useUpvote } from "./api.ts";
import HumanCheckDialog from "./HumanCheckDialog.tsx";
import { startHumanCheckProof } from "./humanCheckProof.ts";
import { captchaFailureMessage, voteErrorMessage, voteResultMessage } from "./messages.ts";
import type { Candidate } from "./UpvoteProvider.tsx";

interface VoteFlowProps {
  clinic: Candidate;
  /** Nothing more will come: dismissed, refused, or answered. */
  onEnd: () => void;
}

interface PreparedVote {
  isBanned: Promise<boolean>;
  proof: Promise<string | null>;
}

/** One vote from the human check to the answer. */
export default function VoteFlow({ clinic, onEnd }: VoteFlowProps) {
  const { mutate } = useUpvote();
  const [isChecking, setIsChecking] = useState(true);
  const [isReporting, setIsReporting] = useState(false);
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
    setIsReporting(true);
    const result = await reportCaptchaFailure();
    setIsReporting(false);
    const message = captchaFailureMessage(result);
    if (message) showToast(message);
    if (result?.banned === true) onEnd();
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
      className="late fixed inset-x-4 bottom-4 z-40 mx-auto w-fit rounded-xl bg-accent px-4 py-2 text-accent-on shadow-lg"
    >
      Sending your vote...
    </p>
  );
}
