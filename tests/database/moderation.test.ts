import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { removeClinic, someClinic } from "../support/database/clinics.ts";
import { forgetReports, REPORT } from "../support/database/figureReports.ts";
import { openConnectionOf, waitUntilBlocked } from "../support/database/locks.ts";
import { forgetSubmissions, proposed } from "../support/database/submissions.ts";
import { signedUp } from "../support/database/tokens.ts";
import { GOOD_FORM } from "../support/submissionCases.ts";

let admin: Awaited<ReturnType<typeof someAdmin>>;
beforeEach(async () => {
  admin = await someAdmin();
});
beforeEach(forgetSubmissions);
beforeEach(forgetReports);
afterAll(forgetSubmissions);
afterAll(forgetReports);

async function reported(fields: object = {}): Promise<string> {
  const { data } = await anonymous()
    .from("figure_reports")
    .insert({ ...REPORT, ...fields })
    .select("id")
    .single();
  return data!.id;
}

const stateOf = async (id: string) =>
  (
    await asOwner`select state, reason, clinic_id, decided_by is not null as decided
    from public.clinic_submissions where id = ${id}`
  )[0];
const clinic = async (id: string) => (await asOwner`select * from public.clinics where id = ${id}`)[0];
const someId = () => `accepted-${randomUUID()}`;
const accept = (p_id: string, p_clinic_id: string, p_is_listed = false) =>
  admin.rpc("accept_submission", { p_id, p_clinic_id, p_is_listed });
const reopen = (p_id: string) => admin.rpc("reopen_submission", { p_id });

test("accepting makes an unpublished clinic, which no visitor sees", async () => {
  const [id, clinicId] = [await proposed({ clinic_name: "Nová klinika" }), someId()];
  expect((await accept(id, clinicId)).error).toBeNull();
  expect(await clinic(clinicId)).toMatchObject({
    name: "Nová klinika",
    countries: [GOOD_FORM.country],
    website: GOOD_FORM.website,
    published: false,
  });
  expect((await anonymous().from("clinics").select("id").eq("id", clinicId)).data).toEqual([]);
  expect(await stateOf(id)).toEqual({ state: "accepted", reason: null, clinic_id: clinicId, decided: true });
  expect((await reopen(id)).data).toBe(true);
});

test("taking a decision back removes the clinic that it made, unless somebody has worked on it", async () => {
  const [id, clinicId] = [await proposed(), someId()];
  await accept(id, clinicId);
  expect((await reopen(id)).data).toBe(true);
  expect(await clinic(clinicId)).toBeUndefined();
  expect(await stateOf(id)).toEqual({ state: "new", reason: null, clinic_id: null, decided: false });

  for (const work of [
    asOwner`update public.clinics set published = true where id = ${clinicId}`,
    asOwner`update public.clinics set languages = '{Czech}' where id = ${clinicId}`,
    asOwner`update public.clinics set register_number = '9094' where id = ${clinicId}`,
    asOwner`update public.clinics set latitude = 50.1, longitude = 14.4 where id = ${clinicId}`,
    asOwner`insert into public.clinic_reviews (clinic_id, status, platform, score, scale, count)
      values (${clinicId}, 'sample', 'Google', 4, 5, 10)`,
    asOwner`insert into private.votes (clinic_id, session_id, proven) values (${clinicId}, ${randomUUID()}, true)`,
  ]) {
    await accept(id, clinicId);
    await work;
    expect((await reopen(id)).data).toBe(false);
    expect(await clinic(clinicId)).toBeDefined();
    await removeClinic(clinicId);
  }
});

test("a clinic that visitors reported on while it was published stays, so that their reports have one", async () => {
  const [id, clinicId] = [await proposed(), someId()];
  await accept(id, clinicId);
  await asOwner`update public.clinics set published = true where id = ${clinicId}`;
  await reported({ clinic_id: clinicId });
  await asOwner`update public.clinics set published = false where id = ${clinicId}`;
  expect((await reopen(id)).data).toBe(false);
  expect(await clinic(clinicId)).toBeDefined();
  await removeClinic(clinicId);
});

test("a proposal of a listed clinic can be attached to it, and taking that back leaves the clinic alone", async () => {
  const [id, listed] = [await proposed(), await someClinic()];
  expect((await accept(id, "no-such-clinic", true)).error).toMatchObject({ hint: "no-such-clinic" });
  expect((await accept(id, listed)).error).toMatchObject({ hint: "clinic-id-taken" });
  expect((await accept(id, listed, true)).error).toBeNull();
  expect(await stateOf(id)).toMatchObject({ state: "accepted", clinic_id: listed });
  expect((await reopen(id)).data).toBe(false);
  expect(await clinic(listed)).toBeDefined();
});

test("a clinic with another proposal attached stays when the one that made it is taken back", async () => {
  const [made, laid, clinicId] = [await proposed(), await proposed(), someId()];
  await accept(made, clinicId);
  await accept(laid, clinicId, true);
  expect((await reopen(made)).data).toBe(false);
  expect(await clinic(clinicId)).toBeDefined();
  await removeClinic(clinicId);
});

test("it stays too when that happens at the same time", async () => {
  const [made, laid, clinicId] = [await proposed(), await proposed(), someId()];
  await accept(made, clinicId);
  const [laying, taking] = [await openConnectionOf(admin), await openConnectionOf(admin)];
  await laying.sql`begin`;
  await laying.sql`select private.accept_submission(${laid}, ${clinicId}, true)`;
  const taken = taking.sql`select private.reopen_submission(${made}) as gone`.then(([row]) => row?.gone);
  await waitUntilBlocked(taking.pid);
  await laying.sql`commit`;
  expect(await taken).toBe(false);
  await removeClinic(clinicId);
});

test.for(["Not a slug", "sponsored-slot", "", "../x", "x".repeat(81)])(
  "'%s' is no id of a clinic, and nothing is decided",
  async (clinicId) => {
    const id = await proposed();
    expect((await accept(id, clinicId)).error?.code).toBe("23514");
    expect(await stateOf(id)).toMatchObject({ state: "new" });
  },
);

test("rejecting keeps its reason, and needs one that can be seen and is short", async () => {
  const id = await proposed();
  const reject = (p_reason: string) => admin.rpc("reject_submission", { p_id: id, p_reason });
  for (const reason of ["", " \u200b", "x".repeat(501), "x".repeat(1_000_000)]) {
    const { error } = await reject(reason);
    expect(error, reason.slice(0, 9)).toMatchObject({ code: "23514", details: null });
  }
  expect((await reject("Not a clini\u0301c")).error).toBeNull();
  expect(await stateOf(id)).toEqual({
    state: "rejected",
    reason: "Not a cliníc",
    clinic_id: null,
    decided: true,
  });
  expect((await reopen(id)).data).toBe(false);
});

test("when two editors decide at once, the second is told so", async () => {
  const [id, ids] = [await proposed(), [someId(), someId()] as const];
  const answers = await Promise.all([accept(id, ids[0]), accept(id, ids[1])]);
  expect(answers.map(({ error }) => error?.hint ?? "accepted").toSorted()).toEqual([
    "accepted",
    "already-decided",
  ]);
  expect((await Promise.all(ids.map(clinic))).filter(Boolean)).toHaveLength(1);
  expect((await admin.rpc("reject_submission", { p_id: id, p_reason: "Late" })).error).toMatchObject({
    code: "PT409",
  });
  await reopen(id);
  expect((await reopen(id)).error).toMatchObject({ hint: "already-decided" });
  expect((await accept(randomUUID(), someId())).error).toMatchObject({ hint: "no-such-submission" });
});

test("a report is done, rejected with a reason, or taken up again", async () => {
  const id = await reported({ email: "clinic@example.org" });
  const { data } = await admin.rpc("report_to_review", { p_id: id });
  expect(data).toMatchObject({
    ...REPORT,
    email: "clinic@example.org",
    state: "new",
    clinic: { published: true },
  });
  expect((await admin.rpc("finish_report", { p_id: id })).error).toBeNull();
  expect((await admin.rpc("reject_report", { p_id: id, p_reason: "Late" })).error).toMatchObject({
    hint: "already-decided",
  });
  expect((await admin.rpc("reopen_report", { p_id: id })).error).toBeNull();
  expect((await admin.rpc("reject_report", { p_id: id, p_reason: " " })).error?.code).toBe("23514");
  expect(
    (await admin.rpc("reject_report", { p_id: id, p_reason: "The source says otherwise" })).error,
  ).toBeNull();
  const { data: page } = await admin.rpc("admin_reports", { p_state: "rejected", p_search: "reprofit" });
  expect(page).toMatchObject({
    counts: { rejected: 1 },
    rows: [{ id, clinic_name: "Reprofit", reason: "The source says otherwise" }],
  });
});

test("whatever was decided, what visitors sent is forgotten after a year, and the clinic stays", async () => {
  const ids = [await proposed(), await proposed(), await proposed()];
  const clinicId = someId();
  await accept(ids[0]!, clinicId);
  await admin.rpc("reject_submission", { p_id: ids[1]!, p_reason: "Anna said so" });
  const report = await reported();
  await admin.rpc("reject_report", { p_id: report, p_reason: "Anna said so" });
  await asOwner`update public.clinic_submissions set created_at = created_at - interval '1 year 1 minute'`;
  await asOwner`update public.figure_reports set created_at = created_at - interval '1 year 1 minute'`;
  await asOwner`select private.purge_old_traces()`;
  expect(
    await asOwner`select id from public.clinic_submissions union select id from public.figure_reports`,
  ).toEqual([]);
  expect(await clinic(clinicId)).toBeDefined();
  await removeClinic(clinicId);
});

test("an admin changes a submission only by deciding, and deletes nothing for good", async () => {
  const id = await proposed();
  const stored = admin.from("clinic_submissions");
  expect((await stored.update({ clinic_name: "Other" }).eq("id", id)).status).toBe(403);
  expect((await stored.update({ state: "accepted" }).eq("id", id)).status).toBe(403);
  expect((await stored.delete().eq("id", id)).status).toBe(403);
  expect(await stateOf(id)).toMatchObject({ state: "new" });
});

test("only admins read and decide", async () => {
  const id = await proposed();
  for (const stranger of [anonymous(), signedUp()]) {
    const answers = await Promise.all([
      stranger.rpc("admin_submissions", { p_state: "new" }),
      stranger.rpc("admin_reports", { p_state: "new" }),
      stranger.rpc("submission_to_review", { p_id: id }),
      stranger.rpc("similar_clinics", { p_name: "x", p_website: "https://x.example" }),
      stranger.rpc("accept_submission", { p_id: id, p_clinic_id: "taken-over" }),
      stranger.rpc("reject_submission", { p_id: id, p_reason: "x" }),
    ]);
    for (const { status, data } of answers) {
      expect([401, 403]).toContain(status);
      expect(data).toBeNull();
    }
  }
  expect(await stateOf(id)).toMatchObject({ state: "new" });
});
