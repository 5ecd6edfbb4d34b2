import { randomUUID } from "node:crypto";
import { challengesOf } from "./challenges.ts";
import { queryOf, type Database } from "./query.ts";

export type Aal = "aal1" | "aal2";

export interface Factor {
  id: string;
  status: "unverified" | "verified";
  friendly_name: string;
}

export type FactorStore = ReturnType<typeof factorStore>;

/** Each change is one statement, so it is atomic. */
export function factorStore(database: Database) {
  const query = queryOf(database);
  return {
    ...challengesOf(query),

    async factorsOf(user: string): Promise<Factor[]> {
      const rows = await query<{ factors: string }>(
        `select coalesce(json_agg(json_build_object('id', id, 'friendly_name', friendly_name,
           'factor_type', factor_type, 'status', status, 'created_at', created_at,
           'updated_at', updated_at) order by created_at), '[]')::text as factors
         from auth.mfa_factors where user_id = $1`,
        user,
      );
      return JSON.parse(rows[0]?.factors ?? "[]");
    },

    async sessionAal(user: string, session: string): Promise<Aal | undefined> {
      const rows = await query<{ aal: Aal }>(
        "select aal from auth.sessions where id = $1 and user_id = $2",
        session,
        user,
      );
      return rows[0]?.aal;
    },

    /** How somebody signed in to a session, newest first, in seconds since 1970. */
    async proofsOf(session: string): Promise<{ method: string; timestamp: number }[]> {
      return query(
        `select p.method, extract(epoch from p.given)::int as timestamp
         from auth.sessions s cross join lateral (
           values ('totp', coalesce(s.code_given_at, s.created_at)), ('password', s.created_at)
         ) as p (method, given)
         where s.id = $1 and (p.method = 'password' or s.aal = 'aal2') order by p.method desc`,
        session,
      );
    },

    async endOtherSessions(user: string, session: string): Promise<void> {
      await query("delete from auth.sessions where user_id = $1 and id <> $2", user, session);
    },

    async secretOf(user: string, factor: string): Promise<string | undefined> {
      const rows = await query<{ secret: string }>(
        "select secret from auth.mfa_factors where id = $1 and user_id = $2",
        factor,
        user,
      );
      return rows[0]?.secret;
    },

    async forgetOldBeginnings(user: string): Promise<void> {
      await query(
        `delete from auth.mfa_factors
         where user_id = $1 and status = 'unverified' and created_at < now() - interval '5 minutes'`,
        user,
      );
    },

    async begin(user: string, name: string, secret: string): Promise<string> {
      const id = randomUUID();
      await query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
         values ($1, $2, $3, 'totp', 'unverified', $4)`,
        ...[id, user, name, secret],
      );
      return id;
    },

    /**
     * Also ends the user's sessions without a factor and drops unconfirmed factors.
     * @returns the session's refresh token; undefined when session or factor has gone
     */
    async confirm(factor: string, challenge: string, session: string): Promise<string | undefined> {
      const rows = await query<{ token: string }>(
        `with factor as (
           update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1 returning user_id
         ), answered as (
           update auth.mfa_challenges set verified_at = now() where id = $2
         ), raised as (
           update auth.sessions s set aal = 'aal2', factor_id = $1, code_given_at = now(), updated_at = now()
           from factor f where s.id = $3 and s.user_id = f.user_id returning s.id
         ), ended as (
           delete from auth.sessions s using factor f
           where s.user_id = f.user_id and s.aal = 'aal1' and s.id <> $3
         ), dropped as (
           delete from auth.mfa_factors m using factor f
           where m.user_id = f.user_id and m.status = 'unverified' and m.id <> $1
         )
         select t.token from auth.refresh_tokens t join raised r on r.id = t.session_id where not t.revoked`,
        ...[factor, challenge, session],
      );
      return rows[0]?.token;
    },

    /** Older refresh tokens predate the factor. */
    async keepOnlyToken(session: string, token: string): Promise<void> {
      await query("delete from auth.refresh_tokens where session_id = $1 and token <> $2", session, token);
    },

    /**
     * Removes a factor and lowers the sessions that used it to aal1.
     * @returns false for a confirmed factor and a session at aal1
     */
    async end(factor: string, aal: Aal): Promise<boolean> {
      const rows = await query(
        `with gone as (
           delete from auth.mfa_factors where id = $1 and (status = 'unverified' or $2 = 'aal2') returning id
         ), lowered as (
           update auth.sessions s set aal = 'aal1', factor_id = null from gone where s.factor_id = gone.id
         )
         select from gone`,
        factor,
        aal,
      );
      return rows.length > 0;
    },
  };
}
