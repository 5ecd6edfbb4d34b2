import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { crowd } from "../support/database/crowd.ts";
import { countReports, forgetReports, REPORT } from "../support/database/figureReports.ts";
import { merge } from "../support/database/merges.ts";
import { withSettings } from "../support/database/settings.ts";
import { signedUp } from "../support/database/tokens.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";

beforeEach(forgetReports);
afterAll(forgetReports);

const send = (fields: object = {}, visitor = anonymous()) =>
  visitor.from("figure_reports").insert({ ...REPORT, ...fields });

test("a visitor reports a wrong figure and gets the id of the stored row", async () => {
  const email = "clinic@example.org";
  const { data, status } = await send({ email }).select("id").single();
  expect(status).toBe(201);
  const stored = await asOwner`select * from public.figure_reports`;
  expect(stored).toMatchObject([{ ...REPORT, email, id: data?.id }]);
});

const LONG = "x".repeat(501);
test.for<[what: string, fields: object, status: number]>([
  ["no figure", { figure: null }, 400],
  ["a figure of spaces", { figure: " \u200b " }, 400],
  ["a figure of 201 letters", { figure: LONG.slice(0, 201) }, 400],
  ["nothing that is right", { right_value: null }, 400],
  ["an empty text of what is right", { right_value: "" }, 400],
  ["501 letters of what is right", { right_value: LONG }, 400],
  ["no source", { source_url: null }, 400],
  ["an empty source", { source_url: "" }, 400],
  ["a source that is no web address", { source_url: "their website" }, 400],
  ["a source that runs something", { source_url: "javascript:alert(1)" }, 400],
  ["an e-mail address without an at sign", { email: "clinic.example.org" }, 400],
  ["an e-mail address without a dot", { email: "clinic@example" }, 400],
  ["an e-mail address with a space", { email: "my clinic@example.org" }, 400],
  ["two e-mail addresses", { email: "a@example.org,b@example.org" }, 400],
  ["an e-mail address of 255 letters", { email: `${"x".repeat(243)}@example.org` }, 400],
  ["no clinic", { clinic_id: null }, 404],
  ["an unknown clinic", { clinic_id: "no-such-clinic" }, 404],
])("a report with %s is refused, and nothing is stored", async ([, fields, status]) => {
  expect((await send(fields)).status).toBe(status);
  expect(await countReports()).toBe(0);
});

test("an unpublished clinic takes no reports", async () => {
  const clinic_id = await someClinic();
  await asOwner`update public.clinics set published = false where id = ${clinic_id}`;
  expect(await send({ clinic_id })).toMatchObject({ status: 404, error: { hint: "no-such-clinic" } });
});

test.for(["a@b.cz", "anna.novakova+ivf@klinika.example.org", `${"x".repeat(242)}@example.org`])(
  "an e-mail address can be %s",
  async (email) => {
    expect((await send({ email })).status).toBe(201);
  },
);

test("texts are stored composed", async () => {
  await send({ figure: "Cena Zli\u0301n", right_value: "Zli\u0301n 👶" });
  const stored = await asOwner`select figure, right_value from public.figure_reports`;
  expect(stored).toEqual([{ figure: "Cena Zlín", right_value: "Zlín 👶" }]);
});

test("10 MB in every text are refused at once, and nothing is stored", async () => {
  const giant = "\u200b".repeat(3_300_000);
  // Its size is looked at before anything else, such as the pause.
  await withSettings({ submissions_paused: "Paused until Monday." }, async () => {
    for (const column of ["clinic_id", "figure", "right_value", "source_url", "email"]) {
      expect((await send({ [column]: giant })).error?.code, column).toBe("23514");
    }
  });
  expect(await countReports()).toBe(0);
});

test.for([
  ["its id", { id: randomUUID() }, "42501"],
  ["its time", { created_at: "2020-01-01" }, "42501"],
  ["its transaction", { inserted_xid: "1" }, "42501"],
  ["an unknown column", { nonsense: 1 }, "PGRST204"],
] as const)("a visitor cannot choose %s", async ([, fields, code]) => {
  const { error, status } = await send(fields);
  expect(error?.code).toBe(code);
  expect(status).toBeLessThan(500);
  expect(await countReports()).toBe(0);
});

test("a report of a clinic that was merged meanwhile is stored for the clinic that it became", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  await merge(from, into);
  expect((await send({ clinic_id: from })).error).toBeNull();
  expect(await asOwner`select clinic_id from public.figure_reports`).toEqual([{ clinic_id: into }]);
});

test("in a pause, a report that was stored is recognised when it is sent again", async () => {
  const form_id = randomUUID();
  expect((await send({ form_id })).status).toBe(201);
  await withSettings({ submissions_paused: "Paused until Monday." }, async () => {
    expect((await send({ form_id })).status).toBe(409);
    expect((await send()).status).toBe(503);
  });
});

test("the same report sent twice, even at once, is one row", async () => {
  const form_id = randomUUID();
  const answers = await Promise.all([send({ form_id }), send({ form_id }), send({ form_id })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await countReports()).toBe(1);
});

for (const [who, visitor] of Object.entries({ "a visitor": anonymous, "a signed-up user": signedUp })) {
  test(`${who} can neither read, count, change nor delete a report, not even their own`, async () => {
    const sender = visitor();
    const form_id = randomUUID();
    const { data } = await send({ form_id }, sender).select("id").single();
    const { id } = data!;
    const reports = () => sender.from("figure_reports");
    for (const read of [
      reports().select(),
      reports().select("id, email").eq("id", id),
      reports().select("id").like("figure", "%"),
      reports().select("id").order("created_at"),
      reports().select("id").or("inserted_xid.is.null,id.not.is.null"),
    ]) {
      expect((await read).data).toBeNull();
    }
    const counted = await reports().select("id", { count: "exact" });
    expect([counted.data, counted.count]).toEqual([[], 0]);
    for (const write of [
      reports().update({ figure: "Taken over" }).eq("id", id),
      reports().delete().eq("id", id).select("id"),
      reports().upsert({ ...REPORT, form_id, figure: "Taken over" }, { onConflict: "form_id" }),
    ]) {
      const { status, data: rows } = await write;
      if (status < 400) expect(rows).toEqual([]);
    }
    expect(await asOwner`select id, figure from public.figure_reports`).toEqual([
      { id, figure: REPORT.figure },
    ]);
  });
}

test("a sender gets the id of the stored row and nothing that the database notes beside it", async () => {
  for (const column of ["*", "inserted_xid", "searched", "state", "email"]) {
    expect((await send().select(column)).status).toBe(401);
  }
  expect(await countReports()).toBe(0);
});

test("admins read reports only through the administration's calls, and neither rewrite nor delete them", async () => {
  await send();
  const admin = await someAdmin();
  expect((await admin.from("figure_reports").select("id")).data).toHaveLength(1);
  expect((await admin.from("figure_reports").select("email")).status).toBe(403);
  expect((await admin.from("figure_reports").update({ figure: "Other" }).neq("figure", "")).status).toBe(403);
  expect((await admin.from("figure_reports").delete().not("id", "is", null)).status).toBe(403);
  expect(await countReports()).toBe(1);
});

function hints(answers: { error: { hint?: string; code?: string } | null }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { error } of answers) {
    const what = error ? (error.hint ?? error.code ?? "failed") : "stored";
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}
const many = (count: number) => Array.from({ length: count });

test("one address sends ten an hour, even all at once, and proposes clinics all the same", async () => {
  const address = someAddress();
  const answers = await crowd(many(15), 15, () => send({}, anonymous(address)));
  expect(hints(answers)).toEqual({ stored: 10, "submission-limit": 5 });
  expect(await countReports()).toBe(10);
  const proposed = await anonymous(address).from("clinic_submissions").insert(rawRow(GOOD_FORM));
  expect(proposed.status).toBe(201);
  await asOwner`delete from public.clinic_submissions`;
});

test("of 100 reports at once from as many addresses, as many are stored as an hour may have", async () => {
  await withSettings({ figure_reports_an_hour: 30 }, async () => {
    const answers = await crowd(many(100), 50, () => send());
    expect(hints(answers)).toEqual({ stored: 30, "hourly-submission-limit": 70 });
    expect(await countReports()).toBe(30);
  });
});

test("storing stops at the limit, until the oldest are a year old and deleted", async () => {
  await withSettings({ figure_reports_stored: 2 }, async () => {
    expect(hints(await crowd(many(4), 4, () => send()))).toEqual({ stored: 2, "submissions-full": 2 });
    await asOwner`update public.figure_reports set state = 'done', decided_at = now()`;
    expect((await send()).status).toBe(201);
    await asOwner`delete from public.figure_reports where state = 'new'`;
    await asOwner`update public.figure_reports set created_at = created_at - interval '363 days'`;
    await asOwner`select private.purge_old_traces()`;
    expect(await countReports()).toBe(2);
    await asOwner`update public.figure_reports set created_at = created_at - interval '2 days'`;
    await asOwner`select private.purge_old_traces()`;
    expect(await countReports()).toBe(0);
    expect((await send()).status).toBe(201);
  });
});

test("reports are paused with submissions, in the operator's own words", async () => {
  await withSettings({ submissions_paused: "Back on Monday." }, async () => {
    expect(await send()).toMatchObject({
      status: 503,
      error: { hint: "submissions-paused", message: "Back on Monday." },
    });
  });
  expect(await countReports()).toBe(0);
});

test("a page of another website reports nothing with its visitors' addresses", async () => {
  const visitor = anonymous(someAddress(), undefined, { origin: "https://evil.example" });
  await withSettings({ allowed_origins: "{https://directory.example}" }, async () => {
    expect(await send({}, visitor)).toMatchObject({ status: 403, error: { hint: "origin-not-allowed" } });
  });
  expect(await countReports()).toBe(0);
});

test("the sender's address is kept as a keyed hash only, apart from the report", async () => {
  await send();
  const [sender] = await asOwner`
    select sent_to, length(address_hash) as length from private.submission_senders`;
  expect(sender).toEqual({ sent_to: "figure_reports", length: 32 });
  const [row] = await asOwner<{ text: string }[]>`select r::text as text from public.figure_reports r`;
  expect(row?.text).not.toMatch(/127\.\d+\.\d+\.\d+|\\x/);
});
