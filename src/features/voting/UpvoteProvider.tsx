import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { loadToastList, showToast } from "@/ui/toast.ts";
import { isAddressBanned, reportCaptchaFailure, useUpvote } from "./api.ts";
import { startHumanCheckProof, type HumanCheckProof } from "./humanCheckProof.ts";
import { captchaFailureMessage, voteErrorMessage, voteResultMessage } from "./messages.ts";

const loadHumanCheck = () => import("./HumanCheckDialog.tsx");
const HumanCheckDialog = lazy(loadHumanCheck);

interface Candidate {
  id: string;
  name: string;
}

interface Voting {
  /** True while a vote is on its way: every upvote button is disabled meanwhile. */
  isVoting: boolean;
  /** Opens the human check for a clinic; passing it sends the vote. */
  askForVote: (clinic: Candidate) => void;
}

const VotingContext = createContext<Voting | null>(null);

/** The voting of the page around it. @throws when there is no UpvoteProvider above */
export function useVoting(): Voting {
  const voting = use(VotingContext);
  if (!voting) throw new Error("useVoting needs an UpvoteProvider above it");
  return voting;
}

/**
 * Holds one page's voting: the pending clinic, its human check, and the vote. It lives as
 * long as the page, so a vote that is answered after the page was left says nothing.
 */
export function UpvoteProvider({ children }: { children: ReactNode }) {
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const { mutate, isPending } = useUpvote();
  const prepared = useRef<{ isBanned: Promise<boolean>; proof: HumanCheckProof } | null>(null);

  const askForVote = useCallback((clinic: Candidate) => {
    // The ban check and the proof run while the person is busy with the puzzle.
    prepared.current = { isBanned: isAddressBanned(), proof: startHumanCheckProof(clinic.id) };
    Promise.all([loadHumanCheck(), loadToastList()]).then(
      () => setCandidate(clinic),
      (error: unknown) => console.error("The human check could not be loaded", error),
    );
  }, []);

  const dismiss = () => {
    prepared.current?.proof.cancel();
    setCandidate(null);
  };

  const vote = (clinicId: string) => {
    setCandidate(null);
    if (!prepared.current) return;
    const { isBanned, proof } = prepared.current;
    mutate(
      { clinicId, isBanned, proof: proof.ready },
      {
        onSuccess: (result) => showToast(voteResultMessage(result)),
        onError: (error) => showToast(voteErrorMessage(error)),
      },
    );
  };

  const reportFailure = async () => {
    const result = await reportCaptchaFailure();
    const message = captchaFailureMessage(result);
    if (message) showToast(message);
    if (result?.banned === true) dismiss();
  };

  const voting = useMemo(() => ({ isVoting: isPending, askForVote }), [isPending, askForVote]);
  return (
    <VotingContext value={voting}>
      {children}
      {candidate && (
        <Suspense>
          <HumanCheckDialog
            clinicName={candidate.name}
            onPassed={() => vote(candidate.id)}
            onFailed={() => void reportFailure()}
            onDismissed={dismiss}
          />
        </Suspense>
      )}
    </VotingContext>
  );
}
