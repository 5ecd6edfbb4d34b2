import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAdmin, someEditor, someUser } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { removeClinic, someClinic } from "../support/database/clinics.ts";
import { addFact, countFacts, FACT_TABLES, FACTS } from "../support/database/facts.ts";
import { merge, undo } from "../support/database/merges.ts";
import { takeSnapshot } from "../support/database/snapshot.ts";
import { signedUp } from "../support/database/tokens.ts";

const READERS = { "a visitor": anonymous, "a signed-up user": signedUp };

for (const table of FACT_TABLES) {
  for (const [who, reader] of Object.entries(READERS)) {
    test(`${who} reads ${table} with their source, but not who checked them`, async () => {
      const clinic = await someClinic();
      await addFact(table, clinic, { checked_by: "Anna Nováková", note: "Read twice." });
      const { data } = await reader()
        .from(table)
        .select("status, published_by, source_name, source_url, checked_on, note")
        .eq("clinic_id", clinic);
      const { status, published_by, source_name, source_url, checked_on } = FACTS[table];
      const source = { status, published_by, source_name, source_url, checked_on };
      expect(data).toEqual([{ ...source, note: "Read twice." }]);
      for (const hidden of ["checked_by", "created_at", "*"]) {
        const asked = reader()
          .from(table)
          .select(hidden as "id")
          .eq("clinic_id", clinic);
        expect((await asked).error).toMatchObject({ code: "42501" });
      }
    });

    test(`${who} sees no retired fact of ${table}, and none of an unpublished clinic`, async () => {
      const [clinic, unpublished] = [await someClinic(), await someClinic()];
      await addFact(table, clinic, { retired_at: "2026-01-01" });
      await addFact(table, unpublished);
      await asOwner`update public.clinics set published = false where id = ${unpublished}`;
      const facts = () => reader().from(table);
      expect((await facts().select("id").in("clinic_id", [clinic, unpublished])).data).toEqual([]);
      expect((await facts().select("id").gte("retired_at", "2000-01-01")).data).toEqual([]);
      const counted = await facts()
        .select("id", { count: "exact", head: true })
        .in("clinic_id", [clinic, unpublished]);
      expect(counted.count).toBe(0);
    });
  }

  test(`an admin adds, changes and retires a fact of ${table}, and still sees it`, async () => {
    const [admin, clinic] = [await someAdmin(), await someClinic()];
    const facts = () => admin.from(table);
    expect((await facts().insert({ ...FACTS[table], clinic_id: clinic } as never)).error).toBeNull();
    const { error } = await facts().update({ note: "Seen again." }).eq("clinic_id", clinic);
    expect(error).toBeNull();
    const retired_at = new Date().toISOString();
    expect((await facts().update({ retired_at }).eq("clinic_id", clinic)).error).toBeNull();
    expect((await facts().select("note").eq("clinic_id", clinic)).data).toEqual([{ note: "Seen again." }]);
    expect((await anonymous().from(table).select("note").eq("clinic_id", clinic)).data).toEqual([]);
  });

  test(`a fact of ${table} that is sent again with its id, after a lost answer, is stored once`, async () => {
    const [admin, clinic, id] = [await someAdmin(), await someClinic(), randomUUID()];
    const send = async () => admin.from(table).insert({ ...FACTS[table], clinic_id: clinic, id } as never);
    expect((await send()).error).toBeNull();
    expect(await send()).toMatchObject({ status: 409, error: { code: "23505" } });
    expect(await countFacts(clinic)).toBe(1);
    const over = await admin.from(table).upsert({ ...FACTS[table], clinic_id: clinic, id } as never);
    expect(over.status).toBe(403);
  });

  test(`not even an admin deletes a fact of ${table}, gives it to another clinic or dates it back`, async () => {
    const [admin, clinic, other] = [await someAdmin(), await someClinic(), await someClinic()];
    await addFact(table, clinic);
    const facts = () => admin.from(table);
    const refused = await Promise.all([
      facts().delete().eq("clinic_id", clinic),
      facts().update({ clinic_id: other }).eq("clinic_id", clinic),
      facts().update({ id: randomUUID() }).eq("clinic_id", clinic),
      facts().update({ created_at: "2020-01-01" }).eq("clinic_id", clinic),
      facts().insert({ ...FACTS[table], clinic_id: clinic, created_at: "2020-01-01" } as never),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect([await countFacts(clinic), await countFacts(other)]).toEqual([1, 0]);
  });
}

const NO_ADMINS = {
  "a visitor": async () => anonymous(),
  "somebody with an account": someUser,
  "a removed admin": async () => {
    const admin = await someAdmin();
    const { data } = await admin.auth.getUser();
    await asOwner`delete from private.admins where user_id = ${data.user?.id ?? ""}`;
    return admin;
  },
};

for (const [who, attacker] of Object.entries(NO_ADMINS)) {
  test(`${who} can neither add, change, retire nor delete a fact`, async () => {
    const [client, clinic] = [await attacker(), await someClinic()];
    for (const table of FACT_TABLES) await addFact(table, clinic);
    const before = await takeSnapshot();
    for (const table of FACT_TABLES) {
      const facts = () => client.from(table);
      const fact = { ...FACTS[table], clinic_id: clinic };
      const attempts = await Promise.all([
        facts().insert(fact as never),
        facts().insert([fact, fact] as never),
        facts().upsert({ ...fact, id: randomUUID() } as never),
        facts().update({ note: "Taken over" }).eq("clinic_id", clinic).select("id"),
        facts().update({ retired_at: "2026-01-01" }).neq("status", "").select("id"),
        facts().delete().eq("clinic_id", clinic),
      ]);
      for (const { status, data } of attempts) {
        // Row level security answers signed-in callers with success and no row.
        if (status < 400) expect(data).toEqual([]);
      }
    }
    expect(await takeSnapshot()).toEqual(before);
  });
}

test("a clinic keeps its facts when its id changes, and takes them along when it is deleted", async () => {
  const [clinic, renamed] = [await someClinic(), `test-${randomUUID()}`];
  for (const table of FACT_TABLES) await addFact(table, clinic);
  await asOwner`update public.clinics set id = ${renamed} where id = ${clinic}`;
  expect([await countFacts(clinic), await countFacts(renamed)]).toEqual([0, FACT_TABLES.length]);
  expect(
    await asOwner`select price_euros, success_rate, review_score from public.clinics where id = ${renamed}`,
  ).toEqual([{ price_euros: 2900, success_rate: 31.5, review_score: 4.5 }]);
  await removeClinic(renamed);
  expect(await countFacts(renamed)).toBe(0);
});

test("everybody reads the figures of a country, without any clinic", async () => {
  const country = `Test ${randomUUID()}`;
  await addFact("clinic_results", null, { country });
  const { data } = await anonymous()
    .from("clinic_results")
    .select("percentage, clinic_id")
    .eq("country", country);
  expect(data).toEqual([{ percentage: 31.5, clinic_id: null }]);
  await asOwner`delete from public.clinic_results where country = ${country}`;
});

test("what a merge retired stays as it was, so that undoing the merge can bring it back", async () => {
  const [editor, from, into] = [await someEditor(), await someClinic(), await someClinic()];
  const bands = [
    { age_from: 35, age_to: 37 },
    { age_from: 38, age_to: 40 },
  ];
  const [first] = await Promise.all(bands.map((ages) => addFact("clinic_results", from, ages)));
  for (const ages of bands) await addFact("clinic_results", into, ages);
  await merge(from, into);
  const { error } = await editor.from("clinic_results").update({ age_to: 38 }).eq("id", first!);
  expect(error).toMatchObject({ code: "PT403", hint: "clinic-is-merged" });
  await undo(from);
  const back =
    await asOwner`select from public.clinic_results where clinic_id = ${from} and retired_at is null`;
  expect(back).toHaveLength(2);
});
