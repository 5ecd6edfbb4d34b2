export interface VoteAudit {
  clinics: number;
  votes: number;
  /** Counters that differ from the number of valid votes. */
  wrong: { clinic_id: string; counter: number; valid_votes: number; voided_votes: number }[];
  bursts: { clinic_id: string; hour: string; votes: number; addresses: number; unproven: number }[];
}

/** The database names no more bursts; the fullest come first. */
export const MOST_BURSTS = 100;

export function isVoteAudit(answer: unknown): answer is VoteAudit {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "wrong" in answer &&
    Array.isArray(answer.wrong) &&
    "bursts" in answer &&
    Array.isArray(answer.bursts)
  );
}
