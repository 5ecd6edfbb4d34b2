import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { vote } from "../../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { someClinic } from "../../support/database/clinics.ts";
import { namesOf } from "../../support/database/exempted/attacks.ts";
import { FOR_VISITORS } from "../../support/database/exempted/functions.ts";
import { failCheck, getBanned } from "../../support/database/failures.ts";
import { fetchFrom } from "../../support/database/fetch.ts";
import { openCalls, readableTables } from "../../support/database/openToVisitors.ts";
import { askForCheck, humanCheckKey } from "../../support/database/proofs.ts";
import { onlyServed } from "../../support/database/servedSchemas.ts";
import { listTables } from "../../support/database/snapshot.ts";

const fetchHere = fetchFrom(someAddress());

async function answerTo(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetchHere(`${inject("apiUrl")}/rest/v1/${path}`, {
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, ...headers },
  });
  const lengths = response.headers.get("content-range") ?? "";
  return `${await response.text()} ${lengths}`;
}

async function secrets(): Promise<string[]> {
  const [session, address] = [randomUUID(), someAddress()];
  await vote(anonymous(address), await someClinic(), session);
  await getBanned(anonymous(address), session);
  const keys = await asOwner<{ secret: string }[]>`select encode(secret, 'hex') as secret from private.keys`;
  expect(keys).toHaveLength(2);
  const hashes = await hashesOf(session);
  return [session, await humanCheckKey(), ...keys.map(({ secret }) => secret), ...hashes];
}

async function hashesOf(session: string): Promise<string[]> {
  const rows = await asOwner<{ hash: string }[]>`
    select encode(hash, 'hex') as hash
    from private.votes, unnest(array[address_hash, user_agent_hash]) hash where session_id = ${session}`;
  expect(rows).toHaveLength(2);
  return rows.map(({ hash }) => hash);
}

test("no way of asking for a table that is not public gives anything away", async () => {
  const hidden = (await listTables()).filter((table) => table !== "public.clinics");
  expect(hidden).toEqual(expect.arrayContaining(["private.votes", "private.keys"]));
  const kept = await secrets();
  const answers: string[] = [];
  const served = await onlyServed(anonymous(), ["private", "auth"]);
  for (const qualified of hidden) {
    const [schema = "", table = ""] = qualified.split(".");
    for (const path of [
      `${table}?select=*`,
      `${qualified}?select=*`,
      `clinics?select=id,${table}(*)`,
      `clinics?select=id,x:${table}!inner(*)`,
      `clinics?select=id,...${table}(*)`,
      `clinics?select=id,${table}(count)`,
      `clinics?select=id&${table}.session_id=not.is.null`,
      `clinics?select=id&order=${table}(session_id)`,
    ]) {
      answers.push(await answerTo(path));
      for (const profile of served([schema])) {
        answers.push(await answerTo(path, { "accept-profile": profile, prefer: "count=exact" }));
      }
    }
  }
  for (const answer of answers) {
    for (const secret of kept) expect(answer).not.toContain(secret);
  }
});

test("columns of other tables cannot be reached through a clinic", async () => {
  for (const column of ["address_hash", "session_id", "secret", "expires_at", "votes.session_id"]) {
    for (const path of [
      `clinics?select=${column}&limit=1`,
      `clinics?select=id&${column}=not.is.null&limit=1`,
      `clinics?select=id&order=${column}&limit=1`,
    ]) {
      expect(await answerTo(path), path).toMatch(/"code":"(42703|PGRST\d+)"/);
    }
  }
});

test("no answer of a call reveals a session, a hash or a key", async () => {
  const [visitor, clinic, session] = [anonymous(), await someClinic(), randomUUID()];
  const answers: unknown[] = [
    await vote(visitor, clinic, session),
    await vote(visitor, clinic, "not-a-uuid"),
    await vote(visitor, "' or 1=1 --", session),
    await failCheck(visitor, session),
  ];
  const kept = [...(await secrets()), ...(await hashesOf(session))];
  const calls = await openCalls(clinic, session);
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(namesOf(FOR_VISITORS)));
  for (const { name, args } of calls) answers.push(await visitor.rpc(name as "is_admin", args as never));
  const said = JSON.stringify(answers);
  for (const secret of kept) expect(said).not.toContain(secret);
});

/** Each row of a table and each answer of a call, but of calls that write, which say something new each time. */
async function whatVisitorsLearn(clinic: string): Promise<Set<string>> {
  const learnt = new Set<string>();
  for (const { name, columns } of await readableTables()) {
    const { data, error } = await anonymous()
      .from(name as "clinics")
      .select(columns as "*");
    expect(error).toBeNull();
    for (const row of data ?? []) learnt.add(`${name}: ${JSON.stringify(row)}`);
  }
  for (const { name, args, volatile } of await openCalls(clinic)) {
    if (volatile) continue;
    const { data, error } = await anonymous().rpc(name as "is_admin", args as never);
    learnt.add(`${name}: ${JSON.stringify(data ?? error)}`);
  }
  const { maxnumber } = await askForCheck(anonymous(), clinic, randomUUID());
  return learnt.add(`create_human_check: ${maxnumber}`);
}

test("a clinic's counter is the only thing anybody can learn about its votes", async () => {
  const clinic = await someClinic();
  const before = await whatVisitorsLearn(clinic);
  await vote(anonymous(), clinic, randomUUID());
  const after = await whatVisitorsLearn(clinic);
  const gone = [...before].filter((each) => !after.has(each));
  const come = [...after].filter((each) => !before.has(each));
  expect(gone).toEqual([expect.stringContaining(`"id":"${clinic}"`)]);
  expect(come).toEqual(gone.map((each) => each.replace('"upvote_count":0', '"upvote_count":1')));
});
