import { afterAll, beforeEach, expect, test } from "vitest";
import { someAdmin, someEditor, someRemovedAdmin } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { EXPERIENCE, forgetExperience, reportExperience } from "../support/database/experience.ts";
import { signedUp } from "../support/database/tokens.ts";

beforeEach(forgetExperience);
afterAll(forgetExperience);

async function measure(values: number[], of: { build?: string; page?: string; device?: string } = {}) {
  const { build = "1.0.0", page = "/", device = "phone" } = of;
  await asOwner`insert into private.web_vitals (build, page, engine, device, metric, value)
    select ${build}, ${page}, 'webkit', ${device}, 'LCP', unnest(${values}::real[])`;
}

interface Answer {
  releases: Record<string, unknown>[];
  vitals: Record<string, unknown>[];
  errors: Record<string, unknown>[];
  days: { day: string; visits: number; errors: number }[];
}

async function look(days = 7): Promise<Answer> {
  const { data } = await (await someEditor()).rpc("speed_and_errors", { p_days: days });
  return data as unknown as Answer;
}

test("an admin sees the median and the slowest quarter of each release, page and device", async () => {
  await measure([1000, 2000, 3000, 9000]);
  await measure([500], { page: "/clinic/:id" });
  await measure([400], { device: "desktop" });
  await measure([100], { build: "1.1.0" });
  const { vitals, releases } = await look();
  const of = (some: object) => vitals.filter((row) => Object.entries(some).every(([k, v]) => row[k] === v));
  expect(of({ build: "1.0.0", device: "phone", page: "/" })).toMatchObject([
    { metric: "LCP", visits: 4, median: 2000, p75: 3000 },
  ]);
  expect(of({ build: "1.0.0", device: "phone", page: null })).toMatchObject([
    { visits: 5, median: 2000, p75: 3000 },
  ]);
  expect(of({ device: "desktop", page: null })).toMatchObject([{ visits: 1, median: 400 }]);
  expect(new Map(releases.map(({ build, visits }) => [build, visits]))).toEqual(
    new Map([
      ["1.0.0", 6],
      ["1.1.0", 1],
    ]),
  );
});

test("errors are counted by what, where and release, the newest first", async () => {
  await reportExperience(anonymous());
  await reportExperience(anonymous(), { engine: "blink", device: "desktop" });
  await asOwner`update private.page_errors set hour = hour - interval '2 hours'`;
  await reportExperience(anonymous(), { errors: [{ code: "timed-out", place: null, page: "*" }] });
  const { errors, days } = await look();
  expect(errors).toMatchObject([
    { code: "timed-out", place: null, times: 1, pages: ["*"] },
    {
      code: "TypeError E-7K2F",
      place: "ClinicPage:1:2345",
      build: EXPERIENCE.build,
      times: 2,
      pages: ["/clinic/:id"],
      devices: ["desktop", "phone"],
      engines: ["blink", "webkit"],
    },
  ]);
  expect(days).toHaveLength(7);
  expect(days.reduce((sum, day) => sum + day.errors, 0)).toBe(3);
});

test("a late visitor of an older release doesn't make it the newest", async () => {
  await measure([1000], { build: "1.0.0" });
  await asOwner`update private.web_vitals set hour = hour - interval '20 days'`;
  await measure([1000], { build: "1.1.0" });
  await asOwner`update private.web_vitals set hour = hour - interval '2 hours'`;
  await measure([1000], { build: "1.0.0" });
  expect((await look()).releases.map(({ build }) => build)).toEqual(["1.1.0", "1.0.0"]);
});

test("nothing older than asked for is shown, and nothing at all is an empty answer", async () => {
  await measure([1000]);
  await asOwner`update private.web_vitals set hour = now() - interval '8 days'`;
  expect(await look(7)).toMatchObject({ releases: [], vitals: [], errors: [] });
  expect((await look(30)).vitals).not.toEqual([]);
  expect((await look(30)).days).toHaveLength(30);
});

test("however much strangers make up, the answer is bounded", async () => {
  await asOwner`insert into private.web_vitals (build, page, engine, device, metric, value)
    select '1.0.' || n % 9, '/' || translate(n::text, '0123456789', 'abcdefghij'), 'blink',
      (array['phone', 'desktop'])[1 + n % 2], (array['LCP', 'INP', 'CLS'])[1 + n % 3], n
    from generate_series(1, 6000) n`;
  await asOwner`insert into private.page_errors (build, page, engine, device, code, place)
    select '1.0.' || n % 50, '/', 'blink', 'phone', 'TypeError', 'A:1:' || n from generate_series(1, 6000) n`;
  const { releases, vitals, errors } = await look();
  expect([releases.length, vitals.length, errors.length]).toEqual([6, 600, 100]);
});

test("only admins get it, and nobody takes it apart", async () => {
  for (const [who, status] of [
    [anonymous(), 401],
    [signedUp(), 403],
    [await someRemovedAdmin(), 403],
  ] as const) {
    expect((await who.rpc("speed_and_errors", { p_days: 7 })).status).toBe(status);
  }
  const admin = await someAdmin();
  expect((await admin.rpc("speed_and_errors", { p_days: 7 })).status).toBe(200);
  expect((await admin.rpc("speed_and_errors", { p_days: 7 }).order("days" as never)).status).toBe(400);
});
