import { refuseAuth } from "../authAnswers.ts";
import { sameCaller } from "../authRequest.ts";
import type { FunctionsHost } from "../functions.ts";
import { claimsOf } from "../tokens.ts";
import type { Aal, FactorStore } from "./store.ts";

export interface Caller {
  user: string;
  email: string;
  session: string;
  aal: Aal;
}

export async function callerOf(
  request: Request,
  app: FunctionsHost,
  store: FactorStore,
): Promise<Caller | Response> {
  // Lite verifies the token here.
  const known = await app.fetch(sameCaller(request, "GET", "/auth/v1/user"));
  if (!known.ok) return known;
  const { id: user, email }: { id: string; email: string } = await known.json();
  const { session_id: session, aal: told } = claimsOf(request.headers.get("authorization") ?? "");
  const kept = isUuid(session) ? await store.sessionAal(user, session) : undefined;
  if (kept === undefined) {
    return refuseAuth(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  // A token issued before the code keeps its level, in case it was stolen.
  return { user, email, session, aal: told === "aal2" ? kept : "aal1" };
}

export function isUuid(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
