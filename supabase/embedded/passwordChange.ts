import { refuseAuth, tooManyAttempts } from "./authAnswers.ts";
import { readObject, sameCaller } from "./authRequest.ts";
import { callerOf } from "./factors/caller.ts";
import type { FactorStore } from "./factors/store.ts";
import type { FunctionsHost } from "./functions.ts";

const GUARDED = ["password", "email", "phone"];

type Attempt = (prove: () => Promise<boolean>) => Promise<boolean | null>;

/**
 * A new password needs the current one, so that a stolen session can't take over the account, and aal2 where
 * there is a second factor. Ends the other sessions.
 */
export async function changePassword(
  request: Request,
  app: FunctionsHost,
  store: FactorStore,
  attempt: Attempt,
): Promise<Response> {
  const change = await readObject(request);
  if (change === null) return refuseAuth(400, "bad_json", "The body must be a JSON object");

  const { current_password: current, ...wanted } = change;
  if (GUARDED.some((field) => Object.hasOwn(wanted, field))) {
    if (await lacksSecondFactor(request, app, store)) {
      return refuseAuth(401, "insufficient_aal", "AAL2 session is required to update email or password");
    }
    if (typeof current !== "string") {
      return refuseAuth(
        400,
        "current_password_required",
        "Current password required when setting new password",
      );
    }
    const isRight = await attempt(() => isCurrentPassword(request, app, current));
    if (isRight === null) return tooManyAttempts();
    if (!isRight) return refuseAuth(400, "current_password_invalid", "The current password is not right");
  }
  const answer = await app.fetch(sameCaller(request, "PUT", "/auth/v1/user", wanted));
  if (answer.ok && Object.hasOwn(wanted, "password")) await endOtherSessions(request, app, store);
  return answer;
}

async function endOtherSessions(request: Request, app: FunctionsHost, store: FactorStore): Promise<void> {
  const caller = await callerOf(request, app, store);
  if (!(caller instanceof Response)) await store.endOtherSessions(caller.user, caller.session);
}

async function lacksSecondFactor(request: Request, app: FunctionsHost, store: FactorStore): Promise<boolean> {
  const caller = await callerOf(request, app, store);
  if (caller instanceof Response || caller.aal === "aal2") return false;
  return (await store.factorsOf(caller.user)).some(({ status }) => status === "verified");
}

async function isCurrentPassword(request: Request, app: FunctionsHost, password: string): Promise<boolean> {
  const known = await app.fetch(sameCaller(request, "GET", "/auth/v1/user"));
  const { email }: { email?: string } = known.ok ? await known.json() : {};
  if (email === undefined) return false;
  const signedIn = await app.fetch(
    sameCaller(request, "POST", "/auth/v1/token?grant_type=password", { email, password }),
  );
  if (!signedIn.ok) return false;
  const { access_token: token }: { access_token: string } = await signedIn.json();
  const leaving = sameCaller(request, "POST", "/auth/v1/logout?scope=local");
  leaving.headers.set("authorization", `Bearer ${token}`);
  await app.fetch(leaving);
  return true;
}
