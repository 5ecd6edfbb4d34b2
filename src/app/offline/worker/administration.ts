import { scope } from "./scope.ts";

/** By the address that a page was loaded at: its links to the administration load another. */
export async function isOfAdministration(clientId: string): Promise<boolean> {
  const client = clientId === "" ? undefined : await scope.clients.get(clientId);
  return client !== undefined && /^\/admin(\/|$)/.test(new URL(client.url).pathname);
}
