import { refuseAuth, tooManyAttempts } from "./authAnswers.ts";
import { readObject, sameCaller } from "./authRequest.ts";
import { callerOf } from "./factors/caller.ts";
import type { FactorStore } from "./factors/store.ts";
import type { FunctionsHost } from "./functions.ts";

/** What opens an account, or leads to what opens it. */
const GUARDED = ["password", "email", "phone"];

/** Runs an attempt to prove a password, and answers null when there were too many. */
type Attempt = (prove: () => Promise<boolean>) => Promise<boolean | null>;

/**
 * Changes a user's own account. A new password needs the current one (`current_password`), as on
 * a hosted project with `require_current_password`, so that a stolen session does not become the
 * account, and in an account with a second factor a session that has given it. The other sessions
 * end. Only what was checked here is handed on.
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
    if (await lacksSecondStep(request, app, store)) {
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

/** Whoever else is signed in knows the old password. */
async function endOtherSessions(request: Request, app: FunctionsHost, store: FactorStore): Promise<void> {
  const caller = await callerOf(request, app, store);
  if (!(caller instanceof Response)) await store.endOtherSessions(caller.user, caller.session);
}

/** Whether the account has a second factor that the session has not given. */
async function lacksSecondStep(request: Request, app: FunctionsHost, store: FactorStore): Promise<boolean> {
  const caller = await callerOf(request, app, store);
  if (caller instanceof Response || caller.aal === "aal2") return false;
  return (await store.factorsOf(caller.user)).some(({ status }) => status === "verified");
}

/** Whether the password is that of the session's owner. */
async function isCurrentPassword(request: Request, app: FunctionsHost, password: string): Promise<boolean> {
  const known = await app.fetch(sameCaller(request, "GET", "/auth/v1/user"));
  const { email }: { email?: string } = known.ok ? await known.json() : {};
  if (email === undefined) return false;
  const signedIn = await app.fetch(
    sameCaller(request, "POST", "/auth/v1/token?grant_type=password", { email, password }),
  );
  if (!signedIn.ok) return false;
  // The proof is a session of its own, which nobody needs.
  const { access_token: token }: { access_token: string } = await signedIn.json();
  const leaving = sameCaller(request, "POST", "/auth/v1/logout?scope=local");
  leaving.headers.set("authorization", `Bearer ${token}`);
  await app.fetch(leaving);
  return true;
}
