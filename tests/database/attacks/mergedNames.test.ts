import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { someAdmin, someEditor } from "../../support/database/accounts.ts";
import { vote } from "../../support/database/calls.ts";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { countVotes, removeClinic, someClinic } from "../../support/database/clinics.ts";
import { merge } from "../../support/database/merges.ts";
import { rawRequest } from "../../support/database/rawRequest.ts";
import { sharedEmbedded } from "../../support/database/embedded.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";

type Editor = Awaited<ReturnType<typeof someEditor>>;

const rename = async (editor: Editor, from: string, to: string) =>
  (await editor.from("clinics").update({ id: to }).eq("id", from)).error;

test("an editor can neither rename two merged clinics nor put another in their place, so votes return to their own", async () => {
  const [owner, editor] = [await someAdmin(), await someEditor()];
  const [from, into] = [await someClinic(), await someClinic()];
  for (const clinic of [from, from, into]) await vote(anonymous(), clinic, randomUUID());
  const before = [await countVotes(from), await countVotes(into)];
  await owner.rpc("merge_clinics", { p_from: from, p_into: into });

  for (const clinic of [from, into]) {
    expect(await rename(editor, clinic, `${clinic}-renamed`)).toMatchObject({ code: "42501" });
  }
  const other = await editor.from("clinics").insert({ id: from, name: "My own clinic", published: true });
  expect(other.error).toMatchObject({ code: "23505" });
  const upserted = await editor.from("clinics").upsert({ id: from, name: "My own clinic", published: true });
  expect(upserted.error).toMatchObject({ code: "42501" });
  const { data: page } = await anonymous().rpc("clinic_after_merges", { p_clinic_id: from });
  expect(page).toBe(into);

  expect((await owner.rpc("unmerge_clinic", { p_from: from })).error).toBeNull();
  expect([await countVotes(from), await countVotes(into)]).toEqual(before);
});

test("the operator cannot rename a merged clinic by hand either, and can again once the merge is undone", async () => {
  const [from, into] = [await someClinic(), await someClinic()];
  await merge(from, into);
  for (const clinic of [from, into]) {
    const renamed = asOwner`update public.clinics set id = ${`${clinic}-2`} where id = ${clinic}`;
    await expect(renamed).rejects.toMatchObject({ code: "PT403", hint: "merges-guarded" });
  }
  await asOwner`select private.unmerge_clinic(${from})`;
  await asOwner`update public.clinics set id = ${`${from}-2`} where id = ${from}`;
  await removeClinic(`${from}-2`);
});

type Three = [string, string, string];
/** The guard normally prevents it. */
const circle = (...[a, b, c]: Three) => `
  select set_config('private.merging', 'yes', false);
  update public.clinics set published = false, merged_into = case id when '${a}' then '${b}' when '${b}' then '${c}' else '${a}' end
  where id in ('${a}', '${b}', '${c}');
  select set_config('private.merging', '', false)`;

test("following merges ends, even where they lead in a circle", async () => {
  const [a, b, c] = [await someClinic(), await someClinic(), await someClinic()];
  await asOwner.begin((sql) => sql.unsafe(circle(a, b, c)));
  for (const clinic of [a, b, c]) {
    const { data, error } = await anonymous().rpc("clinic_after_merges", { p_clinic_id: clinic });
    expect({ data, error }).toEqual({ data: null, error: null });
  }
});

test("it ends on the embedded backend too, which could answer nothing else until then", async () => {
  const embedded = await sharedEmbedded();
  const clinics = ["one", "two", "three"].map((name) => `test-${name}-${randomUUID()}`) as Three;
  const [first] = clinics;
  const values = clinics.map((id) => `('${id}', 'Test clinic')`).join(", ");
  await embedded.backend.connection.exec(`insert into public.clinics (id, name) values ${values}`);
  await embedded.backend.connection.exec(circle(...clinics));
  onTestFinished(async () => {
    await embedded.backend.connection.exec("delete from public.clinics where id like 'test-%'");
  });
  const path = `/rest/v1/rpc/clinic_after_merges?p_clinic_id=${first}`;
  const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };
  const { status, body } = await rawRequest(embedded.url, path, { headers });
  expect({ status, body }).toEqual({ status: 200, body: "null" });
});
