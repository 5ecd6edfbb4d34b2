export interface Candidate {
  id: string;
  name: string;
}

export type Step = "opening" | "checking" | "reporting" | "reported" | "sending";

export interface Turn {
  clinic: Candidate;
  step: Step;
}

/** Moves a clinic's vote to a step, or ends it with null; ignored if the vote has moved on. */
export type Move = (clinic: Candidate, step: Step | null, from?: Step) => void;
