import type { TestProject } from "vitest/node";
import { silenceLite } from "../support/database/log.ts";
import { startDatabaseProject } from "../support/database/project.ts";
import { serve } from "../support/database/server.ts";

declare module "vitest" {
  interface ProvidedContext {
    apiUrl: string;
    databaseUrl: string;
    /** What the two public roles may do after `supabase db push` alone. */
    pushedPrivileges: string[];
  }
}

/** One Postgres and one API for all database tests; vitest calls what this returns at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startDatabaseProject();
  const server = await serve(database);
  silenceLite();
  project.provide("apiUrl", server.url);
  project.provide("databaseUrl", database.databaseUrl);
  project.provide("pushedPrivileges", database.pushedPrivileges);
  return async () => {
    await server.close();
    await database.close();
  };
}
