import type { Age } from "../messages.ts";
import { scope } from "./scope.ts";

/** For each open page, when the oldest stored answer it was given had been read. */
const oldest = new Map<string, string>();

/** Notes that a page was given a stored answer, and tells the page. */
export async function tellAge(clientId: string, keptOn: string | null): Promise<void> {
  if (keptOn === null || clientId === "") return;
  const before = oldest.get(clientId);
  if (before === undefined || keptOn < before) oldest.set(clientId, keptOn);
  const client = await scope.clients.get(clientId);
  client?.postMessage(ageOf(clientId));
}

export function ageOf(clientId: string): Age {
  return { keptOn: oldest.get(clientId) ?? null };
}
