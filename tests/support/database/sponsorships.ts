import { asOwner } from "./clients.ts";

export async function giveSponsoredPlace(clinic: string): Promise<void> {
  await asOwner`delete from public.sponsorships`;
  await asOwner`
    insert into public.sponsorships (clinic_id, from_date, until_date)
    values (${clinic}, private.directory_today(), '2100-12-31')`;
}
