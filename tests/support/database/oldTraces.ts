import { asOwner } from "./clients.ts";
import { someClinic } from "./clinics.ts";

export async function someOldTraces(many: number): Promise<string> {
  const clinic = await someClinic();
  await asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`insert into private.votes
        (clinic_id, session_id, address_hash, user_agent_hash, proven, created_at)
      select ${clinic}, gen_random_uuid(), sha256(n::text::bytea), sha256('agent'), true,
        now() - interval '40 days' - n * interval '1 second'
      from generate_series(1, ${many}::int) n`;
  });
  await asOwner`update public.clinics set upvote_count = ${many} where id = ${clinic}`;
  return clinic;
}

export async function countTraces(clinic: string): Promise<number> {
  const [row] = await asOwner<{ traces: number }[]>`
    select count(*)::int as traces from private.votes
    where clinic_id = ${clinic} and (address_hash is not null or user_agent_hash is not null)`;
  return row?.traces ?? -1;
}

export async function lastPurge(): Promise<number> {
  const [row] = await asOwner<{ at: number }[]>`
    select extract(epoch from purged_at)::float8 as at from private.maintenance`;
  return row?.at ?? -1;
}

export async function setLastPurge(ago: string): Promise<void> {
  await asOwner`update private.maintenance set purged_at = now() - ${ago}::interval`;
}
