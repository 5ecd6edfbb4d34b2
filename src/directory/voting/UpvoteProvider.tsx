import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { showToast, type ToastMessage } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import type { Candidate, Move, Turn } from "./turn.ts";
import { hasVoted } from "./voted.ts";
import { VOTE_FAILED } from "./voteFailed.ts";

interface Voting {
  isVoting: boolean;
  askForVote: (clinic: Candidate) => void;
}

const ALREADY_VOTED: ToastMessage = {
  title: "Already voted",
  text: "You have already voted for this clinic.",
  tone: "alarm",
};

const loadVoteFlow = () => import("./VoteFlow.tsx");
const VoteFlow = lazy(loadVoteFlow);

export const VotingContext = createContext<Voting | null>(null);

/** Returns the page's voting. @throws without an UpvoteProvider */
export function useVoting(): Voting {
  const voting = use(VotingContext);
  if (!voting) throw new Error("useVoting needs an UpvoteProvider above it");
  return voting;
}

/** Lives as long as the page, so that late answers say nothing. Voting itself loads with the first click. */
export function UpvoteProvider({ children }: { children: ReactNode }) {
  const [turn, setTurn] = useState<Turn | null>(null);

  const isShownRef = useIsMounted();
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
      preloadToasts();
      // The server would say the same after a second check.
      if (hasVoted(clinic.id)) return showMessage(ALREADY_VOTED);
      setTurn({ clinic, step: "opening" });
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
