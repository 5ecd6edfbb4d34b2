import { createHmac } from "node:crypto";

export interface Claims {
  sub: string;
  session_id: string;
  aal?: string;
}

/** Without verifying it. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

export function sign(claims: object, secret: string): string {
  const unsigned = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
