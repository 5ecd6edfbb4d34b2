export interface Candidate {
  id: string;
  name: string;
}

/** Where a vote stands, from the click to its answer. A check reports one failure at most. */
export type Step = "opening" | "checking" | "reporting" | "reported" | "sending";

/** The one vote that a page is busy with. */
export interface Turn {
  clinic: Candidate;
  step: Step;
}

/**
 * Takes a clinic's vote to a step, or ends it with null. What comes late does nothing: when
 * another clinic's turn has come, or the vote is no longer where it would move on from.
 */
export type Move = (clinic: Candidate, step: Step | null, from?: Step) => void;
