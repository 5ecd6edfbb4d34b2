import postgres from "postgres";
import { openStack } from "../../../supabase/stack/stack.ts";
import { listPrivileges } from "../../../scripts/doctor/database/privileges.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "./secrets.ts";

/** Starts a hosted project's parts on a database that is copied twice after `supabase db push`. */
export async function startDatabaseProject(options?: { fsync?: boolean }) {
  let pushed = { pushedUrl: "", deployedUrl: "", pushedPrivileges: [] as string[] };
  const stack = await openStack({
    ...options,
    jwtSecret: TEST_JWT_SECRET,
    secretKey: TEST_SECRET_KEY,
    async afterPush(databaseUrl) {
      pushed = {
        pushedUrl: await copyOf(databaseUrl, "pushed"),
        deployedUrl: await copyOf(databaseUrl, "deployed"),
        pushedPrivileges: await privilegesIn(databaseUrl),
      };
    },
  });
  return { ...stack, ...pushed };
}

async function copyOf(url: string, name: string): Promise<string> {
  const [original, copy, elsewhere] = [new URL(url), new URL(url), new URL(url)];
  copy.pathname = `/${name}`;
  // Postgres copies only a database without connections.
  elsewhere.pathname = "/template1";
  const sql = postgres(elsewhere.href, { max: 1 });
  try {
    await sql.unsafe(`create database ${name} template ${original.pathname.slice(1)}`);
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
