import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAdmin } from "../support/database/accounts.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact, addSample, FACT_TABLES } from "../support/database/facts.ts";
import { GOOD_FACTS } from "../support/adminCases.ts";
import { signedUp } from "../support/database/tokens.ts";

type Admin = Awaited<ReturnType<typeof someAdmin>>;

async function changedAt(clinic: string): Promise<string> {
  const [row] = await asOwner<{ at: string }[]>`
    select changed_at::text as at from public.clinics where id = ${clinic}`;
  return row?.at ?? "";
}

test("the administration lists every clinic in one answer, with its facts in force and the oldest check", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  await addFact("clinic_results", clinic, { checked_on: "2023-05-01" });
  await addFact("clinic_prices", clinic, { checked_on: "2026-05-01" });
  await addFact("clinic_reviews", clinic, { checked_on: "2020-05-01", retired_at: "2026-01-01" });
  await addSample("clinic_prices", clinic);
  await addFact("clinic_contacts", clinic, { kind: "address", value: "Example Street 1, Brno" });
  await asOwner`update public.clinics set published = false where id = ${clinic}`;
  const { data } = await admin.rpc("admin_clinics");
  expect(data).toContainEqual({
    ...{ id: clinic, name: "Test clinic", countries: [], locations: [], published: false },
    ...{ merged_into: null, votes: 0, facts: 3, oldest: "2023-05-01" },
    missing: ["language", "treatment", "contact", "website"],
  });
  expect(data).toHaveLength((await asOwner`select from public.clinics`).length);
  await addFact("clinic_contacts", clinic, { kind: "email", value: "hello@clinic.example" });
  expect((await admin.rpc("admin_clinics")).data).toContainEqual(
    expect.objectContaining({ id: clinic, missing: ["language", "treatment", "website"] }),
  );
});

test("the administration lists more clinics than the API returns rows", async () => {
  const admin = await someAdmin();
  const ids = Array.from({ length: 1001 }, () => `test-${randomUUID()}`);
  await asOwner`insert into public.clinics (id, name) select id, 'Test clinic' from unnest(${ids}::text[]) id`;
  const { data } = await admin.rpc("admin_clinics");
  await asOwner`delete from public.clinics where id = any (${ids})`;
  expect((data as unknown[]).length).toBeGreaterThan(1001);
});

test("an editor reads every fact as it is stored; nobody else does", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  for (const table of FACT_TABLES) {
    await addFact(table, clinic, { checked_by: "Anna Nováková", retired_at: "2026-01-01" });
  }
  const kept = { checked_by: "Anna Nováková", retired_at: expect.stringContaining("2026-01-01") };
  expect((await admin.rpc("facts_to_edit", { p_clinic_id: clinic })).data).toMatchObject({
    ...{ results: [kept], prices: [kept], reviews: [kept] },
  });
  expect((await signedUp().rpc("facts_to_edit", { p_clinic_id: clinic })).error?.hint).toBe("admins-only");
  expect((await signedUp().rpc("admin_clinics")).error?.hint).toBe("admins-only");
  expect((await anonymous().rpc("admin_clinics")).error?.code).toBe("42501");
});

test("an editor adds, reads, changes and retires a country's figure, with history; it never moves to another country", async () => {
  const admin = await someAdmin();
  const country = `Land ${randomUUID()}`;
  const figure = { ...GOOD_FACTS.results, status: "sourced", eggs: "own", percentage: 31.5 };
  const results = () => admin.from("clinic_results");
  expect((await results().insert({ ...figure, country })).error).toBeNull();
  const { data } = await admin.rpc("facts_to_edit");
  const mine = (data as { results: { id: string; country: string }[] }).results.find(
    (row) => row.country === country,
  );
  expect(data).toMatchObject({ prices: [], reviews: [] });
  const id = mine?.id ?? "";
  expect((await results().update({ percentage: 32 }).eq("id", id)).error).toBeNull();
  expect((await results().update({ retired_at: "2026-11-22" }).eq("id", id)).error).toBeNull();
  expect((await results().update({ country: "Poland" }).eq("id", id)).error?.code).toBe("42501");
  expect(
    (
      await signedUp()
        .from("clinic_results")
        .insert({ ...figure, country })
    ).error?.code,
  ).toBe("42501");
  const { data: changes } = await admin.rpc("history_page", { p_relations: ["clinic_results"] });
  const noted = (changes as { row_id: string; row_name: string; action: string }[]).filter(
    (change) => change.row_id === id,
  );
  expect(noted.map(({ action }) => action)).toEqual(["update", "update", "insert"]);
  expect(noted[0]?.row_name).toBe(`${country}, live_birth`);
});

test("an editor previews an unpublished clinic with its facts", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const id = await addFact("clinic_prices", clinic);
  await asOwner`update public.clinics set published = false where id = ${clinic}`;
  expect((await admin.rpc("clinic_facts", { p_clinic_id: clinic })).data).toMatchObject({ prices: [{ id }] });
});

test("the second of two editors of a clinic changes nothing; a vote or a new fact doesn't count as an edit", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const opened = await changedAt(clinic);
  const save = async (editor: Admin, name: string) =>
    (await editor.from("clinics").update({ name }).eq("id", clinic).eq("changed_at", opened).select("name"))
      .data;
  await vote(anonymous(), clinic, randomUUID());
  await addFact("clinic_prices", clinic);
  expect(await changedAt(clinic)).toBe(opened);
  expect(await save(admin, "The first")).toEqual([{ name: "The first" }]);
  expect(await save(await someAdmin(), "The second")).toEqual([]);
});

test("the second of two editors of a fact changes nothing", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  for (const table of FACT_TABLES) {
    const id = await addFact(table, clinic);
    const [row] = await asOwner<{ at: string }[]>`
      select changed_at::text as at from public.${asOwner(table)} where id = ${id}`;
    const save = async (note: string) => {
      const changed = admin.from(table).update({ note }).eq("id", id);
      return (await changed.eq("changed_at", row?.at ?? "").select("note")).data;
    };
    expect(await save("The first")).toEqual([{ note: "The first" }]);
    expect(await save("The second")).toEqual([]);
  }
});

test("a vote's update of the counter stays on its database page: no index covers it, and no other trigger runs", async () => {
  expect(
    // The guard against statements by visitors exempts the function that counts votes.
    await asOwner`select tgname as name from pg_trigger
      where tgrelid = 'public.clinics'::regclass and not tgisinternal and (tgtype & 16) > 0
        and pg_get_triggerdef(oid) not like '%WHEN ((CURRENT_USER = ANY%'
        and (tgattr = ''::int2vector or exists (
          select from pg_attribute a where a.attrelid = tgrelid and a.attname = 'upvote_count'
            and a.attnum = any (tgattr::smallint[])))`,
  ).toEqual([{ name: "guard_upvote_count" }]);
  expect(
    await asOwner`select from pg_index i join pg_attribute a on a.attrelid = i.indrelid
      where i.indrelid = 'public.clinics'::regclass and a.attname = 'upvote_count' and a.attnum = any (i.indkey)`,
  ).toEqual([]);
});
