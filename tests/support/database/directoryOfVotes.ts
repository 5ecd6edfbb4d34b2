import postgres, { type TransactionSql } from "postgres";
import { inject } from "vitest";

/** A database of its own, so that a directory has no votes but those that a test gives it. */
const sql = postgres(inject("pushedUrl"), { max: 1, onnotice() {} });

// No interface, which would be no JSON to TypeScript.
type Votes = {
  clinic: string;
  daysAgo: number;
  many: number;
  /** How many addresses they come from in turn; each vote has its own without it. */
  addresses?: number;
  /** Their /32, and how many /48s of it they come from in turn. */
  provider?: string;
  sites?: number;
  /** Ten browsers in turn without it. */
  browser?: string;
  /** All within one hour instead of over the day. */
  within?: "an hour";
};

export interface StandingOut {
  clinic: string;
  daysAgo: number;
  reasons: string[];
  votes: number;
  usual: number;
}

/** A directory of clinics in which a test gives votes; nothing of it is kept. */
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
    // Spread over the whole day, so some of today's lie ahead.
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

/** Gives a test a directory without votes, and takes it away again. */
export async function inDirectory(work: (directory: Directory) => Promise<void>): Promise<void> {
  const undone = new Error("undone");
  await sql
    .begin(async (transaction) => {
      await work(new Directory(transaction));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
}

/** Numbers from 0 to 1 that are the same in every run. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How many come when so many are expected and each comes by itself (Poisson; Knuth's way). */
export function howMany(expected: number, random: () => number): number {
  let [many, left] = [0, random()];
  const limit = Math.exp(-expected);
  while (left > limit) {
    many++;
    left *= random();
  }
  return many;
}
