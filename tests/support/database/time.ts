import { expect } from "vitest";
import { asOwner } from "./clients.ts";

/** Waits for the next hour if this one ends soon, for limits that count by the hour of the clock. */
export async function waitOutHourEnd(): Promise<void> {
  await expect.poll(doesHourLast, { interval: 500, timeout: 120_000 }).toBe(true);
}

async function doesHourLast(): Promise<boolean> {
  const [row] = await asOwner<{ lasts: boolean }[]>`select extract(minute from now()) < 59 as lasts`;
  return row?.lasts === true;
}

export async function letTimePass(session: string, time: string): Promise<void> {
  await asOwner`update private.bans
    set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval
    where session_id = ${session}`;
  await asOwner`update private.captcha_failures
    set created_at = created_at - ${time}::interval where session_id = ${session}`;
}

export async function letVotesAge(clinicIds: string[], time: string): Promise<void> {
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update private.votes set created_at = created_at - ${time}::interval
      where clinic_id in ${sql(clinicIds)}`;
  });
}

/** Makes votes that old, however long it took to cast them: the next request has until the limit that is tried. */
export async function setVotesAge(clinicIds: string[], time: string): Promise<void> {
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update private.votes set created_at = now() - ${time}::interval
      where clinic_id in ${sql(clinicIds)}`;
  });
}

/** Moves all votes of a clinic into the hour of the first, since that hour may have ended. */
export async function gatherInOneHour(clinic: string): Promise<void> {
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update private.votes
      set created_at = (select date_trunc('hour', min(created_at)) from private.votes where clinic_id = ${clinic})
      where clinic_id = ${clinic}`;
  });
}
