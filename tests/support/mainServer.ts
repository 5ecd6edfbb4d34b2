import { SITE_FOLDER, startServer } from "./server.ts";

export const MAIN_PORT = process.env.E2E_PORT ?? "4273";

/**
 * Starts what a newcomer starts, with a database of its own that is gone afterwards. Its
 * site is the one that the servers of single tests serve too. Playwright calls what this
 * returns at the end.
 */
export default async function startMainServer(): Promise<() => Promise<void>> {
  const server = await startServer({ PORT: MAIN_PORT, DATA_DIR: "memory://", BUILD_DIR: SITE_FOLDER });
  return async () => {
    await server.stop();
  };
}
