import type { TestProject } from "vitest/node";
import { serveGateway } from "../../supabase/stack/serveGateway.ts";
import { startDatabaseProject } from "../support/database/project.ts";

declare module "vitest" {
  interface ProvidedContext {
    apiUrl: string;
    databaseUrl: string;
    /** Right after `supabase db push --include-seed`. */
    pushedUrl: string;
    /** The same, for one file to make a deployment of. */
    deployedUrl: string;
    pushedPrivileges: string[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startDatabaseProject();
  const server = await serveGateway(stack);
  silenceLite();
  project.provide("apiUrl", server.url);
  project.provide("databaseUrl", stack.databaseUrl);
  project.provide("pushedUrl", stack.pushedUrl);
  project.provide("deployedUrl", stack.deployedUrl);
  project.provide("pushedPrivileges", stack.pushedPrivileges);
  return async () => {
    await server.close();
    await stack.close();
  };
}

/** Lite prints thirty lines for each refusal, which the tests provoke and check anyway. */
function silenceLite(): void {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const [first] = args;
    const fromLite =
      first instanceof Error && /node_modules\/(@supabase\/lite|postgres)\//.test(first.stack ?? "");
    if (!fromLite) print(...args);
  };
}
