import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { asOwner } from "./clients.ts";

/** Deletes a clinic with its votes, which nobody outside the tests can: the votes' guard is off for a moment. */
export async function removeClinic(id: string): Promise<void> {
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from private.votes where clinic_id = ${id}`;
    await sql`set local session_replication_role = origin`;
    await sql`delete from public.clinics where id = ${id}`;
  });
}

/** A clinic that only the calling test knows; it goes after the test, with all its votes. */
export async function someClinic(): Promise<string> {
  const id = `test-${randomUUID()}`;
  await asOwner`insert into public.clinics (id, name) values (${id}, 'Test clinic')`;
  onTestFinished(() => removeClinic(id));
  return id;
}

/** What the clinic shows as its votes, and what is really stored. */
export async function countVotes(clinicId: string): Promise<{ shown: number; stored: number }> {
  const [row] = await asOwner<{ shown: number; stored: number }[]>`
    select upvote_count as shown,
      (select count(*)::int from private.votes where clinic_id = c.id) as stored
    from public.clinics c where id = ${clinicId}`;
  if (!row) throw new Error(`There is no clinic ${clinicId}`);
  return row;
}

/** All votes of all clinics, for tests in which nothing at all may be stored. */
export async function countAllVotes(): Promise<number> {
  const [row] = await asOwner<{ votes: number }[]>`select count(*)::int as votes from private.votes`;
  return row?.votes ?? 0;
}

/** For each vote stored for the clinic whether it came with a solved human check. */
export async function provenVotes(clinicId: string): Promise<boolean[]> {
  const votes = await asOwner<{ proven: boolean }[]>`
    select proven from private.votes where clinic_id = ${clinicId} order by created_at`;
  return votes.map(({ proven }) => proven);
}
