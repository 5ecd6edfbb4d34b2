import { refuseAuth, tooManyAttempts } from "./authAnswers.ts";
import type { FunctionsHost } from "./functions.ts";

const LONGEST_BODY = 16_384;
/** What opens an account, or leads to what opens it. */
const GUARDED = ["password", "email", "phone"];

/** Runs an attempt to prove a password, and answers null when there were too many. */
type Attempt = (prove: () => Promise<boolean>) => Promise<boolean | null>;

/**
 * Changes a user's own account. A new password needs the current one (`current_password`), as on
 * a hosted project with `require_current_password`, so that a stolen session does not become the
 * account. Only what was checked here is handed on.
 */
export async function changePassword(
  request: Request,
  app: FunctionsHost,
  attempt: Attempt,
): Promise<Response> {
  const text = await request.text();
  const change = text.length <= LONGEST_BODY ? objectIn(text) : null;
  if (change === null) return refuseAuth(400, "bad_json", "The body must be a JSON object");

  const { current_password: current, ...wanted } = change;
  if (GUARDED.some((field) => Object.hasOwn(wanted, field))) {
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
  return app.fetch(like(request, "PUT", "/auth/v1/user", wanted));
}

/** Whether the password is that of the session's owner. */
async function isCurrentPassword(request: Request, app: FunctionsHost, password: string): Promise<boolean> {
  const known = await app.fetch(like(request, "GET", "/auth/v1/user"));
  const { email }: { email?: string } = known.ok ? await known.json() : {};
  if (email === undefined) return false;
  const signedIn = await app.fetch(
    like(request, "POST", "/auth/v1/token?grant_type=password", { email, password }),
  );
  if (!signedIn.ok) return false;
  // The proof is a session of its own, which nobody needs.
  const { access_token: token }: { access_token: string } = await signedIn.json();
  const leaving = like(request, "POST", "/auth/v1/logout?scope=local");
  leaving.headers.set("authorization", `Bearer ${token}`);
  await app.fetch(leaving);
  return true;
}

/** A request of the same caller, with its key and session, to another path. */
function like(request: Request, method: string, path: string, body?: object): Request {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of ["apikey", "authorization"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(new URL(path, request.url), {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
