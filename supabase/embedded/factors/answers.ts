import { claimsOf, sign } from "../tokens.ts";
import type { FactorStore } from "./store.ts";

interface User {
  id: string;
}

/**
 * Adds `aal`, `amr` and factors, which Lite lacks and `private.is_admin()` checks. The level and the
 * times are stored with the session, so they outlive a refresh.
 */
export async function completeSession(
  answer: Response,
  secret: string,
  store: FactorStore,
): Promise<Response> {
  if (!answer.ok) return answer;
  const session: { access_token: string; user: User } = await answer.json();
  const claims = claimsOf(session.access_token);
  const aal = (await store.sessionAal(claims.sub, claims.session_id)) ?? "aal1";
  const amr = await store.proofsOf(claims.session_id);
  return likeJson(answer, {
    ...session,
    access_token: sign({ ...claims, aal, amr }, secret),
    user: await withFactors(session.user, store),
  });
}

export async function completeUser(answer: Response, store: FactorStore): Promise<Response> {
  if (!answer.ok) return answer;
  return likeJson(answer, await withFactors(await answer.json(), store));
}

async function withFactors(user: User, store: FactorStore): Promise<User> {
  const factors = await store.factorsOf(user.id);
  return factors.length === 0 ? user : { ...user, ...{ factors } };
}

function likeJson({ status, headers }: Response, body: object): Response {
  const kept = new Headers(headers);
  kept.delete("content-length");
  return Response.json(body, { status, headers: kept });
}
