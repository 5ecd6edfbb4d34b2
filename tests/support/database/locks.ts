import postgres from "postgres";
import { inject, onTestFinished, vi } from "vitest";
import { asOwner } from "./clients.ts";

/** A connection of the test's own, as the database's owner. */
export async function openConnection() {
  const sql = postgres(inject("databaseUrl"), { max: 1, onnotice() {} });
  onTestFinished(() => sql.end());
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return { sql, pid: row?.pid ?? 0 };
}

/** The same, whose calls are that admin's: so they can be held in the middle. */
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

/** Waits until that connection waits for a lock. */
export async function waitUntilBlocked(pid: number): Promise<void> {
  await vi.waitUntil(
    async () => {
      const locks = await asOwner<{ pid: number }[]>`select pid from pg_locks where not granted`;
      return locks.filter((lock) => lock.pid === pid).length === 1;
    },
    { timeout: 60_000, interval: 10 },
  );
}

/** Waits until some call has waited for a lock for that long, by the database's own clock. */
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

/** Keeps every login from computing its hash until the returned function is called. */
export async function holdHashes(): Promise<() => Promise<void>> {
  const { sql } = await openConnection();
  await sql`select pg_advisory_lock(hashtextextended('login hash', 0))`;
  return async () => {
    await sql`select pg_advisory_unlock(hashtextextended('login hash', 0))`;
  };
}
