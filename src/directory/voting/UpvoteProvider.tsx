import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { showToast, type ToastMessage } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import type { Candidate, Move, Turn } from "./turn.ts";
import { VOTE_FAILED } from "./voteFailed.ts";

interface Voting {
  /** True from the click to the vote's answer: every upvote button waits for it. */
  isVoting: boolean;
  /** Opens the human check for a clinic; passing it sends the vote. */
  askForVote: (clinic: Candidate) => void;
}

const loadVoteFlow = () => import("./VoteFlow.tsx");
const VoteFlow = lazy(loadVoteFlow);

export const VotingContext = createContext<Voting | null>(null);

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
  const [turn, setTurn] = useState<Turn | null>(null);

  const isShownRef = useIsShown();
  const showMessage = useCallback(
    (message: ToastMessage) => {
      if (isShownRef.current) showToast(message);
    },
    [isShownRef],
  );

  const move = useCallback<Move>((clinic, step, from) => {
    setTurn((current) => {
      const isLate = current?.clinic !== clinic || (from && current.step !== from);
      return isLate ? current : step && { clinic, step };
    });
  }, []);

  const askForVote = useCallback(
    (clinic: Candidate) => {
      setTurn({ clinic, step: "opening" });
      preloadToasts();
      importChunk(loadVoteFlow, "Opening the human check...").then(
        () => move(clinic, "checking"),
        (error: unknown) => {
          move(clinic, null);
          logError(error);
          showMessage(failureOf(error, VOTE_FAILED));
        },
      );
    },
    [move, showMessage],
  );

  const isVoting = turn !== null;
  const voting = useMemo(() => ({ isVoting, askForVote }), [isVoting, askForVote]);
  return (
    <VotingContext value={voting}>
      {children}
      {turn && turn.step !== "opening" && (
        <Suspense>
          <VoteFlow {...turn} onMessage={showMessage} onStep={move} />
        </Suspense>
      )}
    </VotingContext>
  );
}
