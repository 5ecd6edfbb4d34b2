import { createHmac } from "node:crypto";

export interface ApiKeys {
  publishable: string;
  secret: string;
  jwtSecret: string;
}

type Role = "anon" | "service_role";

export function roleOf(key: string | undefined, keys: ApiKeys): Role | undefined {
  if (key === keys.publishable) return "anon";
  if (key === keys.secret) return "service_role";
  return undefined;
}

/** As hosted Supabase's gateway makes for each request. */
export function roleToken(role: Role, jwtSecret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { role, iss: "supabase", iat: now, exp: now + 60 };
  const unsigned = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${unsigned}.${createHmac("sha256", jwtSecret).update(unsigned).digest("base64url")}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
