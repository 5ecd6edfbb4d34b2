import type { Age } from "../messages.ts";
import { scope } from "./scope.ts";

const ages = new Map<string, Age>();

export function ageOf(clientId: string): Age {
  return ages.get(clientId) ?? { keptOn: null, isUnreachable: false };
}

export async function tellAge(clientId: string, keptOn: string | null): Promise<void> {
  const before = ageOf(clientId).keptOn;
  if (keptOn !== null) await tell(clientId, { keptOn: before !== null && before < keptOn ? before : keptOn });
}

export async function tellReach(clientId: string, isUnreachable: boolean): Promise<void> {
  if (ageOf(clientId).isUnreachable !== isUnreachable) await tell(clientId, { isUnreachable });
}

/** Not told now: Firefox would wait for the page, which waits for our answer. */
export function noteReach(clientId: string, isUnreachable: boolean): void {
  note(clientId, { isUnreachable });
}

function note(clientId: string, change: Partial<Age>): void {
  if (clientId !== "") ages.set(clientId, { ...ageOf(clientId), ...change });
}

async function tell(clientId: string, change: Partial<Age>): Promise<void> {
  if (clientId === "") return;
  note(clientId, change);
  const client = await scope.clients.get(clientId);
  client?.postMessage(ageOf(clientId));
}
