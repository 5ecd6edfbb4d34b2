import type { Voiding } from "./voidingsApi.ts";

/** Which votes: those of one hour or day and clinic, or of an address in one clinic or all. */
export type VotesToVoid =
  | { clinic: string; hour: string }
  | { clinic: string; day: string }
  | { address: string; clinic: string | null };

/** What was voided a moment ago. */
export interface VoidedVotes {
  which: VotesToVoid;
  reason: string;
  votes: number;
}

const stands = ({ isByOperator, isRestoring, takenBackAt }: Voiding) =>
  !isByOperator && !isRestoring && takenBackAt === null;

/**
 * Which voiding that was: the newest that says the same and still stands. The call that voids
 * answers with a number of votes alone.
 */
export function justVoided(voidings: Voiding[], { which, reason, votes }: VoidedVotes): number | undefined {
  const isOfIt = ({ clinics, clinic }: Voiding) =>
    which.clinic === null || (clinics === 1 && clinic.id === which.clinic);
  return voidings.find(
    (each) => stands(each) && isOfIt(each) && each.reason === reason && each.votes === votes,
  )?.id;
}
