import type { Age } from "../messages.ts";
import { scope } from "./scope.ts";

const ages = new Map<string, Age>();

export function ageOf(clientId: string): Age {
  return ages.get(clientId) ?? { cachedAt: null, isUnreachable: false };
}

export async function reportAge(clientId: string, cachedAt: string | null): Promise<void> {
  const before = ageOf(clientId).cachedAt;
  if (cachedAt !== null)
    await report(clientId, { cachedAt: before !== null && before < cachedAt ? before : cachedAt });
}

export async function reportReachability(clientId: string, isUnreachable: boolean): Promise<void> {
  if (ageOf(clientId).isUnreachable !== isUnreachable) await report(clientId, { isUnreachable });
}

/** Not reported now: Firefox would wait for the page, which waits for our answer. */
export function recordReachability(clientId: string, isUnreachable: boolean): void {
  record(clientId, { isUnreachable });
}

function record(clientId: string, change: Partial<Age>): void {
  if (clientId !== "") ages.set(clientId, { ...ageOf(clientId), ...change });
}

async function report(clientId: string, change: Partial<Age>): Promise<void> {
  if (clientId === "") return;
  record(clientId, change);
  const client = await scope.clients.get(clientId);
  client?.postMessage(ageOf(clientId));
}
