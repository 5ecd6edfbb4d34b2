import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import { craftCheck, encodeCheck } from "./proofs.ts";

type Outcome = "counted" | "repeated" | "banned" | `${string}-${string}`;

interface Choices {
  proven?: boolean;
  session?: string;
}

/** Shared, because new connections plan every query again. With PostgREST's 10 far below Postgres's 100. */
const sql = postgres(inject("databaseUrl"), { max: 20, onnotice() {} });

/** Votes from addresses that this machine lacks, such as IPv6, by doing what the API does. */
export function votesFromAnyAddress() {
  return async (
    address: string,
    clinic: string,
    { proven = false, session = randomUUID() }: Choices = {},
  ): Promise<Outcome> => {
    const headers = {
      "cf-connecting-ip": address,
      ...(proven && { "x-human-check": encodeCheck(await craftCheck(clinic, session)) }),
    };
    try {
      return await sql.begin(async (request) => {
        await request`set local role anon`;
        await request`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
        const [row] = await request<{ answer: { success: boolean } }[]>`
          select public.handle_clinic_upvote(${clinic}, ${session}) as answer`;
        return row?.answer.success ? "counted" : "repeated";
      });
    } catch (error) {
      if (error instanceof postgres.PostgresError && error.hint) return error.hint as Outcome;
      throw error;
    }
  };
}

export function tallyOf(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
