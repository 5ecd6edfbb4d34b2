import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { asOwner } from "./clients.ts";

export async function removeClinic(id: string): Promise<void> {
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from private.votes where clinic_id = ${id}`;
    await sql`set local session_replication_role = origin`;
    await sql`delete from public.clinics where id = ${id}`;
  });
}

export async function someClinic(): Promise<string> {
  const id = `test-${randomUUID()}`;
  await asOwner`insert into public.clinics (id, name) values (${id}, 'Test clinic')`;
  onTestFinished(() => removeClinic(id));
  return id;
}

interface Counted {
  shown: number;
  stored: number;
}

export const countVotes = (clinicId: string) => votesIn(asOwner, clinicId);

export async function votesIn(sql: typeof asOwner, clinicId: string): Promise<Counted> {
  const [row] = await sql<Counted[]>`
    select upvote_count as shown,
      (select count(*)::int from private.votes where clinic_id = c.id) as stored
    from public.clinics c where id = ${clinicId}`;
  if (!row) throw new Error(`There is no clinic ${clinicId}`);
  return row;
}

export async function countAllVotes(): Promise<number> {
  const [row] = await asOwner<{ votes: number }[]>`select count(*)::int as votes from private.votes`;
  return row?.votes ?? 0;
}

export async function provenVotes(clinicId: string): Promise<boolean[]> {
  const votes = await asOwner<{ proven: boolean }[]>`
    select proven from private.votes where clinic_id = ${clinicId} order by created_at`;
  return votes.map(({ proven }) => proven);
}
