import { callerAddress } from "../_shared/callerAddress.ts";
import { corsHeaders } from "../_shared/corsHeaders.ts";

const headers = corsHeaders("POST");

/** An e-mail address, a password and some JSON around them; nobody needs more. */
const LONGEST_BODY = 4_096;

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
 * sign in, with the check's own words.
 */
export async function handleVerifyAdminPassword(request: Request, api: TrustedApi): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
  if (request.method !== "POST") return answer(405, "Use POST for this call");
  const credentials = await readCredentials(request);
  if (!credentials) return answer(400, "The body must be JSON with an email and a password");

  const check = await askDatabase(api, {
    p_email: credentials.email,
    p_password: credentials.password,
    p_address: callerAddress(request.headers),
  });
  if (check === null) return answer(503, "The check failed. Please try again later.");
  if (check.refusal !== null) return answer(429, check.refusal);
  return Response.json({ success: check.isRight }, { headers });
}

function answer(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status, headers });
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
    return { isRight: said === true, refusal: response.status === 429 ? messageOf(said) : null };
  } catch (error) {
    console.error("The database could not be asked", error);
    return null;
  }
}

/** The words of a refusal, or general ones, such as for a gateway's own 429. */
function messageOf(said: unknown): string {
  const message = typeof said === "object" && said !== null && "message" in said ? said.message : null;
  return typeof message === "string" ? message : "Too many attempts. Please try again later.";
}

/** A secret key of today is an API key only; a service_role key of old is a token as well. */
function keyHeaders(key: string): Record<string, string> {
  return key.startsWith("sb_") ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}
