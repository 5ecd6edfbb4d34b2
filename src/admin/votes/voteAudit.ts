/** What `audit_votes` answers. */
export interface VoteAudit {
  clinics: number;
  votes: number;
  /** Clinics whose counter is not the number of their valid votes. */
  wrong: { clinic_id: string; counter: number; valid_votes: number; voided_votes: number }[];
  /** Hours in which one clinic got many votes. */
  bursts: { clinic_id: string; hour: string; votes: number; addresses: number; unproven: number }[];
}

/** Whether an answer looks like an audit: it has both lists. */
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
