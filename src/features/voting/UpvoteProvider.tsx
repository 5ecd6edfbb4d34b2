import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import { loadPart } from "@/ui/loadPart.ts";
import { prepareToasts, showToast, type ToastMessage } from "@/ui/toast.ts";
import { useIsShown } from "@/ui/useIsShown.ts";
import { VOTE_FAILED } from "./voteFailed.ts";

export interface Candidate {
  id: string;
  name: string;
}

interface Voting {
  /** True from the click to the vote's answer: every upvote button is disabled meanwhile. */
  isVoting: boolean;
  /** Opens the human check for a clinic; passing it sends the vote. */
  askForVote: (clinic: Candidate) => void;
}

const loadVoteFlow = () => import("./VoteFlow.tsx");
const VoteFlow = lazy(loadVoteFlow);

const VotingContext = createContext<Voting | null>(null);

/** The voting of the page around it. @throws when there is no UpvoteProvider above */
export function useVoting(): Voting {
  const voting = use(VotingContext);
  if (!voting) throw new Error("useVoting needs an UpvoteProvider above it");
  return voting;
}

/**
 * Holds one page's voting. The vote itself is a part of its own that loads with the first
 * click; it lives as long as the page, so an answer that comes after the page was left
 * says nothing.
 */
export function UpvoteProvider({ children }: { children: ReactNode }) {
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const [isVoting, setIsVoting] = useState(false);

  const isShownRef = useIsShown();
  const say = useCallback(
    (message: ToastMessage) => {
      if (isShownRef.current) showToast(message);
    },
    [isShownRef],
  );

  const askForVote = useCallback(
    (clinic: Candidate) => {
      setIsVoting(true);
      prepareToasts();
      loadPart(loadVoteFlow, "Opening the human check...").then(
        () => setCandidate(clinic),
        (error: unknown) => {
          setIsVoting(false);
          logError(error);
          say(failureOf(error, VOTE_FAILED));
        },
      );
    },
    [say],
  );

  const end = () => {
    setIsVoting(false);
    setCandidate(null);
  };

  const voting = useMemo(() => ({ isVoting, askForVote }), [isVoting, askForVote]);
  return (
    <VotingContext value={voting}>
      {children}
      {candidate && (
        <Suspense>
          <VoteFlow clinic={candidate} onSay={say} onEnd={end} />
        </Suspense>
      )}
    </VotingContext>
  );
}
