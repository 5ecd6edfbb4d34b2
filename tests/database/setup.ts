import type { TestProject } from "vitest/node";
import { serveGateway } from "../../supabase/stack/serveGateway.ts";
import { silenceLite } from "../support/database/log.ts";
import { startDatabaseProject } from "../support/database/project.ts";

declare module "vitest" {
  interface ProvidedContext {
    apiUrl: string;
    databaseUrl: string;
    /** A database as it was after `supabase db push --include-seed`, which is all that a deployment runs. */
    pushedUrl: string;
    /** What the two public roles may do there. */
    pushedPrivileges: string[];
  }
}

/** One Postgres and one API for all database tests; vitest calls what this returns at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startDatabaseProject();
  const server = await serveGateway(stack);
  silenceLite();
  project.provide("apiUrl", server.url);
  project.provide("databaseUrl", stack.databaseUrl);
  project.provide("pushedUrl", stack.pushedUrl);
  project.provide("pushedPrivileges", stack.pushedPrivileges);
  return async () => {
    await server.close();
    await stack.close();
  };
}
