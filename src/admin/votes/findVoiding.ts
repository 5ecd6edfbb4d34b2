import { dayFrom, hourFrom } from "./periods.ts";
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

function wasCastIn({ first, last }: Voiding, which: { hour: string } | { day: string }): boolean {
  if (first === null || last === null) return false;
  const { p_from: from, p_until: until } = "hour" in which ? hourFrom(which.hour) : dayFrom(which.day);
  return new Date(first) >= new Date(from) && new Date(last) < new Date(until);
}

/**
 * Returns the id of the newest that matches and stands, since the call returns only a number of votes.
 * @param by the e-mail address of whoever voided them
 */
export function findVoiding(
  voidings: Voiding[],
  { which, reason, votes }: VoidedVotes,
  by: string | undefined,
): number | undefined {
  const isOfIt = (voiding: Voiding) => {
    // Votes of the clinics that were merged into it are voided with its own.
    const isOfClinic = which.clinic === null || voiding.clinics > 1 || voiding.clinic.id === which.clinic;
    return isOfClinic && ("address" in which || wasCastIn(voiding, which));
  };
  // As it is stored.
  const composed = reason.normalize("NFC");
  return voidings.find(
    (each) =>
      each.by === by && stands(each) && isOfIt(each) && each.reason === composed && each.votes === votes,
  )?.id;
}
