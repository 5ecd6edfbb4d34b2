import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { oneAdmin, someAccount, signedIn, someEditor } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { forgetReports, REPORT } from "../support/database/figureReports.ts";
import { historyOf } from "../support/database/history.ts";
import { withSettings } from "../support/database/settings.ts";
import { forgetSubmissions, proposed } from "../support/database/submissions.ts";
import { signedUp } from "../support/database/tokens.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";

const admin = oneAdmin();
beforeEach(forgetSubmissions);
beforeEach(forgetReports);
afterAll(forgetSubmissions);
afterAll(forgetReports);

async function reported(): Promise<string> {
  const row = { ...REPORT, form_id: randomUUID() };
  const { data } = await anonymous().from("figure_reports").insert(row).select("id").single();
  return data!.id;
}

interface Page {
  counts: Record<string, number>;
  rows: { id: string; bin_ends_at: string | null }[];
}

const KINDS = {
  "a proposed clinic": {
    ...{ table: "clinic_submissions", stored: "submissions_stored", send: proposed },
    list: "admin_submissions",
    bin: "bin_submission",
    back: "restore_submission",
    one: "submission_to_review",
    waits: "submissions",
  },
  "a report": {
    ...{ table: "figure_reports", stored: "figure_reports_stored", send: reported },
    list: "admin_reports",
    bin: "bin_report",
    back: "restore_report",
    one: "report_to_review",
    waits: "reports",
  },
} as const;
const EACH = Object.entries(KINDS);

const overview = async () => (await admin().rpc("admin_overview")).data as Record<string, unknown>;
const rowsOf = async (table: string) =>
  asOwner<{ row: object }[]>`select to_jsonb(t) as row from public.${asOwner(table)} t order by id`;
const weekLater = (table: string, time = "7 days") =>
  asOwner`update public.${asOwner(table)} set binned_at = binned_at - ${time}::interval`;

test.for(EACH)("%s that is deleted is only in the bin, and comes back as it was", async ([, kind]) => {
  const [id, other] = [await kind.send(), await kind.send()];
  const list = async (p_state: string) =>
    (await admin().rpc(kind.list, { p_state, p_search: "" })).data as unknown as Page;
  const before = await rowsOf(kind.table);

  expect((await admin().rpc(kind.bin, { p_id: id })).error).toBeNull();
  expect(await list("new")).toMatchObject({ counts: { new: 1, bin: 1 }, rows: [{ id: other }] });
  const binned = await list("bin");
  expect(binned.rows.map((row) => row.id)).toEqual([id]);
  const days = (Date.parse(binned.rows[0]!.bin_ends_at!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const { email } = (await admin().auth.getUser()).data.user ?? {};
  expect((await admin().rpc(kind.one, { p_id: id })).data).toMatchObject({ state: "new", binned_by: email });

  expect((await admin().rpc(kind.back, { p_id: id })).error).toBeNull();
  expect(await rowsOf(kind.table)).toEqual(before);
  expect(await list("new")).toMatchObject({ counts: { new: 2 } });
  expect((await historyOf(id)).map(({ action, relation }) => [action, relation])).toEqual([
    ["update", kind.table],
    ["update", kind.table],
  ]);
});

test.for(EACH)("%s in the bin doesn't count as waiting and takes no place from others", async ([, kind]) => {
  await withSettings({ [kind.stored]: 1 }, async () => {
    const id = await kind.send();
    expect(await overview()).toMatchObject({ [kind.waits]: 1 });
    await admin().rpc(kind.bin, { p_id: id });
    const seen = await overview();
    expect(seen).toMatchObject({ [kind.waits]: 0, sponsored: 0 });
    expect((seen.days as { submissions: number }[]).map(({ submissions }) => submissions)).toEqual(
      Array(7).fill(0),
    );
    expect(await kind.send()).toBeTypeOf("string");
  });
});

test("what is in the bin still counts towards its hour, or deleting would make room for a flood", async () => {
  await withSettings({ submissions_an_hour: 1 }, async () => {
    await admin().rpc("bin_submission", { p_id: await proposed() });
    const { error } = await anonymous()
      .from("clinic_submissions")
      .insert({ ...rawRow(GOOD_FORM), form_id: randomUUID() });
    expect(error?.hint).toBe("hourly-submission-limit");
  });
});

test.for(EACH)("%s goes for good a week after it was deleted, and nothing else does", async ([, kind]) => {
  const [id, stays] = [await kind.send(), await kind.send()];
  await admin().rpc(kind.bin, { p_id: id });
  await weekLater(kind.table, "6 days 23 hours");
  await asOwner`select private.purge_old_traces()`;
  expect(await rowsOf(kind.table)).toHaveLength(2);
  await admin().rpc(kind.bin, { p_id: id });
  await weekLater(kind.table, "2 hours");
  await asOwner`select private.purge_old_traces()`;
  expect((await rowsOf(kind.table)).map(({ row }) => row)).toMatchObject([{ id: stays }]);
  for (const call of [kind.bin, kind.back]) {
    expect((await admin().rpc(call, { p_id: id })).error).toMatchObject({
      ...{ code: "PT404", hint: "no-such-submission" },
    });
  }
});

test("the bin doesn't extend its year, and the administration shows the day it goes", async () => {
  const id = await proposed();
  await admin().rpc("bin_submission", { p_id: id });
  await asOwner`update public.clinic_submissions set created_at = now() - interval '1 year' + interval '2 days'`;
  const { data } = await admin().rpc("submission_to_review", { p_id: id });
  const { bin_ends_at: ends } = data as { bin_ends_at: string };
  // A day, or two around a leap day, and not the bin's seven.
  expect((Date.parse(ends) - Date.now()) / 86_400_000).toBeLessThan(3);
  await asOwner`update public.clinic_submissions set created_at = created_at - interval '4 days'`;
  await asOwner`select private.purge_old_traces()`;
  expect(await rowsOf("clinic_submissions")).toEqual([]);
});

test("what was decided keeps its decision in the bin, does not go early, and nobody decides on it there", async () => {
  const [id, report] = [await proposed(), await reported()];
  await admin().rpc("reject_submission", { p_id: id, p_reason: "Not a clinic" });
  const before = await rowsOf("clinic_submissions");
  await admin().rpc("bin_submission", { p_id: id });
  await admin().rpc("bin_report", { p_id: report });
  for (const { error } of [
    await admin().rpc("reopen_submission", { p_id: id }),
    await admin().rpc("accept_submission", { p_id: id, p_clinic_id: `test-${randomUUID()}` }),
    await admin().rpc("reject_submission", { p_id: id, p_reason: "x" }),
    await admin().rpc("finish_report", { p_id: report }),
    await admin().rpc("reject_report", { p_id: report, p_reason: "x" }),
    await admin().rpc("reopen_report", { p_id: report }),
  ]) {
    expect(error?.hint).toBe("no-such-submission");
  }
  const later = await proposed();
  await admin().rpc("reject_submission", { p_id: later, p_reason: "Spam" });
  await withSettings({ submissions_stored: 1 }, () => asOwner`select private.purge_old_traces()`);
  expect(await rowsOf("clinic_submissions")).toHaveLength(2);
  await admin().rpc("restore_submission", { p_id: id });
  expect((await rowsOf("clinic_submissions")).map(({ row }) => row)).toContainEqual(before[0]?.row);
});

test.for(EACH)("nobody can delete %s in any other way over the API", async ([, kind]) => {
  const id = await kind.send();
  for (const client of [admin(), await someEditor(), signedUp(), anonymous()]) {
    const table = client.from(kind.table as "figure_reports");
    for (const { status } of [
      await table.delete().eq("id", id),
      await table.delete().not("id", "is", null),
      await table.update({ binned_at: "2020-01-01" } as never).eq("id", id),
    ]) {
      expect([401, 403]).toContain(status);
    }
  }
  expect(await rowsOf(kind.table)).toHaveLength(1);
});

test("nobody but an admin puts anything into the bin or takes it out, and nobody sends into it", async () => {
  const [id, report] = [await proposed(), await reported()];
  const outsider = await signedIn(await someAccount({ admin: false }));
  for (const client of [anonymous(), outsider]) {
    for (const { status } of [
      await client.rpc("bin_submission", { p_id: id }),
      await client.rpc("restore_submission", { p_id: id }),
      await client.rpc("bin_report", { p_id: report }),
      await client.rpc("restore_report", { p_id: report }),
    ]) {
      expect([401, 403]).toContain(status);
    }
  }
  const sent = await anonymous()
    .from("figure_reports")
    .insert({ ...REPORT, form_id: randomUUID(), binned_at: "2020-01-01" } as never);
  expect(sent.status).toBe(401);
  expect((await rowsOf("figure_reports")).map(({ row }) => row)).toMatchObject([{ binned_at: null }]);
});
