import { BackendError } from "@/backend/errors.ts";
import { refusalIn } from "@/backend/errorCodes.ts";
import { fetchWithTimeout } from "@/backend/fetchWithTimeout.ts";
import { settings } from "@/backend/settings.ts";

/** Leaves Supabase Auth enough time within the login's timeout. */
const TIMEOUT_MS = 5_000;

export interface Credentials {
  email: string;
  password: string;
}

interface Answer {
  status: number;
  body: { success?: unknown; code?: unknown; message?: unknown };
}

/** Codes for a password that was not checked. */
const NOT_CHECKED = new Set<unknown>(["login-busy", "check-failed", "too-many-attempts"]);

/** @returns undefined when busy or unreadable. @throws BackendError for a named refusal, such as a lockout */
export async function verifyPassword(credentials: Credentials): Promise<boolean | undefined> {
  const answer = await ask(credentials);
  if (answer === undefined) return undefined;
  const { status, body } = answer;
  // Only a plain true counts; a malformed request can't hold a valid password.
  if (status < 300 || status === 400) return status < 300 && body.success === true;
  const cause = { hint: body.code };
  if (refusalIn(cause) === undefined || NOT_CHECKED.has(body.code)) return undefined;
  throw new BackendError(typeof body.message === "string" ? body.message : "", status, cause);
}

async function ask(credentials: Credentials): Promise<Answer | undefined> {
  try {
    const response = await fetchWithTimeout(
      `${settings.supabaseUrl}/functions/v1/verify-admin-password`,
      {
        method: "POST",
        headers: { apikey: settings.publishableKey, "content-type": "application/json" },
        body: JSON.stringify(credentials),
      },
      TIMEOUT_MS,
    );
    const body: unknown = await response.json();
    return { status: response.status, body: typeof body === "object" && body ? body : {} };
  } catch (error) {
    console.warn("The check of the password gave no answer", error);
    return undefined;
  }
}
