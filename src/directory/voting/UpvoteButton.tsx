import { ChevronUp } from "lucide-react";
import { grouped } from "@/ui/counted.ts";
import { Button } from "@/ui/Button.tsx";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { useVoting } from "./UpvoteProvider.tsx";
import { hasVoted } from "./voted.ts";

interface UpvoteButtonProps {
  clinicId: string;
  clinicName: string;
  upvoteCount: number;
  isQuiet?: boolean;
}

export function UpvoteButton({ clinicId, clinicName, upvoteCount, isQuiet = false }: UpvoteButtonProps) {
  const { isVoting, askForVote } = useVoting();
  const isVoted = useBrowserValue(() => hasVoted(clinicId), false);
  return (
    <Button
      tone={isQuiet ? "plain" : "outline"}
      className={`max-[22rem]:px-2 ${isQuiet ? "text-sm md:max-lg:px-2" : ""}`}
      // Real disabling would drop the focus that the dialog returns.
      aria-disabled={isVoting}
      onClick={() => !isVoting && askForVote({ id: clinicId, name: clinicName })}
    >
      {isVoted ? (
        <span aria-hidden className="w-4">
          ✓
        </span>
      ) : (
        <ChevronUp aria-hidden className="size-4" strokeWidth={2.5} />
      )}
      <span key={isVoted ? "voted" : "open"}>{isVoted ? "You voted" : "Upvote"}</span>{" "}
      <span className="font-semibold tabular-nums">{grouped(upvoteCount)}</span>{" "}
      <span className="sr-only">
        <span>{`so far: ${clinicName}`}</span>
      </span>
    </Button>
  );
}
