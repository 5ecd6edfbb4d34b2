import type { Voiding } from "./voidingsApi.ts";

export type VotesToVoid =
  | { clinic: string; hour: string }
  | { clinic: string; day: string }
  | { address: string; clinic: string | null };

export interface VoidedVotes {
  which: VotesToVoid;
  reason: string;
  votes: number;
}

const stands = ({ isByOperator, isRestoring, undoneAt }: Voiding) =>
  !isByOperator && !isRestoring && undoneAt === null;

/** The newest that matches and stands, since the call returns only a number of votes. */
export function findVoiding(voidings: Voiding[], { which, reason, votes }: VoidedVotes): number | undefined {
  const isOfIt = ({ clinics, clinic }: Voiding) =>
    which.clinic === null || (clinics === 1 && clinic.id === which.clinic);
  return voidings.find(
    (each) => stands(each) && isOfIt(each) && each.reason === reason && each.votes === votes,
  )?.id;
}
