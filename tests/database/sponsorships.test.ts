import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { someAdmin, someEditor, someUser } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { withSettings } from "../support/database/settings.ts";
import { waitOutHourEnd } from "../support/database/time.ts";

// The day of the directory's calendar ends as an hour does.
beforeEach(waitOutHourEnd);
afterEach(() => asOwner`delete from public.sponsorships`);

/** By the directory's calendar. */
async function day(fromToday: number): Promise<string> {
  const [row] = await asOwner<{ day: string }[]>`
    select (private.directory_today() + ${fromToday}::int)::text as day`;
  return row!.day;
}

async function sponsor(clinic: string, from: number, until: number, note: string | null = null) {
  await asOwner`
    insert into public.sponsorships (clinic_id, from_date, until_date, note)
    values (${clinic}, ${await day(from)}::date, ${await day(until)}::date, ${note})`;
}

const table = () => anonymous().from("sponsorships");
const seen = async () => (await table().select("clinic_id")).data;

test("visitors see which clinic has the sponsored place today, from its first to its last day", async () => {
  const clinic = await someClinic();
  for (const [from, until] of [
    [-3, 3],
    [0, 3],
    [-3, 0],
    [0, 0],
  ] as const) {
    await sponsor(clinic, from, until, "Paid by card");
    expect(await seen()).toEqual([{ clinic_id: clinic }]);
    await asOwner`delete from public.sponsorships`;
  }
});

test("visitors see nothing of a place that ended yesterday, begins tomorrow or was taken back", async () => {
  const clinic = await someClinic();
  await sponsor(clinic, -9, -1);
  await sponsor(clinic, 1, 9);
  await sponsor(clinic, 0, -1);
  expect(await seen()).toEqual([]);
  const counted = await anonymous().from("sponsorships").select("clinic_id", { count: "exact", head: true });
  expect(counted.count).toBe(0);
});

test("a place ends at midnight in Prague", async () => {
  const inPrague = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Prague" });
  const [row] = await asOwner<{ now: Date; day: string }[]>`
    select now() as now, private.directory_today()::text as day`;
  expect(row?.day).toBe(inPrague.format(row?.now));
  // On most of a day the one of London would be the same.
  const [code] = await asOwner<{ text: string }[]>`
    select prosrc as text from pg_proc where oid = 'private.directory_today()'::regprocedure`;
  expect(code?.text).toMatch(/now\(\) at time zone 'Europe\/Prague'/);
});

test("a clinic that is not published has no place that visitors see", async () => {
  const clinic = await someClinic();
  await sponsor(clinic, -1, 1);
  await asOwner`update public.clinics set published = false where id = ${clinic}`;
  expect(await seen()).toEqual([]);
});

test("visitors read no other column, by choosing, filtering, ordering or a change", async () => {
  await sponsor(await someClinic(), -1, 1, "What it cost");
  for (const column of ["id", "from_date", "until_date", "note", "created_at"] as const) {
    const refusals = [
      await table().select(column),
      await table().select("clinic_id").order(column),
      await table().select("clinic_id").not(column, "is", null),
    ];
    for (const { status, data } of refusals) expect({ status, data }).toEqual({ status: 401, data: null });
  }
  expect((await table().select()).status).toBe(401);
  const clinic = await someClinic();
  const row = { clinic_id: clinic, from_date: await day(5), until_date: await day(6) };
  expect((await table().insert(row)).status).toBe(401);
  expect((await table().update({ note: "x" }).eq("clinic_id", clinic)).status).toBe(401);
  expect((await table().delete().eq("clinic_id", clinic)).status).toBe(401);
});

test("an account that isn't an admin's reads and changes no place, and learns of none by trying", async () => {
  const [user, clinic] = [await someUser(), await someClinic()];
  await sponsor(clinic, -1, 1, "What it cost");
  const asUser = () => user.from("sponsorships");
  expect((await asUser().select()).data).toEqual([]);
  expect((await asUser().update({ note: "x" }).eq("clinic_id", clinic).select()).data).toEqual([]);
  expect((await asUser().delete().eq("clinic_id", clinic)).status).toBe(403);
  const tried = [await day(0), await day(7)].map(async (from_date) => {
    const { error } = await asUser().insert({ clinic_id: clinic, from_date, until_date: from_date });
    return error?.hint ?? error?.code;
  });
  expect(new Set(await Promise.all(tried)).size).toBe(1);
});

test("an admin adds, changes and ends a place, and nobody deletes one", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const asAdmin = () => admin.from("sponsorships");
  const added = await asAdmin()
    .insert({ clinic_id: clinic, from_date: await day(-2), until_date: await day(2), note: "Paid" })
    .select()
    .single();
  expect(added.data).toMatchObject({ clinic_id: clinic, note: "Paid" });
  expect(await seen()).toHaveLength(1);
  const id = added.data?.id ?? "";
  expect(
    (
      await asAdmin()
        .update({ until_date: await day(-1) })
        .eq("id", id)
    ).error,
  ).toBeNull();
  expect(await seen()).toEqual([]);
  expect((await asAdmin().delete().eq("id", id)).status).toBe(403);
});

test("one clinic at a time has the place, even when two admins give it at once", async () => {
  const [admin, first, second] = [await someAdmin(), await someClinic(), await someClinic()];
  const give = async (clinic: string, from: number, until: number) =>
    admin
      .from("sponsorships")
      .insert({ clinic_id: clinic, from_date: await day(from), until_date: await day(until) });
  expect((await give(first, 0, 5)).error).toBeNull();
  for (const [from, until] of [
    [5, 9],
    [-3, 0],
    [1, 2],
    [-9, 9],
  ] as const) {
    const { status, error } = await give(second, from, until);
    expect({ status, hint: error?.hint }).toEqual({ status: 409, hint: "sponsored-place-taken" });
    expect(error?.message).toBe(`The place is taken from ${await day(0)} to ${await day(5)} by Test clinic`);
  }
  expect((await give(second, 6, 9)).error).toBeNull();
  const both = await Promise.all([give(first, 20, 29), give(second, 25, 35)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test("the second of two admins who change the same place changes nothing, and is told by an empty answer", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const days = { from_date: await day(-2), until_date: await day(2) };
  const { data: given } = await admin
    .from("sponsorships")
    .insert({ clinic_id: clinic, ...days })
    .select("id,changed_at")
    .single();
  const change = async (note: string, changed_at: string) =>
    (
      await admin
        .from("sponsorships")
        .update({ note })
        .match({ id: given!.id, changed_at })
        .select("changed_at")
    ).data;
  const first = await change("By the first", given!.changed_at);
  expect(first).toHaveLength(1);
  expect(await change("By the second", given!.changed_at)).toEqual([]);
  expect(await change("By the first again", first![0]!.changed_at)).toHaveLength(1);
  const forged = await admin
    .from("sponsorships")
    .update({ changed_at: given!.changed_at } as never)
    .eq("id", given!.id);
  expect(forged.status).toBe(403);
});

const shown = async () => (await anonymous().rpc("sponsored_price", {}, { get: true })).data;

test("an owner sets the price of the place, which visitors read and history notes; editors and nonsense are refused", async () => {
  const [owner, editor] = [await someAdmin(), await someEditor()];
  await withSettings({ sponsored_price_euros: 490 }, async () => {
    expect((await owner.rpc("set_sponsored_price", { p_euros: 650 })).error).toBeNull();
    expect(await shown()).toBe(650);
    const { data: changes } = await owner.rpc("history_page", { p_relations: ["settings"] });
    expect(changes?.[0]).toMatchObject({
      ...{
        before: { sponsored_price_euros: 490 },
        after: { sponsored_price_euros: 650 },
        can_restore: false,
      },
    });
    expect((await editor.rpc("set_sponsored_price", { p_euros: 1 })).error?.hint).toBe("owners-only");
    for (const [refused, code] of [
      [await someUser(), "PT403"],
      [anonymous(), "42501"],
    ] as const) {
      expect((await refused.rpc("set_sponsored_price", { p_euros: 1 })).error?.code).toBe(code);
    }
    for (const price of [0, -1, 100_001]) {
      const { error } = await owner.rpc("set_sponsored_price", { p_euros: price });
      expect(error?.message).toContain("price_is_1_to_100000_euros");
      // Not the other settings.
      expect(error?.details).toBeNull();
    }
    for (const [price, code] of [
      [4.5, "22P02"],
      [1e12, "22003"],
      ["much", "22P02"],
      ["\u0000", "22P05"],
    ] as const) {
      const { error } = await owner.rpc("set_sponsored_price", { p_euros: price as number });
      expect(error?.code).toBe(code);
    }
    expect(await shown()).toBe(650);
    expect((await owner.rpc("set_sponsored_price")).error).toBeNull();
    expect(await shown()).toBeNull();
  });
});

test("a place without a clinic, with reversed days, outside our time or with an endless note is refused", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const right = { clinic_id: clinic, from_date: "2031-05-01", until_date: "2031-05-31" };
  const wrong = [
    [{ clinic_id: `none-${randomUUID()}` }, "PT404"],
    [{ clinic_id: "sponsored-slot" }, "PT404"],
    [{ until_date: "2031-04-29" }, "23514"],
    [{ from_date: "1999-01-01" }, "23514"],
    [{ until_date: "infinity" }, "23514"],
    [{ note: " " }, "23514"],
    [{ note: "x".repeat(501) }, "23514"],
    [{ note: "\u{0}" }, "22P05"],
  ] as const;
  for (const [field, code] of wrong) {
    const { error } = await admin.from("sponsorships").insert({ ...right, ...field });
    expect(error?.code, JSON.stringify(field)).toBe(code);
  }
  expect((await admin.from("sponsorships").select()).data).toEqual([]);
});

test("a place keeps its clinic when the clinic's id changes", async () => {
  const clinic = await someClinic();
  await sponsor(clinic, -1, 1);
  const renamed = `test-${randomUUID()}`;
  await asOwner`update public.clinics set id = ${renamed} where id = ${clinic}`;
  expect(await seen()).toEqual([{ clinic_id: renamed }]);
  await asOwner`update public.clinics set id = ${clinic} where id = ${renamed}`;
});
