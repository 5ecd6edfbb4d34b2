import postgres from "postgres";
import { openStack } from "../../../supabase/stack/stack.ts";
import { listPrivileges } from "./privileges.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "./secrets.ts";

/**
 * The parts of a hosted project on a database of the test's own, which is thrown away afterwards.
 *
 * @returns the stack, and what the public roles may do after `supabase db push` alone
 */
export async function startDatabaseProject(options?: { fsync?: boolean; samples?: boolean }) {
  let pushedPrivileges: string[] = [];
  const stack = await openStack({
    ...options,
    jwtSecret: TEST_JWT_SECRET,
    secretKey: TEST_SECRET_KEY,
    async afterPush(databaseUrl) {
      pushedPrivileges = await privilegesIn(databaseUrl);
    },
  });
  return { ...stack, pushedPrivileges };
}

async function privilegesIn(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1 });
  try {
    return await listPrivileges(sql);
  } finally {
    await sql.end();
  }
}
