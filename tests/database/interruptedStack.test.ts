import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { openStack } from "../../supabase/stack/stack.ts";

const SECRET = "a secret of at least thirty-two letters";

const interrupt = () => Promise.reject(new Error("interrupted"));

test("a first start that was interrupted gets its samples at the next one, and no later one does", async () => {
  const parent = await mkdtemp(join(tmpdir(), "ivf-interrupted-"));
  // Postgres, which does not run as root, opens its own folder in it.
  await chmod(parent, 0o711);
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const options = { dataDir: join(parent, "stack"), fsync: false, jwtSecret: SECRET };
  await expect(openStack({ ...options, afterPush: interrupt })).rejects.toThrow("interrupted");
  const samples = async () => {
    const stack = await openStack(options);
    const sql = postgres(stack.databaseUrl, { max: 1 });
    const { length } = await sql`delete from public.clinic_prices where status = 'sample' returning id`;
    await sql.end();
    await stack.close();
    return length;
  };
  expect(await samples()).toBeGreaterThan(0);
  expect(await samples()).toBe(0);
});
