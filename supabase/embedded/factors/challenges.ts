import { randomUUID } from "node:crypto";
import type { Query } from "./query.ts";

export function challengesOf(query: Query) {
  return {
    async challenge(factor: string, address: string): Promise<string> {
      const id = randomUUID();
      await query(
        `with old as (
           delete from auth.mfa_challenges where factor_id = $2 and created_at < now() - interval '5 minutes'
         )
         insert into auth.mfa_challenges (id, factor_id, ip_address) values ($1, $2, $3)`,
        ...[id, factor, address],
      );
      return id;
    },

    /** Whether it is at most five minutes old and unanswered. */
    async isOpen(challenge: string, factor: string, address: string): Promise<boolean> {
      const rows = await query(
        `select from auth.mfa_challenges where id = $1 and factor_id = $2 and ip_address = $3
           and verified_at is null and created_at >= now() - interval '5 minutes'`,
        ...[challenge, factor, address],
      );
      return rows.length > 0;
    },
  };
}
