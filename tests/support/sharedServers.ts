import { serveBuiltSite, SITE_FOLDER, startServer } from "./server.ts";

const PORT = Number(process.env.E2E_PORT ?? "4273");

/** Serves tests that act as visitors: they read, vote and send forms, so only counts change under the others. */
export const VISITORS_URL = `http://127.0.0.1:${PORT}`;

export const ADMIN_URL = `http://127.0.0.1:${PORT + 10}`;

/** Builds the site once, for the servers of single tests too, and returns what stops both servers. */
export default async function startSharedServers(): Promise<() => Promise<void>> {
  const visitors = await startServer({
    PORT: new URL(VISITORS_URL).port,
    DATA_DIR: "memory://",
    BUILD_DIR: SITE_FOLDER,
  });
  const admin = await serveBuiltSite({ PORT: new URL(ADMIN_URL).port }).catch(async (error: unknown) => {
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
