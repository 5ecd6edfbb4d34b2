import { readText, readValue, writeValue } from "@/storage/storage.ts";

const KEY = "clinic-votes";

interface VotesOfSession {
  session: string;
  clinicIds: string[];
}

let inMemory: VotesOfSession | null = null;

export function rememberVoted(clinicId: string, session: string): void {
  const before = inMemory ?? storedVotes();
  const earlier = before?.session === session ? before.clinicIds : [];
  const votes = { session, clinicIds: [...new Set([...earlier, clinicId])] };
  inMemory = writeValue(KEY, votes) ? null : votes;
}

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
