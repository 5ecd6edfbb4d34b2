import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { vote } from "../../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../../support/database/clients.ts";
import { someClinic } from "../../support/database/clinics.ts";
import { failCheck, getBanned } from "../../support/database/failures.ts";
import { fetchFrom } from "../../support/database/fetch.ts";
import { humanCheckKey } from "../../support/database/proofs.ts";
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
  const rows = await asOwner<{ secret: string }[]>`
    select encode(secret, 'hex') as secret from private.keys
    union all select encode(address_hash, 'hex') from private.votes where session_id = ${session}`;
  expect(rows.length).toBe(3);
  return [session, await humanCheckKey(), ...rows.map(({ secret }) => secret)];
}

test("no way of asking for a table that is not public gives anything away", async () => {
  const hidden = (await listTables()).filter((table) => table !== "public.clinics");
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
  const kept = await secrets();
  const visitor = anonymous();
  const [clinic, session] = [await someClinic(), randomUUID()];
  const said = JSON.stringify([
    await vote(visitor, clinic, session),
    await vote(visitor, clinic, "not-a-uuid"),
    await vote(visitor, "' or 1=1 --", session),
    await visitor.rpc("create_human_check", { p_clinic_id: clinic, p_session_id: session }),
    await visitor.rpc("is_ip_banned", { p_session_id: session }),
    await visitor.rpc("handle_captcha_failure", { p_session_id: session }),
    await failCheck(visitor, session),
  ]);
  for (const secret of kept) expect(said).not.toContain(secret);
});

test("a clinic's counter is the only thing anybody can learn about its votes", async () => {
  const clinic = await someClinic();
  await vote(anonymous(), clinic, randomUUID());
  const { data } = await anonymous().from("clinics").select("id, upvote_count").eq("id", clinic);
  expect(data).toEqual([{ id: clinic, upvote_count: 1 }]);
});
