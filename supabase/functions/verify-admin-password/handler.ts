import { callerAddress } from "../_shared/callerAddress.ts";
import { corsHeaders } from "../_shared/corsHeaders.ts";
import { refuse, type Refusal } from "../_shared/refusal.ts";

const headers = corsHeaders("POST");

/** An e-mail address, a password and some JSON around them; nobody needs more. */
const LONGEST_BODY = 4_096;

const USE_POST: Refusal = { code: "use-post", message: "Use POST for this call" };
const MALFORMED: Refusal = {
  code: "malformed-request",
  message: "The body must be JSON with an email and a password",
};
const CHECK_FAILED: Refusal = { code: "check-failed", message: "The check failed. Please try again later." };
/** For a 429 that names no refusal of ours, such as a gateway's own. */
const TOO_MANY: Refusal = {
  code: "too-many-attempts",
  message: "Too many attempts. Please try again later.",
};

/** The database's API, called with the operator's secret key. */
export interface TrustedApi {
  /** For instance `https://example.supabase.co`. */
  url: string;
  secretKey: string;
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Answers whether an e-mail and a password are an admin's, as `{ "success": boolean }`. It
 * asks the same throttled check as the login screen and passes the caller's address on, so
 * that it is no second way to guess: 429 while that address is locked out or too many others
 * sign in, with the check's own code and words.
 */
export async function handleVerifyAdminPassword(request: Request, api: TrustedApi): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
  if (request.method !== "POST") return refuse(405, USE_POST, headers);
  const credentials = await readCredentials(request);
  if (!credentials) return refuse(400, MALFORMED, headers);

  const check = await askDatabase(api, {
    p_email: credentials.email,
    p_password: credentials.password,
    p_address: callerAddress(request.headers),
  });
  if (check === null) return refuse(503, CHECK_FAILED, headers);
  if (check.refusal !== null) return refuse(429, check.refusal, headers);
  return Response.json({ success: check.isRight }, { headers });
}

async function readCredentials(request: Request): Promise<{ email: string; password: string } | null> {
  if (Number(request.headers.get("content-length")) > LONGEST_BODY) return null;
  const text = await request.text();
  if (text.length > LONGEST_BODY) return null;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null) return null;
    const { email, password } = body as Record<string, unknown>;
    return typeof email === "string" && typeof password === "string" ? { email, password } : null;
  } catch {
    return null;
  }
}

/** The database's answer, or null when it gave none that can be understood. */
async function askDatabase(api: TrustedApi, body: object) {
  try {
    const response = await api.fetch(
      new Request(`${api.url}/rest/v1/rpc/verify_admin_login_from`, {
        method: "POST",
        headers: { "content-type": "application/json", ...keyHeaders(api.secretKey) },
        body: JSON.stringify(body),
      }),
    );
    const said: unknown = await response.json();
    if (!response.ok && response.status !== 429) {
      console.error("The database refused the check", response.status, said);
      return null;
    }
    return { isRight: said === true, refusal: response.status === 429 ? refusalIn(said) : null };
  } catch (error) {
    console.error("The database could not be asked", error);
    return null;
  }
}

/** The database's refusal: its code stands in the hint of the answer. */
function refusalIn(said: unknown): Refusal {
  if (typeof said !== "object" || said === null) return TOO_MANY;
  const { hint, message } = said as Record<string, unknown>;
  return typeof hint === "string" && typeof message === "string" ? { code: hint, message } : TOO_MANY;
}

/** A current secret key is only an API key; an old service_role key is a token too. */
function keyHeaders(key: string): Record<string, string> {
  return key.startsWith("sb_") ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}
