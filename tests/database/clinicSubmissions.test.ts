import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { beforeEach, expect, inject, test } from "vitest";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { rolledBack } from "../support/database/rolledBack.ts";
import { countSubmissions, forgetSubmissions } from "../support/database/submissions.ts";
import { withSettings } from "../support/database/settings.ts";
import { GOOD_FORM, rawRow } from "../support/submissionCases.ts";

const ROW = rawRow(GOOD_FORM);

beforeEach(forgetSubmissions);

function send(fields: object = {}) {
  return anonymous()
    .from("clinic_submissions")
    .insert({ ...ROW, ...fields });
}

test("a visitor submits a clinic and gets the id of the stored row", async () => {
  const { data, status } = await send().select("id").single();
  expect(status).toBe(201);
  const stored = await asOwner`select * from public.clinic_submissions`;
  expect(stored).toMatchObject([{ ...ROW, sponsored: false, id: data?.id }]);
});

test.for(["*", "inserted_xid", "searched", "state", "created_at", "form_id", "clinic_name", "count"])(
  "a sender learns nothing else about it: not %s",
  async (columns) => {
    const { data, status } = await send().select(columns);
    expect({ data, status }).toEqual({ data: null, status: columns === "count" ? 400 : 401 });
    expect(await countSubmissions()).toBe(0);
  },
);

test("visitors are told what a sponsored place costs once the operator has set it", async () => {
  for (const price of [null, 1490]) {
    await withSettings({ sponsored_price_euros: price }, async () => {
      expect((await anonymous().rpc("sponsored_price", {}, { get: true })).data).toBe(price);
    });
  }
});

test("a sponsored listing is stored before it is paid for", async () => {
  await send({ sponsored: true });
  expect((await send({ sponsored: null })).error?.code).toBe("23502");
  expect(await asOwner`select sponsored from public.clinic_submissions`).toEqual([{ sponsored: true }]);
});

test("the same form sent twice, even at once, is one row", async () => {
  const form_id = randomUUID();
  const answers = await Promise.all([send({ form_id }), send({ form_id }), send({ form_id })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(["23505", "23505"]);
  expect(await countSubmissions()).toBe(1);
});

test.for([
  ["its id", { id: randomUUID() }, "42501"],
  ["its time", { created_at: "2020-01-01" }, "42501"],
  ["its transaction", { inserted_xid: "1" }, "42501"],
  ["its state", { state: "accepted" }, "42501"],
  ["a reason", { reason: "Because" }, "42501"],
  ["when it is decided", { decided_at: "2020-01-01" }, "42501"],
  ["who decides", { decided_by: randomUUID() }, "42501"],
  ["its clinic", { clinic_id: "reprofit" }, "42501"],
  ["what the administration searches", { searched: "x" }, "42501"],
  ["an unknown column", { nonsense: 1 }, "PGRST204"],
] as const)("a visitor cannot choose %s", async ([, fields, code]) => {
  const { error, status } = await send(fields);
  expect(error?.code).toBe(code);
  expect(status).toBeLessThan(500);
  expect(await countSubmissions()).toBe(0);
});

test.for(["satisfaction", "relationship", "country", "clinic_name", "website", "sponsored"])(
  "%s cannot be null",
  async (column) => {
    const { error } = await send({ [column]: null });
    expect(error?.code).toBe("23502");
    expect(await countSubmissions()).toBe(0);
  },
);

test("an international host reaches the database as punycode only", async () => {
  expect((await send({ website: "https://münchen-ivf.de/" })).error?.code).toBe("23514");
  expect((await send({ website: "https://xn--mnchen-ivf-9db.de/" })).error).toBeNull();
  expect(await countSubmissions()).toBe(1);
});

test("10 MB in every text are refused at once, and nothing is stored", async () => {
  const giant = "\u200b".repeat(3_300_000);
  // Its size is looked at before anything else, such as the pause.
  await withSettings({ submissions_paused: "Paused until Monday." }, async () => {
    for (const column of ["clinic_name", "website", "additional_info"]) {
      expect((await send({ [column]: giant })).error?.code, column).toBe("23514");
    }
  });
  expect(await countSubmissions()).toBe(0);
});

test("what a sender may not choose is set by the database even where too much is granted", async () => {
  const id = randomUUID();
  await rolledBack(async (sql) => {
    const [row] = await sql`insert into public.clinic_submissions
      ${sql({
        ...{ ...ROW, id, created_at: "2020-01-01", inserted_xid: "1", state: "accepted" },
        ...{ clinic_id: "reprofit", decided_at: "2020-01-01", decided_by: id, made_clinic: true },
      })}
      returning id, created_at = now() as now, inserted_xid = pg_current_xact_id() as ours, state,
        num_nonnulls(reason, clinic_id, decided_at, decided_by) as decisions`;
    expect(row).toMatchObject({ now: true, ours: true, state: "new", decisions: 0 });
    expect(row?.id).not.toBe(id);
  });
});

test("no visitor can read, count, order, search, change or delete what was sent, not even the sender", async () => {
  const sender = anonymous();
  const form_id = randomUUID();
  const { data } = await sender
    .from("clinic_submissions")
    .insert({ ...ROW, form_id })
    .select("id")
    .single();
  const { id } = data!;
  for (const visitor of [sender, anonymous()]) {
    const submissions = () => visitor.from("clinic_submissions");
    const reads = await Promise.all([
      submissions().select(),
      submissions().select("id, clinic_name").eq("id", id),
      submissions().select("id").like("clinic_name", "%"),
      submissions().select("id").order("created_at"),
      submissions().select("id").gt("inserted_xid", 0),
      submissions().select("id").or("inserted_xid.is.null,id.not.is.null"),
    ]);
    expect(reads.map(({ status }) => status)).toEqual([401, 401, 400, 401, 401, 401]);
    expect(reads.map(({ data: rows }) => rows)).toEqual(reads.map(() => null));

    const counted = await submissions().select("id", { count: "exact" });
    expect([counted.data, counted.count]).toEqual([[], 0]);
    expect((await submissions().select("id").eq("id", id)).data).toEqual([]);
    const embedded = await visitor.from("clinics").select("id, clinic_submissions(*)");
    expect(embedded.error?.code).toBe("PGRST200");

    const writes = await Promise.all([
      submissions().update({ clinic_name: "Taken over" }).eq("id", id).select(),
      submissions().update({ sponsored: true }).neq("clinic_name", ""),
      submissions().delete().eq("id", id).select(),
      submissions()
        .upsert({ ...ROW, id, clinic_name: "Taken over" })
        .select(),
      submissions()
        .upsert({ ...ROW, form_id, clinic_name: "Taken over" }, { onConflict: "form_id" })
        .select(),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(writes.map(() => 401));
    expect(writes.map(({ data: rows }) => rows)).toEqual(writes.map(() => null));
  }
  expect(await asOwner`select id, clinic_name from public.clinic_submissions`).toEqual([
    { id, clinic_name: ROW.clinic_name },
  ]);
});

test("sending again reveals only that this form is stored", async () => {
  await send({ clinic_name: "Stored before", form_id: randomUUID() });
  const again = await anonymous()
    .from("clinic_submissions")
    .upsert({ ...ROW, clinic_name: "Mine" }, { onConflict: "form_id", ignoreDuplicates: true })
    .select("id");
  expect(JSON.stringify(again)).not.toContain("Stored before");
  const bulk = await anonymous()
    .from("clinic_submissions")
    .insert([ROW, { ...ROW, clinic_name: "Second" }])
    .select("id");
  expect(bulk.data).toEqual([{ id: expect.any(String) }, { id: expect.any(String) }]);
});

test("a visitor's own connection could read no row either, in any later transaction", async () => {
  const sql = postgres(inject("databaseUrl"), { max: 1, connection: { role: "anon" }, onnotice() {} });
  try {
    const [mine] = await sql`insert into public.clinic_submissions ${sql(ROW)} returning id`;
    expect(mine).toHaveProperty("id");
    expect(await sql`select id from public.clinic_submissions`).toEqual([]);
    await expect(sql`select * from public.clinic_submissions`).rejects.toMatchObject({ code: "42501" });
    await expect(sql`select * from private.submission_senders`).rejects.toMatchObject({ code: "42501" });
    await expect(sql`select private.count_submission()`).rejects.toMatchObject({ code: "42501" });
    await expect(sql`truncate public.clinic_submissions`).rejects.toMatchObject({ code: "42501" });
  } finally {
    await sql.end();
  }
});
