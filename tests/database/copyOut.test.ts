import { expect, inject, test } from "vitest";
import { openPostgres } from "../../supabase/backup/postgresSession.ts";
import { asOwner } from "../support/database/clients.ts";

const TEXT = 40_000;
const ROWS = 5;

async function untilAllArrived(pid: number): Promise<void> {
  const [backend] = await asOwner.unsafe("select state from pg_stat_activity where pid = $1", [pid]);
  if (backend?.state !== "idle in transaction") await untilAllArrived(pid);
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
}

test("a table that arrives faster than it is written leaves the connection open for the next one", async () => {
  const database = openPostgres(inject("databaseUrl"));
  try {
    await database.transaction(async (session) => {
      await session.query(
        `create temporary table large on commit drop as select repeat('x', ${TEXT}) as text from generate_series(1, ${ROWS})`,
      );
      const [own] = await session.query<{ pid: number }>("select pg_backend_pid() as pid");
      let length = 0;
      for await (const bytes of session.copyOut({ schema: "pg_temp", name: "large", columns: ["text"] })) {
        length += bytes.length;
        await untilAllArrived(own!.pid);
      }
      expect(length).toBe(ROWS * (TEXT + 1));
      expect(await session.query("select 1 as one")).toEqual([{ one: 1 }]);
    });
  } finally {
    await database.close();
  }
}, 30_000);
