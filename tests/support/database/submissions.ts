import { randomUUID } from "node:crypto";
import { GOOD_FORM, rawRow } from "../submissionCases.ts";
import { anonymous, asOwner } from "./clients.ts";

export async function forgetSubmissions(): Promise<void> {
  await asOwner`delete from public.clinic_submissions`;
  await asOwner`delete from private.submission_senders`;
}

export async function countSubmissions(): Promise<number> {
  const [row] = await asOwner<{ count: number }[]>`
    select count(*)::int as count from public.clinic_submissions`;
  return row?.count ?? Number.NaN;
}

export async function proposed(fields: object = {}): Promise<string> {
  const { data } = await anonymous()
    .from("clinic_submissions")
    .insert({ ...rawRow(GOOD_FORM), form_id: randomUUID(), ...fields })
    .select("id")
    .single();
  return data!.id;
}
