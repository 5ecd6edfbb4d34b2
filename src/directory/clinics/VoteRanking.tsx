import { Link } from "react-router-dom";
import type { Clinic } from "./clinic.ts";
import { formatVotes } from "./figures.ts";
import { LeaderboardRow } from "./LeaderboardRow.tsx";
import { RankMark } from "./RankMark.tsx";
import { rankByVotes, VOTES_FOR_A_MEDAL, type RankedByVotes } from "./voteRanking.ts";

export function VoteRanking({ clinics, count }: { clinics: Clinic[]; count: number }) {
  const shown = rankByVotes(clinics).slice(0, count);
  return (
    <>
      <p className="mt-3 text-sm text-quiet max-sm:min-h-[2lh] xl:min-h-[2lh]">{rankingNote(shown)}</p>
      {shown.length > 0 && (
        <ol className="mt-1 divide-y divide-line">
          {shown.map(({ clinic, rank, isBySample }) => (
            <LeaderboardRow
              key={clinic.id}
              clinic={clinic}
              mark={<RankMark rank={rank} isHollow={isBySample || clinic.upvoteCount < VOTES_FOR_A_MEDAL} />}
              detail={isBySample ? "Sample ranking" : undefined}
              figure={<strong>{formatVotes(clinic.upvoteCount)}</strong>}
            />
          ))}
        </ol>
      )}
      <p className="mt-1 text-sm">
        <Link to="/how-voting-works" className="text-accent underline underline-offset-4">
          How voting works
        </Link>
      </p>
    </>
  );
}

function rankingNote(shown: RankedByVotes[]): string {
  const isVoted = shown.some(({ clinic }) => clinic.upvoteCount > 0);
  const isBySample = shown.some((each) => each.isBySample);
  if (!isVoted && !isBySample) return "No votes yet. Find a clinic that you know and give it the first one.";
  if (!isVoted) return "No votes yet. For now, clinics are ranked by overall score, a sample figure.";
  if (isBySample) return "Equal votes are ranked by overall score, a sample figure.";
  if (shown.some(({ clinic }) => clinic.upvoteCount < VOTES_FOR_A_MEDAL))
    return `Medals stay hollow until a clinic has ${VOTES_FOR_A_MEDAL} votes. You have one vote per clinic in each browser tab.`;
  return "You have one vote per clinic in each browser tab.";
}
