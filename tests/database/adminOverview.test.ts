import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { someAdmin, someEditor } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { getBanned } from "../support/database/failures.ts";
import { forgetReports, REPORT } from "../support/database/figureReports.ts";
import { BEGAN } from "../support/database/storedVotes.ts";
import { forgetSubmissions } from "../support/database/submissions.ts";
import { waitOutHourEnd } from "../support/database/time.ts";
import { signedUp } from "../support/database/tokens.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";

beforeEach(async () => {
  // What a test counts before and after would leave the overview in between.
  await waitOutHourEnd();
  await forgetSubmissions();
  await forgetReports();
});
afterAll(async () => {
  await forgetSubmissions();
  await forgetReports();
});

type Overview = Record<"submissions" | "sponsored" | "reports", number> & {
  old_facts: { facts: number; clinics: number };
  suspicious_hours: number | null;
  suspicious_days: number | null;
  days: ({ day: string } & Record<Count, number>)[];
};

type Count = "votes" | "failed_checks" | "bans" | "submissions";

async function overview(client: Awaited<ReturnType<typeof someAdmin>>): Promise<Overview> {
  const { data, error } = await client.rpc("admin_overview");
  expect(error).toBeNull();
  return data as unknown as Overview;
}

const DAY_MS = 86_400_000;

async function votes(clinic: string, many: number, ago = "2 hours") {
  await asOwner`insert into private.votes (clinic_id, session_id, proven, address_hash, created_at)
    select ${clinic}, gen_random_uuid(), true, '\\x00', date_trunc('hour', ${BEGAN}::timestamptz - ${ago}::interval)
    from generate_series(1, ${many})`;
  await asOwner`update public.clinics set upvote_count = upvote_count + ${many} where id = ${clinic}`;
}

test("submissions and reports count as waiting until somebody decides", async () => {
  const admin = await someAdmin();
  const { data } = await anonymous()
    .from("clinic_submissions")
    .insert([
      { ...rawRow(GOOD_FORM), form_id: randomUUID(), sponsored: false },
      { ...rawRow(GOOD_FORM), form_id: randomUUID(), sponsored: true },
    ])
    .select("id");
  await anonymous().from("figure_reports").insert(REPORT);
  expect(await overview(admin)).toMatchObject({ submissions: 2, sponsored: 1, reports: 1 });
  for (const { id } of data!) await admin.rpc("reject_submission", { p_id: id, p_reason: "No" });
  expect(await overview(admin)).toMatchObject({ submissions: 0, sponsored: 0, reports: 1 });
});

test("facts of published clinics last checked over a year ago wait; samples and retired facts don't", async () => {
  const admin = await someAdmin();
  const clinic = await someClinic();
  const before = (await overview(admin)).old_facts;
  const review = (days: number, fields: object = {}) =>
    asOwner`insert into public.clinic_reviews ${asOwner({
      ...{ clinic_id: clinic, platform: `P${randomUUID()}`.slice(0, 20), score: 4, scale: 5, count: 9 },
      ...{ status: "sourced", published_by: "press", source_name: "S", source_url: "https://s.example" },
      checked_on: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
      ...fields,
    })}`;
  await review(367);
  await review(800);
  await review(364);
  await review(800, { retired_at: new Date().toISOString() });
  expect((await overview(admin)).old_facts).toEqual({ facts: before.facts + 2, clinics: before.clinics + 1 });
  await asOwner`update public.clinics set published = false where id = ${clinic}`;
  expect((await overview(admin)).old_facts).toEqual(before);
});

test("an hour with twenty votes for a clinic waits for owners until they are voided; editors don't see it", async () => {
  const [owner, editor, clinic] = [await someAdmin(), await someEditor(), await someClinic()];
  const before = (await overview(owner)).suspicious_hours!;
  await votes(clinic, 19);
  expect((await overview(owner)).suspicious_hours).toBe(before);
  await votes(clinic, 1);
  expect((await overview(owner)).suspicious_hours).toBe(before + 1);
  expect(await overview(editor)).toMatchObject({ suspicious_hours: null, submissions: 0 });
  await asOwner`select private.void_votes(${clinic}, now() - interval '1 day', now(), 'Bought')`;
  expect((await overview(owner)).suspicious_hours).toBe(before);
});

test("a day far above a clinic's usual waits for owners, though none of its hours is suspicious", async () => {
  const [owner, editor, clinic] = [await someAdmin(), await someEditor(), await someClinic()];
  for (const days of [9, 12, 20]) await votes(clinic, 1, `${days} days`);
  const before = await overview(owner);
  for (const hours of [48, 49]) await votes(clinic, 19, `${hours} hours`);
  const after = await overview(owner);
  expect(after.suspicious_days! - before.suspicious_days!).toBeGreaterThanOrEqual(1);
  expect(after.suspicious_hours).toBe(before.suspicious_hours);
  expect((await overview(editor)).suspicious_days).toBeNull();
  await asOwner`select private.void_votes(${clinic}, now() - interval '7 days', now(), 'Bought')`;
  expect((await overview(owner)).suspicious_days).toBe(before.suspicious_days);
});

test("the last seven days are listed, including empty ones, and nothing older", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const before = await overview(admin);
  expect(before.days).toHaveLength(7);
  const last = Date.parse(before.days.at(-1)?.day ?? "");
  expect([0, 1]).toContain(Math.floor((Date.now() - last) / DAY_MS));
  expect(before.days.map(({ day }) => Date.parse(day))).toEqual(
    Array.from({ length: 7 }, (_, n) => last - (6 - n) * DAY_MS),
  );
  await asOwner`insert into private.votes (clinic_id, session_id, proven, address_hash)
    values (${clinic}, gen_random_uuid(), true, '\\x00')`;
  await votes(clinic, 3, "7 days 1 hour");
  await getBanned(anonymous(), randomUUID());
  await anonymous().from("clinic_submissions").insert(rawRow(GOOD_FORM));
  const after = await overview(admin);
  // A day may have begun meanwhile.
  const since = ({ days }: Overview, key: Count) =>
    days.filter(({ day }) => Date.parse(day) >= last).reduce((sum, counts) => sum + counts[key], 0);
  const grown = (key: Count) => since(after, key) - since(before, key);
  expect([grown("votes"), grown("failed_checks"), grown("bans")]).toEqual([1, 5, 1]);
  expect(since(after, "submissions")).toBe(1);
  const earlier = after.days.filter(({ day }) => Date.parse(day) < last);
  expect(before.days).toEqual(expect.arrayContaining(earlier));
});

test("only admins get the overview", async () => {
  for (const stranger of [anonymous(), signedUp()]) {
    const { status, data } = await stranger.rpc("admin_overview");
    expect([401, 403]).toContain(status);
    expect(data).toBeNull();
  }
});

test("the history lists a decision without anything that was written about it", async () => {
  const admin = await someAdmin();
  const { data } = await anonymous()
    .from("clinic_submissions")
    .insert({ ...rawRow(GOOD_FORM), additional_info: "Anna's words" })
    .select("id")
    .single();
  await admin.rpc("reject_submission", { p_id: data!.id, p_reason: "Anna's reason" });
  const noted = await asOwner<{ text: string; after: { state: string } }[]>`
    select h::text as text, after from private.admin_history h where row_id = ${data!.id}`;
  expect(noted).toHaveLength(1);
  expect(noted[0]?.after.state).toBe("rejected");
  expect(noted[0]?.text).not.toContain("Anna");
  expect(noted[0]?.text).not.toContain(GOOD_FORM.clinicName);

  const itsName = async () =>
    (await admin.rpc("history_page", { p_relations: ["clinic_submissions"] })).data
      ?.filter(({ row_id }) => row_id === data!.id)
      .map(({ row_name }) => row_name);
  expect(await itsName(), "as long as it is there").toEqual([GOOD_FORM.clinicName]);
  await forgetSubmissions();
  expect(await itsName(), "once it is forgotten").toEqual([null]);
});
