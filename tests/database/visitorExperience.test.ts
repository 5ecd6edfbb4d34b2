import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Json } from "../../src/backend/database.types.ts";
import { tallyOf } from "../support/database/anyAddress.ts";
import { COUNTED, vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { crowd } from "../support/database/crowd.ts";
import {
  countExperience,
  EXPERIENCE,
  forgetExperience,
  PAGE_ERROR,
  reportExperience,
  VITAL,
} from "../support/database/experience.ts";
import { withSettings } from "../support/database/settings.ts";
import { waitOutHourEnd } from "../support/database/time.ts";

beforeEach(forgetExperience);
beforeEach(waitOutHourEnd);
afterAll(forgetExperience);

const NOTHING = { vitals: 0, errors: 0 };
const many = (count: number) => Array.from({ length: count });

test("a report is stored by the hour, with nothing that tells who sent it", async () => {
  const { status } = await reportExperience(anonymous());
  expect(status).toBe(204);
  const of = { build: "1.0.0", page: "/clinic/:id", engine: "webkit", device: "phone" };
  const [vital] = await asOwner`select to_jsonb(v) - 'id' - 'hour' as row, hour from private.web_vitals v`;
  const [error] = await asOwner`select to_jsonb(e) - 'id' - 'hour' as row, hour from private.page_errors e`;
  expect(vital?.row).toEqual({ ...of, metric: "INP", value: 240 });
  expect(error?.row).toEqual({ ...of, code: "TypeError E-7K2F", place: "ClinicPage:1:2345" });
  for (const { hour } of [vital!, error!]) expect(hour.toISOString()).toMatch(/:00:00\.000Z$/);
});

test.for<[what: string, changed: Record<string, Json>]>([
  ["no build", { build: null }],
  ["a build of words", { build: "the one my sister sent me" }],
  ["another engine", { engine: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)" }],
  ["another device", { device: "iPhone 6s" }],
  ["a clinic’s address", { vitals: [{ ...VITAL, page: "/clinic/reprofit-1" }] }],
  ["an address with answers", { vitals: [{ ...VITAL, page: "/?age=41&eggs=own" }] }],
  ["a page of the administration", { vitals: [{ ...VITAL, page: "/admin/people" }] }],
  ["a very long page", { vitals: [{ ...VITAL, page: `/${"a".repeat(60)}` }] }],
  ["an unknown metric", { vitals: [{ ...VITAL, metric: "FID" }] }],
  ["a negative time", { vitals: [{ ...VITAL, value: -1 }] }],
  ["a time of a year", { vitals: [{ ...VITAL, value: 31_536_000_000 }] }],
  ["a time too large for a number", { vitals: [{ ...VITAL, value: "1e999" }] }],
  ["no value", { vitals: [{ metric: "LCP", page: "/" }] }],
  ["four measurements", { vitals: [VITAL, VITAL, VITAL, VITAL] }],
  ["eleven errors", { errors: many(11).map(() => PAGE_ERROR) }],
  ["an error’s text", { errors: [{ ...PAGE_ERROR, code: "Cannot read what Anna typed" }] }],
  ["an error’s address", { errors: [{ ...PAGE_ERROR, place: "https://a.example/x.js?age=41:1:1" }] }],
  ["errors that are no list", { errors: { a: 1 } }],
  ["measurements that are no rows", { vitals: [1, "two"] }],
  ["nothing measured", { vitals: [], errors: [] }],
  ["more than it may be long", { more: "x".repeat(5000) }],
])("a report with %s is refused, and nothing of it is stored", async ([, changed]) => {
  const { status, error } = await reportExperience(anonymous(), changed);
  expect(status).toBe(400);
  // Which would tell how many there are.
  expect(error?.details ?? "").not.toContain("row");
  expect(await countExperience()).toEqual(NOTHING);
  expect(await asOwner`select from private.experience_senders`).toHaveLength(0);
});

function hints(answers: { error: { hint?: string } | null }[]): Record<string, number> {
  return tallyOf(answers.map(({ error }) => (error ? (error.hint ?? "no hint") : "stored")));
}

test("an hour begins at one minute, whatever time zone a request chooses", async () => {
  await asOwner.begin(async (sql) => {
    await sql`set local time zone 'Asia/Kathmandu'`;
    await sql`select private.store_experience(${sql.json(EXPERIENCE)})`;
  });
  const stored = await asOwner`select hour from private.web_vitals
    union all select hour from private.page_errors union all select hour from private.experience_senders`;
  expect(stored.length).toBeGreaterThan(2);
  for (const { hour } of stored) expect(hour.toISOString()).toMatch(/:00:00\.000Z$/);
});

test("one address reports as often as it may, even all at once, and another still does", async () => {
  await withSettings({ experience_reports_per_address: 5 }, async () => {
    const address = someAddress();
    const answers = await crowd(many(12), 12, () => reportExperience(anonymous(address)));
    expect(hints(answers)).toEqual({ stored: 5, "experience-limit": 7 });
    expect((await reportExperience(anonymous())).status).toBe(204);
    expect(await countExperience()).toEqual({ vitals: 6, errors: 6 });
  });
});

test("of 60 reports at once from as many addresses, as many are stored as an hour may have", async () => {
  await withSettings({ experience_reports_an_hour: 20 }, async () => {
    const answers = await crowd(many(60), 30, () => reportExperience(anonymous()));
    expect(hints(answers)).toEqual({ stored: 20, "experience-limit": 40 });
    expect(await countExperience()).toEqual({ vitals: 20, errors: 20 });
    expect((await vote(anonymous(), await someClinic(), randomUUID())).data).toEqual(COUNTED);
    await asOwner`update private.experience_senders set hour = hour - interval '1 hour'`;
    expect((await reportExperience(anonymous())).status).toBe(204);
  });
});

async function reportFrom(address: string): Promise<string> {
  const headers = JSON.stringify({ "cf-connecting-ip": address });
  return await asOwner
    .begin(async (sql) => {
      await sql`set local role anon`;
      await sql`select set_config('request.headers', ${headers}, true)`;
      await sql`select public.report_experience(${sql.json(EXPERIENCE)})`;
      return "stored";
    })
    .catch((error: { hint?: string }) => error.hint ?? "no hint");
}

test("all of an IPv6 /48 report as one address does", async () => {
  await withSettings({ experience_reports_per_address: 2 }, async () => {
    const told = [];
    for (const network of ["aaaa:1", "aaaa:2", "aaaa:3", "bbbb:1"]) {
      told.push(await reportFrom(`2001:db8:${network}::1`));
    }
    expect(told).toEqual(["stored", "stored", "experience-limit", "stored"]);
  });
});

test("a network that is blocked reports nothing", async () => {
  const address = someAddress();
  await asOwner`select private.block_network(${address})`;
  const { status, error } = await reportExperience(anonymous(address));
  await asOwner`select private.unblock_network(${address})`;
  expect([status, error?.hint]).toEqual([403, "blocked"]);
  expect(await countExperience()).toEqual(NOTHING);
});

test("visitors read nothing of it, by whatever name", async () => {
  await reportExperience(anonymous());
  for (const table of ["web_vitals", "page_errors", "experience_senders"]) {
    const { data, status } = await anonymous()
      .from(table as "clinics")
      .select();
    expect([data, status]).toEqual([null, 404]);
  }
});

async function purge(): Promise<void> {
  await asOwner`select private.purge_old_traces()`;
}

test("reports are gone the day before they turn 30 days old, and the senders after three hours", async () => {
  await reportExperience(anonymous());
  await asOwner`update private.web_vitals set hour = now() - interval '28 days 23 hours'`;
  await asOwner`update private.page_errors set hour = now() - interval '28 days 23 hours'`;
  await purge();
  expect(await countExperience()).toEqual({ vitals: 1, errors: 1 });
  await asOwner`update private.web_vitals set hour = now() - interval '29 days 1 minute'`;
  await asOwner`update private.page_errors set hour = now() - interval '29 days 1 minute'`;
  await asOwner`update private.experience_senders set hour = hour - interval '3 hours'`;
  await purge();
  expect(await countExperience()).toEqual(NOTHING);
  expect(await asOwner`select from private.experience_senders`).toHaveLength(0);
});

test("beyond what may be stored, the oldest go", async () => {
  await reportExperience(anonymous());
  await reportExperience(anonymous(), { build: "1.0.1" });
  await withSettings({ experience_rows_stored: 1 }, purge);
  expect(await asOwner`select build from private.web_vitals`).toEqual([{ build: "1.0.1" }]);
  expect(await asOwner`select build from private.page_errors`).toEqual([{ build: "1.0.1" }]);
});

test("where nobody votes, reports forget what is due", async () => {
  await reportExperience(anonymous());
  await asOwner`update private.web_vitals set hour = now() - interval '31 days'`;
  await asOwner`update private.maintenance set purged_at = now() - interval '2 hours'`;
  await reportExperience(anonymous());
  expect(await countExperience()).toEqual({ vitals: 1, errors: 2 });
});
