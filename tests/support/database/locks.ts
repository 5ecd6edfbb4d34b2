import postgres from "postgres";
import { inject, onTestFinished, vi } from "vitest";
import { asOwner } from "./clients.ts";

export async function openConnection() {
  const sql = postgres(inject("databaseUrl"), { max: 1, onnotice() {} });
  onTestFinished(() => sql.end());
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return { sql, pid: row?.pid ?? 0 };
}

export async function openConnectionOf(admin: { auth: { getSession(): PromiseLike<Session> } }) {
  const token = (await admin.auth.getSession()).data.session?.access_token ?? "";
  const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  const connection = await openConnection();
  await connection.sql`select set_config('request.jwt.claims', ${claims}, false)`;
  return connection;
}

interface Session {
  data: { session: { access_token: string } | null };
}

export async function waitUntilBlocked(pid: number): Promise<void> {
  await vi.waitUntil(
    async () => {
      const locks = await asOwner<{ pid: number }[]>`select pid from pg_locks where not granted`;
      return locks.filter((lock) => lock.pid === pid).length === 1;
    },
    { timeout: 60_000, interval: 10 },
  );
}

export async function waitUntilHeldFor(seconds: number): Promise<void> {
  await vi.waitUntil(
    async () => {
      const waiting = await asOwner`select from pg_locks
        where not granted and waitstart < clock_timestamp() - make_interval(secs => ${seconds})`;
      return waiting.length > 0;
    },
    { timeout: 60_000, interval: 10 },
  );
}

export async function holdHashes(): Promise<() => Promise<void>> {
  const { sql } = await openConnection();
  await sql`select pg_advisory_lock(hashtextextended('login hash', 0))`;
  return async () => {
    await sql`select pg_advisory_unlock(hashtextextended('login hash', 0))`;
  };
}

/** Other advisory locks, such as those of votes, don't count. */
export async function isHashing(): Promise<boolean> {
  const locks = await asOwner`select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 1
      and (classid::bigint << 32) | objid::bigint = hashtextextended('login hash', 0)`;
  return locks.length > 0;
}
