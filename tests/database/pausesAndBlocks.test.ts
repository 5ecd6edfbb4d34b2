import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { countVotes, someClinic } from "../support/database/clinics.ts";
import { openConnection } from "../support/database/locks.ts";
import { failCheck } from "../support/database/failures.ts";
import { withSettings } from "../support/database/settings.ts";
import { countSubmissions, forgetSubmissions } from "../support/database/submissions.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";

const SENTENCE = "Voting is paused until Monday, while we look into <b>bought</b> votes & 100 % of them.";

function submit(visitor = anonymous()) {
  return visitor.from("clinic_submissions").insert(rawRow(GOOD_FORM));
}

test("voting is paused in one step, with the operator's own sentence, and resumed in one step", async () => {
  const [clinic, session] = [await someClinic(), randomUUID()];
  await withSettings({ voting_paused: SENTENCE }, async () => {
    const refused = { status: 503, error: { code: "PT503", hint: "voting-paused", message: SENTENCE } };
    expect(await vote(anonymous(), clinic, session)).toMatchObject(refused);
    const check = { p_clinic_id: clinic, p_session_id: session };
    expect(await anonymous().rpc("create_human_check", check)).toMatchObject(refused);
    expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });
    expect((await anonymous().from("clinics").select("id").eq("id", clinic)).data).toHaveLength(1);
    await forgetSubmissions();
    expect((await submit()).status).toBe(201);
  });
  expect((await vote(anonymous(), clinic, session)).data).toEqual(COUNTED);
  await forgetSubmissions();
});

test("submissions are paused, and nothing is stored", async () => {
  await forgetSubmissions();
  await withSettings({ submissions_paused: SENTENCE }, async () => {
    expect(await submit()).toMatchObject({
      status: 503,
      error: { hint: "submissions-paused", message: SENTENCE },
    });
    expect(await countSubmissions()).toBe(0);
    expect((await vote(anonymous(), await someClinic(), randomUUID())).data).toEqual(COUNTED);
  });
});

test("reports of failed checks are paused: nobody is banned, and votes go on", async () => {
  const [visitor, session] = [anonymous(), randomUUID()];
  await withSettings({ reports_paused: SENTENCE, captcha_failures_allowed: 1 }, async () => {
    expect(await failCheck(visitor, session)).toMatchObject({
      status: 503,
      error: { hint: "reports-paused", message: SENTENCE },
    });
    expect((await vote(visitor, await someClinic(), session)).data).toEqual(COUNTED);
  });
});

test("a vote that is on its way when voting is paused is counted or refused, and nothing between", async () => {
  const clinic = await someClinic();
  const votes = () => Array.from({ length: 20 }, () => vote(anonymous(), clinic, randomUUID()));
  const early = Promise.all(votes());
  await withSettings({ voting_paused: SENTENCE }, async () => {
    const answers = [...(await early), ...(await Promise.all(votes()))];
    const counted = answers.filter(({ data }) => data !== null).length;
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(40 - counted);
    expect(counted).toBeLessThanOrEqual(20);
    expect(await countVotes(clinic)).toEqual({ shown: counted, stored: counted });
  });
});

test.for(["", "a".repeat(281), "a".repeat(10_000), "   "])(
  "a sentence must be short enough to be shown, and not empty: %#",
  async (sentence) => {
    await expect(asOwner`update private.settings set voting_paused = ${sentence}`).rejects.toMatchObject({
      code: "23514",
    });
  },
);

async function block(network: string): Promise<string> {
  const [row] = await asOwner<{ kept: string }[]>`
    select private.block_network(${network}, '7 days', 'a test') as kept`;
  onTestFinished(async () => {
    await asOwner`select private.unblock_network(${network})`;
  });
  return row?.kept ?? "";
}

const BLOCKED = { status: 403, error: { code: "PT403", hint: "blocked" } };

test("one address is blocked by hand from voting and sending, and still reads", async () => {
  const [address, clinic, session] = ["127.250.1.7", await someClinic(), randomUUID()];
  const visitor = anonymous(address);
  expect(await block(address)).toBe("127.250.1.7/32");
  expect(await vote(visitor, clinic, session)).toMatchObject(BLOCKED);
  const check = { p_clinic_id: clinic, p_session_id: session };
  expect(await visitor.rpc("create_human_check", check)).toMatchObject(BLOCKED);
  expect(await failCheck(visitor, session)).toMatchObject(BLOCKED);
  expect(await submit(visitor)).toMatchObject(BLOCKED);
  expect((await visitor.from("clinics").select("id").eq("id", clinic)).data).toHaveLength(1);
  expect(await countVotes(clinic)).toEqual({ shown: 0, stored: 0 });

  expect((await vote(anonymous("127.250.1.8"), clinic, session)).data).toEqual(COUNTED);
  const [row] = await asOwner`select private.unblock_network(${address}) as ended`;
  expect(row).toEqual({ ended: 1 });
  expect((await vote(visitor, clinic, randomUUID())).data).toEqual(COUNTED);
});

test("a whole network is blocked, until the day that was given", async () => {
  const clinic = await someClinic();
  await block("127.251.0.0/16");
  expect(await vote(anonymous("127.251.200.3"), clinic, randomUUID())).toMatchObject(BLOCKED);
  expect((await vote(anonymous("127.252.0.1"), clinic, randomUUID())).data).toEqual(COUNTED);
  await asOwner`update private.blocks set created_at = created_at - interval '8 days',
    expires_at = now() where network = '127.251.0.0/16'`;
  expect((await vote(anonymous("127.251.200.3"), clinic, randomUUID())).data).toEqual(COUNTED);
  await asOwner`select private.purge_old_traces()`;
  expect(await asOwner`select from private.blocks where network = '127.251.0.0/16'`).toHaveLength(0);
});

test("an address is blocked by the hash that stands beside its votes", async () => {
  const [visitor, clinic] = [anonymous(), await someClinic()];
  await vote(visitor, clinic, randomUUID());
  await asOwner`select private.block_hash(address_hash) from private.votes where clinic_id = ${clinic}`;
  onTestFinished(async () => {
    await asOwner`delete from private.blocks`;
  });
  expect(await vote(visitor, clinic, randomUUID())).toMatchObject(BLOCKED);
  expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);
});

test.for([
  ["2001:db8::1", "2001:db8::/64"],
  ["2001:db8:1:2:3:4:5:6/127", "2001:db8:1:2::/64"],
  ["2001:db8::1/48", "2001:db8::/48"],
  ["2001:db8::/32", "2001:db8::/32"],
  ["203.0.113.7/24", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.7/32"],
  ["::ffff:203.0.113.0/120", "203.0.113.0/24"],
  ["2002:cb00:7107::1", "203.0.113.7/32"],
  ["2002:cb00:7107::/48", "203.0.113.7/32"],
  ["2002:cb00:7100::/40", "203.0.113.0/24"],
  ["2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.0.2.45/32"],
  ["2001:0:4136:e378::/64", "2001:0:4136:e378::/64"],
  ["2001::34ff:8ef8", "203.0.113.7/32"],
  ["64:ff9b::203.0.113.7", "203.0.113.7/32"],
  ["64:ff9b::203.0.113.0/120", "203.0.113.0/24"],
  ["::ffff:0:203.0.113.7", "203.0.113.7/32"],
])("%s is blocked as %s, the way that callers are known", async ([network = "", kept]) => {
  expect(await block(network)).toBe(kept);
});

test.for(["0.0.0.0/0", "::/0", "128.0.0.0/1", "8.0.0.0/7", "2000::/3", "::ffff:0:0/96"])(
  "%s is too wide to be blocked: the pause is for everybody",
  async (network) => {
    await expect(asOwner`select private.block_network(${network})`).rejects.toMatchObject({
      code: "23514",
      constraint_name: "too_wide_to_block",
    });
  },
);

test("a block ends within a year", async () => {
  await expect(asOwner`select private.block_network('203.0.113.0/24', '2 years')`).rejects.toMatchObject({
    constraint_name: "blocks_end_within_a_year",
  });
});

test("an admin who blocks their own network can still sign in and write", async () => {
  await block("127.0.0.0/8");
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  expect((await admin.from("clinics").update({ name: "Renamed" }).eq("id", clinic)).error).toBeNull();
  const ever = { p_from: "-infinity", p_until: "infinity", p_reason: "a test" };
  expect((await admin.rpc("void_votes", { p_clinic_id: clinic, ...ever })).data).toBe(0);
});

test("no visitor reads or changes a pause or a block", async () => {
  for (const table of ["blocks", "settings"]) {
    const client = anonymous();
    expect((await client.from(table as "clinics").select()).status).toBe(404);
    expect(
      (
        await client
          .schema("private" as "public")
          .from(table as "clinics")
          .select()
      ).status,
    ).toBe(406);
  }
  const name = "block_network" as "is_ip_banned";
  expect((await anonymous().rpc(name, { p_network: "203.0.113.7" } as never)).status).toBe(404);
});

test("a vote waits for no block that is being made", async () => {
  const clinic = await someClinic();
  const { sql } = await openConnection();
  await sql`begin`;
  await sql`select private.block_network('203.0.113.0/24')`;
  expect((await vote(anonymous(), clinic, randomUUID())).data).toEqual(COUNTED);
  await sql`rollback`;
});
