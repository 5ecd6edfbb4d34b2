import { serveBuiltSite, SITE_FOLDER, startServer } from "./server.ts";

const PORT = Number(process.env.E2E_PORT ?? "4273");

/** Serves tests of what visitors do: they read a directory that nobody changes meanwhile. */
export const VISITORS_URL = `http://127.0.0.1:${PORT}`;

/** Serves the tests in `tests/e2e/admin`, which change clinics, facts, posts and places. */
export const ADMIN_URL = `http://127.0.0.1:${PORT + 10}`;

/**
 * Starts what a newcomer starts, twice, each with a database of its own that is gone afterwards.
 * The site is built once, and the servers of single tests serve it too. Playwright calls what this
 * returns at the end.
 */
export default async function startSharedServers(): Promise<() => Promise<void>> {
  const visitors = await startServer({
    PORT: new URL(VISITORS_URL).port,
    DATA_DIR: "memory://",
    BUILD_DIR: SITE_FOLDER,
  });
  const admin = await serveBuiltSite({ PORT: new URL(ADMIN_URL).port });
  return async () => {
    await Promise.all([visitors.stop(), admin.stop()]);
  };
}

/** @throws when a test is about to sign in where visitors' tests read: it belongs into `tests/e2e/admin` */
export function expectAdminServer(url: string): void {
  if (new URL(url).origin === VISITORS_URL) {
    throw new Error("Who signs in may change what other tests read: put this test into tests/e2e/admin");
  }
}
