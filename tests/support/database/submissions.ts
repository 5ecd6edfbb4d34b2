import { asOwner } from "./clients.ts";

/** No submissions, and nobody who has sent any. */
export async function forgetSubmissions(): Promise<void> {
  await asOwner`delete from public.clinic_submissions`;
  await asOwner`delete from private.submission_senders`;
}

export async function countSubmissions(): Promise<number> {
  const [row] = await asOwner<{ count: number }[]>`
    select count(*)::int as count from public.clinic_submissions`;
  return row?.count ?? Number.NaN;
}
