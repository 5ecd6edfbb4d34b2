import { callerAddress } from "../_shared/callerAddress.ts";
import { corsHeaders } from "../_shared/corsHeaders.ts";
import { keyHeaders, refusalIn, type ProjectApi } from "../_shared/projectApi.ts";
import { readJson } from "../_shared/readJson.ts";
import { refuse, type Refusal } from "../_shared/refusal.ts";

const headers = corsHeaders("POST");

const USE_POST: Refusal = { code: "use-post", message: "Use POST for this call" };
const MALFORMED: Refusal = {
  code: "malformed-request",
  message: "The body must be JSON with an email and a password",
};
const CHECK_FAILED: Refusal = { code: "check-failed", message: "The check failed. Please try again later." };
const TOO_MANY: Refusal = {
  code: "too-many-attempts",
  message: "Too many attempts. Please try again later.",
};

/**
 * Answers `{ "success": boolean }`. Only this function may ask the database, which needs the caller's address
 * and the page's origin passed on. Refusals keep status, code and message.
 */
export async function handleVerifyAdminPassword(request: Request, api: ProjectApi): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
  if (request.method !== "POST") return refuse(405, USE_POST, headers);
  const credentials = credentialsIn(await readJson(request));
  if (!credentials) return refuse(400, MALFORMED, headers);

  const check = await askDatabase(api, request.headers.get("origin"), {
    p_email: credentials.email,
    p_password: credentials.password,
    p_address: callerAddress(request.headers),
  });
  if (check === null) return refuse(503, CHECK_FAILED, headers);
  if (check.refusal) return refuse(check.status, check.refusal, headers);
  return Response.json({ success: check.isRight }, { headers });
}

function credentialsIn(body: unknown): { email: string; password: string } | null {
  if (typeof body !== "object" || body === null) return null;
  const { email, password } = body as Record<string, unknown>;
  return typeof email === "string" && typeof password === "string" ? { email, password } : null;
}

async function askDatabase(api: ProjectApi, origin: string | null, body: object) {
  try {
    const response = await api.fetch(
      new Request(`${api.url}/rest/v1/rpc/verify_admin_login`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(origin !== null && { origin }),
          ...keyHeaders(api.secretKey),
        },
        body: JSON.stringify(body),
      }),
    );
    const { status } = response;
    const said: unknown = await response.json();
    const refusal = refusalIn(said) ?? (status === 429 ? TOO_MANY : null);
    if (response.ok || refusal) return { status, isRight: said === true, refusal };
    console.error("The database refused the check", status, said);
    return null;
  } catch (error) {
    console.error("The database could not be asked", error);
    return null;
  }
}
