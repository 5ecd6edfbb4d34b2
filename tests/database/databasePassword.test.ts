import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { newSessionSecret } from "../../supabase/embedded/sessionSecret.ts";
import { databasePassword, replaceFormerPassword } from "../../supabase/stack/databasePassword.ts";
import { startPostgres } from "../../supabase/stack/postgres.ts";

async function canSignIn(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1 });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: "28P01" });
    return false;
  } finally {
    await sql.end();
  }
}

test("an older stack whose database's password is the secret that signs sessions gets another at its start", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "ivf-password-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const secret = newSessionSecret();
  const server = await startPostgres({ dataDir, fsync: false, password: secret });
  onTestFinished(() => server.stop());
  const url = server.url.replace(secret, databasePassword(secret));
  expect(url).not.toContain(secret);
  for (let start = 1; start <= 2; start++) await replaceFormerPassword(url, secret);
  expect([await canSignIn(server.url), await canSignIn(url)]).toEqual([false, true]);
});
