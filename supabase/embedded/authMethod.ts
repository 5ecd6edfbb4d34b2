import { createHmac } from "node:crypto";

/**
 * Adds to a new session's token how its owner signed in, as hosted Supabase's tokens say and
 * `private.is_admin()` asks. Lite's say nothing; all its sessions begin with a password, since
 * nothing else is open.
 */
export async function withAuthMethod(answer: Response, secret: string): Promise<Response> {
  if (!answer.ok) return answer;
  const session: { access_token: string } = await answer.json();
  const claims = claimsOf(session.access_token);
  const amr = [{ method: "password", timestamp: claims.iat }];
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  const told = { ...session, access_token: sign({ ...claims, aal: "aal1", amr }, secret) };
  return Response.json(told, { status: answer.status, headers });
}

function claimsOf(token: string): { iat: number } {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

function sign(claims: object, secret: string): string {
  const unsigned = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
