import { readText, readValue, writeValue } from "@/storage/storage.ts";

const KEY = "clinic-votes";

/** The clinics that a session voted for, as far as this browser saw. */
interface VotesOfSession {
  session: string;
  clinicIds: string[];
}

/** Where storage is blocked or full, until the page is left. */
let inMemory: VotesOfSession | null = null;

/** Remembers that the vote of a session for a clinic is stored, for as long as the browser tab is open. */
export function rememberVoted(clinicId: string, session: string): void {
  const before = inMemory ?? storedVotes();
  const earlier = before?.session === session ? before.clinicIds : [];
  const votes = { session, clinicIds: [...new Set([...earlier, clinicId])] };
  inMemory = writeValue(KEY, votes) ? null : votes;
}

/** Whether this browser tab's vote for a clinic is stored. A new session has not voted yet. */
export function hasVoted(clinicId: string): boolean {
  return (inMemory ?? storedVotes())?.clinicIds.includes(clinicId) === true;
}

function storedVotes(): VotesOfSession | null {
  const value = readValue(KEY);
  return isVotes(value) && value.session === readText("clinic-session-id") ? value : null;
}

function isVotes(value: unknown): value is VotesOfSession {
  return (
    typeof value === "object" &&
    value !== null &&
    "session" in value &&
    "clinicIds" in value &&
    Array.isArray(value.clinicIds)
  );
}
