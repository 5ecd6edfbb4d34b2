import postgres, { type TransactionSql } from "postgres";
import { inject } from "vitest";
import { rolledBack } from "./rolledBack.ts";

const sql = postgres(inject("pushedUrl"), { max: 1, onnotice() {} });

// An interface isn't accepted as JSON.
type Votes = {
  clinic: string;
  daysAgo: number;
  many: number;
  /** How many addresses take turns; without it each vote has its own. */
  addresses?: number;
  provider?: string;
  sites?: number;
  browser?: string;
  within?: "an hour";
};

export interface StandingOut {
  clinic: string;
  daysAgo: number;
  reasons: string[];
  votes: number;
  usual: number | null;
}

export class Directory {
  readonly sql: TransactionSql;

  constructor(transaction: TransactionSql) {
    this.sql = transaction;
  }

  async clinics(many: number): Promise<string[]> {
    const rows = await this.sql<{ id: string }[]>`
      insert into public.clinics (id, name) select 'rising-' || n, 'Clinic ' || n
      from generate_series(1, ${many}) n returning id`;
    return rows.map(({ id }) => id);
  }

  async give(votes: Votes | Votes[]): Promise<void> {
    // Spread over the whole day, so some of today's are in the future.
    await this.sql`
      insert into private.votes (clinic_id, session_id, address_hash, prefix48_hash, prefix32_hash,
        user_agent_hash, proven, created_at)
      select v.clinic, gen_random_uuid(),
        sha256(convert_to(coalesce(v.clinic || v."daysAgo" || '/' || n % v.addresses, gen_random_uuid()::text), 'UTF8')),
        sha256(convert_to(v.provider || '/' || n % coalesce(v.sites, 1), 'UTF8')),
        sha256(convert_to(v.provider, 'UTF8')),
        sha256(convert_to(coalesce(v.browser, 'browser ' || n % 10), 'UTF8')), true,
        date_trunc('day', now(), 'UTC') - v."daysAgo" * interval '1 day'
          + n * (case when v.within is null then interval '23 hours' else interval '59 minutes' end / v.many)
      from jsonb_to_recordset(${this.sql.json([votes].flat())}) as v (clinic text, "daysAgo" integer,
        many integer, addresses integer, provider text, sites integer, browser text, within text),
        generate_series(1, v.many) n`;
    await this.sql`
      update public.clinics c set upvote_count = (
        select count(*) from private.votes v where v.clinic_id = c.id and v.voided_at is null)`;
  }

  async standingOut(days = 30): Promise<StandingOut[]> {
    const rows = await this.sql<StandingOut[]>`
      select clinic_id as clinic, extract(day from date_trunc('day', now(), 'UTC') - day)::int as "daysAgo",
        reasons, votes, usual
      from private.outlier_days(${days}) order by 1, 2`;
    return [...rows];
  }
}

export async function inDirectory(work: (directory: Directory) => Promise<void>): Promise<void> {
  await rolledBack((transaction) => work(new Directory(transaction)), sql);
}

export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function howMany(expected: number, random: () => number): number {
  let [many, left] = [0, random()];
  const limit = Math.exp(-expected);
  while (left > limit) {
    many++;
    left *= random();
  }
  return many;
}
