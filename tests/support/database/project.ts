import postgres from "postgres";
import { openStack } from "../../../supabase/stack/stack.ts";
import { listPrivileges } from "./privileges.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "./secrets.ts";

/**
 * Starts the parts of a hosted project on a temporary database.
 * @returns the stack, a copy of its database right after `supabase db push`, and the public roles'
 * privileges there
 */
export async function startDatabaseProject(options?: { fsync?: boolean }) {
  let pushed = { pushedUrl: "", pushedPrivileges: [] as string[] };
  const stack = await openStack({
    ...options,
    jwtSecret: TEST_JWT_SECRET,
    secretKey: TEST_SECRET_KEY,
    async afterPush(databaseUrl) {
      pushed = { pushedUrl: await copyOf(databaseUrl), pushedPrivileges: await privilegesIn(databaseUrl) };
    },
  });
  return { ...stack, ...pushed };
}

async function copyOf(url: string): Promise<string> {
  const [original, copy, elsewhere] = [new URL(url), new URL(url), new URL(url)];
  copy.pathname = "/pushed";
  // Postgres copies only a database without connections.
  elsewhere.pathname = "/template1";
  const sql = postgres(elsewhere.href, { max: 1 });
  try {
    await sql.unsafe(`create database pushed template ${original.pathname.slice(1)}`);
    return copy.href;
  } finally {
    await sql.end();
  }
}

async function privilegesIn(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1 });
  try {
    return await listPrivileges(sql);
  } finally {
    await sql.end();
  }
}
