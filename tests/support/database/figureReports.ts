import { asOwner } from "./clients.ts";

export const REPORT = {
  clinic_id: "reprofit",
  figure: "Price of IVF with own eggs",
  right_value: "€3,300 since 1 September",
  source_url: "https://reprofit.cz/en/price-list",
};

export async function forgetReports(): Promise<void> {
  await asOwner`delete from public.figure_reports`;
  await asOwner`delete from private.submission_senders`;
}

export async function countReports(): Promise<number> {
  const [row] = await asOwner<{ count: number }[]>`
    select count(*)::int as count from public.figure_reports`;
  return row?.count ?? Number.NaN;
}
