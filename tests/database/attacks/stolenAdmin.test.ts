import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { someAdmin } from "../../support/database/accounts.ts";
import { REPEATED, vote } from "../../support/database/calls.ts";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { countVotes, someClinic } from "../../support/database/clinics.ts";

test("an admin's session cannot delete a clinic with its votes, nor free its name to vote again", async () => {
  const [admin, clinic, session] = [await someAdmin(), await someClinic(), randomUUID()];
  await vote(anonymous(), clinic, session);
  const clinics = () => admin.from("clinics");
  const attempts = [
    await clinics().delete().eq("id", clinic),
    await clinics().delete().neq("id", ""),
    await clinics()
      .update({ id: `${clinic}-2` })
      .eq("id", clinic),
    await clinics().update({ published: false }).eq("id", clinic),
    await clinics()
      .update({ id: `${clinic}-2` })
      .eq("id", clinic),
    await clinics().insert({ id: clinic, name: "The same name" }),
    await clinics().upsert({ id: clinic, name: "Test clinic", published: true }),
    await clinics().update({ published: true }).eq("id", clinic),
  ];
  expect(attempts.map(({ error }) => error === null)).toEqual([
    ...[false, false, false, true],
    ...[false, false, false, true],
  ]);
  expect((await vote(anonymous(), clinic, session)).data).toEqual(REPEATED);
  expect(await countVotes(clinic)).toEqual({ shown: 1, stored: 1 });
  expect(await asOwner`select from public.clinics where id like ${`${clinic}%`}`).toHaveLength(1);
});

test("another admin can restore everything that an admin's session voided, exactly as it was", async () => {
  const [thief, admin] = [await someAdmin(), await someAdmin()];
  const clinics = [await someClinic(), await someClinic()];
  for (const clinic of clinics) await vote(anonymous(), clinic, randomUUID());
  const [fraud = ""] = clinics;
  await vote(anonymous(), fraud, randomUUID());
  await asOwner`select private.void_votes(${fraud}, '-infinity', 'infinity', 'bought votes')`;
  await vote(anonymous(), fraud, randomUUID());
  const before = await Promise.all(clinics.map(countVotes));

  const ever = { p_from: "-infinity", p_until: "infinity" };
  for (const clinic of clinics) {
    await thief.rpc("restore_votes", { p_clinic_id: clinic, ...ever });
    await thief.rpc("void_votes", { p_clinic_id: clinic, ...ever, p_reason: "x" });
  }
  expect(await Promise.all(clinics.map(countVotes))).toMatchObject(clinics.map(() => ({ shown: 0 })));
  for (const clinic of clinics) await admin.rpc("restore_votes", { p_clinic_id: clinic, ...ever });
  expect(await Promise.all(clinics.map(countVotes))).toEqual(before);
});
