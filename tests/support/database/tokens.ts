import { createHmac, randomUUID } from "node:crypto";
import { anonymous, someAddress } from "./clients.ts";
import { TEST_JWT_SECRET } from "./secrets.ts";

/** Modules live as long as the whole run, so an hour may be too short for its last tests. */
export const TOMORROW = Math.floor(Date.now() / 1000) + 24 * 3600;

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

export function makeToken(claims: object, { alg = "HS256", secret = TEST_JWT_SECRET } = {}): string {
  const signed = `${encode({ alg, typ: "JWT" })}.${encode(claims)}`;
  if (alg === "none") return `${signed}.`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

export function bearing(jwt: string) {
  return anonymous(someAddress(), undefined, { authorization: `Bearer ${jwt}` });
}

export function signedUp() {
  return bearing(
    makeToken({ sub: randomUUID(), aud: "authenticated", role: "authenticated", exp: TOMORROW }),
  );
}
