import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { serveGateway } from "../../../../supabase/stack/serveGateway.ts";
import { fillWithManyRows } from "../../../support/database/manyRows.ts";
import { startDatabaseProject } from "../../../support/database/project.ts";
import { TEST_JWT_SECRET } from "../../../support/database/secrets.ts";
import { type Credentials, makeCallers } from "./credentials.ts";
import { readCatalogue } from "./catalogue.ts";
import { describeChanges, watchForChanges } from "./changes.ts";
import { overPostgres } from "./database.ts";
import type { Tally, Target } from "./search.ts";
import { plantSecrets, readSecrets } from "./secrets.ts";
import { createSender } from "./send.ts";

export async function openFuzzedStack() {
  const stack = await startDatabaseProject();
  const owner = postgres(stack.databaseUrl, { max: 1, onnotice() {} });
  const server = await serveGateway(stack);
  await liftQuotas(owner);
  await fillWithManyRows((sql) => owner.unsafe(sql));
  await plantSecrets(overPostgres(owner));
  await owner.unsafe("vacuum analyze");
  const credentials = await makeCallers(owner, TEST_JWT_SECRET);
  const send = createSender(server.url);
  await takeEditorsChangesBack(owner, send, credentials);
  const changedTables = await watchForChanges(owner);
  return {
    changes: async (tally: Tally) => describeChanges(await changedTables(), tally),
    send,
    credentials,
    catalogue: await readCatalogue(overPostgres(owner)),
    secrets: await readSecrets(overPostgres(owner)),
    root: process.pid,
    async close() {
      await server.close();
      await owner.end();
      await stack.close();
    },
  };
}

/** Or soon every request would be refused. */
async function liftQuotas(owner: Sql): Promise<void> {
  await owner`
    update private.settings set allowed_origins = '{http://site.example}',       unproven_votes_per_clinic_a_day = 32000, captcha_failures_an_hour = 1000000,
      captcha_failures_stored = 1000000`;
  await owner.unsafe("alter system set autovacuum = off");
  await owner`select pg_reload_conf()`;
}

/** Makes PostgREST roll back unless asked, so that data survives an editor who deletes everything. */
async function takeEditorsChangesBack(
  owner: Sql,
  send: Target["send"],
  { anon }: Credentials,
): Promise<void> {
  await owner.unsafe("alter role authenticator set pgrst.db_tx_end = 'rollback-allow-override'");
  const headers = { ...anon, prefer: "tx=commit" };
  for (;;) {
    await owner`notify pgrst, 'reload config'`;
    const answer = await send({ method: "GET", path: "/rest/v1/clinics?select=id&limit=1", headers });
    if (answer.headers["preference-applied"] === "tx=commit") return;
    await pause(50);
  }
}
