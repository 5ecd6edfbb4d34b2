import { expect, test } from "vitest";
import { CONTACT_KINDS, type ContactKind } from "@/directory/facts/codes.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { someAdmin, someEditor } from "../support/database/accounts.ts";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact, CONTACT } from "../support/database/facts.ts";
import { applyImport, checkImport } from "../support/database/imports.ts";
import { signedUp } from "../support/database/tokens.ts";

const ONE_OF_EACH: Record<ContactKind, string> = {
  address: "Example Street 1, 602 00 Brno",
  phone: "+420123456789",
  email: "hello@clinic.example",
  hours: "Mo-Th 07:00-15:30, Fr 07:00-14:00",
};

async function contactsOf(clinic: string, visitor = anonymous()) {
  const { data, error } = await visitor.rpc("clinic_facts", { p_clinic_id: clinic }, { get: true });
  if (error) throw error;
  return factsFromJson(data, "2026-11-22")?.contacts ?? [];
}

const valuesOf = async (clinic: string) => (await contactsOf(clinic)).map(({ value }) => value);

test("every kind of contact that the site names can be stored, and it reads each", async () => {
  const clinic = await someClinic();
  for (const kind of CONTACT_KINDS)
    await addFact("clinic_contacts", clinic, { kind, value: ONE_OF_EACH[kind] });
  const read = await contactsOf(clinic);
  expect(Object.fromEntries(read.map(({ kind, value }) => [kind, value]))).toEqual(ONE_OF_EACH);
});

test.for<[kind: ContactKind, value: string]>([
  ["address", "16–20 Windsor Walk, London SE5 8BB"],
  ["address", "ul. Św. Jana 5 m. 3, 91-347 Łódź"],
  ["address", "вул. Хрещатик 1, Київ"],
  ["phone", "+4912345"],
  ["phone", "+123456789012345"],
  ["email", "info@klinika-bocian.pl"],
  ["hours", "Mo 08:00-12:00, Mo 13:00-16:00, Sa-Su 00:00-23:59"],
])("an %s may be %s", async ([kind, value]) => {
  const clinic = await someClinic();
  await addFact("clinic_contacts", clinic, { kind, value });
  expect(await valuesOf(clinic)).toEqual([value]);
});

test("among contacts of one kind the newest check comes first, then the register's; retired ones are left out", async () => {
  const clinic = await someClinic();
  const add = (value: string, fields: Record<string, string>) =>
    addFact("clinic_contacts", clinic, { value, ...fields });
  await add("+420111000003", { checked_on: "2025-01-01" });
  await add("+420111000002", { published_by: "clinic" });
  const first = await add("+420111000001", { published_by: "register" });
  expect(await valuesOf(clinic)).toEqual(["+420111000001", "+420111000002", "+420111000003"]);
  await asOwner`update public.clinic_contacts set retired_at = now() where id = ${first}`;
  expect(await valuesOf(clinic)).toEqual(["+420111000002", "+420111000003"]);
});

test("visitors and people who signed up read contacts and write none; editors are told of a wrong one", async () => {
  const clinic_id = await someClinic();
  const row = { ...CONTACT, clinic_id };
  for (const visitor of [anonymous(), signedUp()])
    expect((await visitor.from("clinic_contacts").insert(row)).error?.code).toBe("42501");
  const editor = await someEditor();
  expect((await editor.from("clinic_contacts").insert(row)).error).toBeNull();
  const { error } = await editor.from("clinic_contacts").insert({ ...row, value: "call us" });
  expect(error).toMatchObject({
    code: "23514",
    message: expect.stringContaining("phone_is_a_plus_and_7_to_15_digits"),
  });
  const seen = anonymous().from("clinic_contacts").select("kind,value").eq("clinic_id", clinic_id);
  expect((await seen).data).toEqual([{ kind: "phone", value: "+420123456789" }]);
});

test("visitors read no contact of an unpublished clinic, editors add and read them there", async () => {
  const [editor, clinic_id] = [await someEditor(), await someClinic()];
  await asOwner`update public.clinics set published = false where id = ${clinic_id}`;
  expect((await editor.from("clinic_contacts").insert({ ...CONTACT, clinic_id })).error).toBeNull();
  for (const visitor of [anonymous(), signedUp()]) {
    expect((await visitor.from("clinic_contacts").select("value").eq("clinic_id", clinic_id)).data).toEqual(
      [],
    );
    expect(await contactsOf(clinic_id, visitor)).toEqual([]);
  }
  expect(await contactsOf(clinic_id, editor)).toMatchObject([{ value: "+420123456789" }]);
});

test("no contact is a sample, not even from the operator", async () => {
  const clinic = await someClinic();
  const sample = {
    status: "sample",
    published_by: null,
    source_name: null,
    source_url: null,
    checked_on: null,
  };
  await expect(addFact("clinic_contacts", clinic, sample)).rejects.toThrow("contacts_are_never_samples");
});

test("an address is stored composed, whatever keyboard typed it", async () => {
  const clinic = await someClinic();
  await addFact("clinic_contacts", clinic, { kind: "address", value: "Zli\u0301nska\u0301 5, Brno" });
  expect(await valuesOf(clinic)).toEqual(["Zlínská 5, Brno"]);
});

test("a merge gives one clinic the contacts of both, without repeats, and undoing it returns them", async () => {
  const [admin, from, into] = [await someAdmin(), await someClinic(), await someClinic()];
  await addFact("clinic_contacts", from);
  await addFact("clinic_contacts", from, { kind: "email", value: "from@clinic.example" });
  await addFact("clinic_contacts", into);
  await addFact("clinic_contacts", into, { kind: "address", value: ONE_OF_EACH.address });
  const { data: preview } = await admin.rpc("merge_preview", { p_from: from, p_into: into });
  expect(preview).toMatchObject({ facts: 1, retired: 1 });
  expect((await admin.rpc("merge_clinics", { p_from: from, p_into: into })).error).toBeNull();
  expect((await valuesOf(into)).toSorted()).toEqual([
    "+420123456789",
    ONE_OF_EACH.address,
    "from@clinic.example",
  ]);
  expect((await admin.rpc("unmerge_clinic", { p_from: from })).error).toBeNull();
  expect((await valuesOf(from)).toSorted()).toEqual(["+420123456789", "from@clinic.example"]);
  expect((await valuesOf(into)).toSorted()).toEqual(["+420123456789", ONE_OF_EACH.address]);
});

test("a change is undone from the history", async () => {
  const [editor, clinic] = [await someEditor(), await someClinic()];
  const id = await addFact("clinic_contacts", clinic);
  await editor.from("clinic_contacts").update({ value: "+420999999999" }).eq("id", id);
  const [change] = (await editor.rpc("history_page", { p_clinic: clinic })).data ?? [];
  expect(change).toMatchObject({ relation: "clinic_contacts", row_name: "phone" });
  expect((await editor.rpc("restore_history", { p_id: change!.id })).error).toBeNull();
  expect(await valuesOf(clinic)).toEqual(["+420123456789"]);
});

test("a file of contacts is added, and a line that the form would refuse says which rule", async () => {
  const [admin, clinic] = [await someAdmin(), await someClinic()];
  const line = (value: string) => ({ ...CONTACT, id: null, clinic_id: clinic, value });
  const { verdicts } = await checkImport(admin, "contacts", [line("+420123456789"), line("420123456789")]);
  expect(verdicts).toMatchObject([
    { verdict: "add" },
    { verdict: "refused", constraint: "phone_is_a_plus_and_7_to_15_digits" },
  ]);
  const { id } = await checkImport(admin, "contacts", [line("+420123456789")]);
  expect((await applyImport(admin, id, 1)).data).toEqual({ added: 1, changed: 0 });
  expect(await valuesOf(clinic)).toEqual(["+420123456789"]);
});
