import { freePort } from "../../supabase/stack/freePort.ts";
import { serveBuiltSite, SITE_FOLDER, startServer } from "./server.ts";

// Playwright's workers inherit them. Fixed ones would be taken beside another run, or after one that was killed.
const visitorsPort = (process.env.E2E_PORT ||= String(await freePort()));
const adminPort = (process.env.E2E_ADMIN_PORT ||= String(await freePort()));

/** Serves tests that act as visitors: they read, vote and send forms, so only counts change under the others. */
export const VISITORS_URL = `http://127.0.0.1:${visitorsPort}`;

export const ADMIN_URL = `http://127.0.0.1:${adminPort}`;

/** Builds the site once, for the servers of single tests too, and returns what stops both servers. */
export default async function startSharedServers(): Promise<() => Promise<void>> {
  const visitors = await startServer({
    PORT: visitorsPort,
    DATA_DIR: "memory://",
    BUILD_DIR: SITE_FOLDER,
  });
  const admin = await serveBuiltSite({ PORT: adminPort }).catch(async (error: unknown) => {
    await visitors.stop();
    throw error;
  });
  return async () => {
    await Promise.all([visitors.stop(), admin.stop()]);
  };
}

/** @throws when a test outside `tests/e2e/admin` is about to sign in */
export function expectAdminServer(url: string): void {
  if (new URL(url).origin === VISITORS_URL) {
    throw new Error("Who signs in may change what other tests read: put this test into tests/e2e/admin");
  }
}
