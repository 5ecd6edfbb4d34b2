import { createHash, timingSafeEqual } from "node:crypto";
import { createAccount } from "./admins.ts";
import { refuseAuth } from "./authAnswers.ts";
import { readObject } from "./authRequest.ts";
import { isUuid } from "./factors/caller.ts";
import { queryOf, type Database } from "./factors/query.ts";
import type { FunctionsHost } from "./functions.ts";

const PATH = /^\/auth\/v1\/admin\/users(?:\/([^/]+))?$/;
const SHORTEST_PASSWORD = 12;

export function isAdminUsersPath(pathname: string): boolean {
  return PATH.test(pathname);
}

/** For the operator's secret key. */
export function adminUsers(app: FunctionsHost, database: Database) {
  const query = queryOf(database);

  async function make(request: Request): Promise<Response> {
    const { email, password } = (await readObject(request)) ?? {};
    if (typeof email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(email) || typeof password !== "string") {
      return refuseAuth(400, "validation_failed", "An account needs an email and a password");
    }
    if (password.length < SHORTEST_PASSWORD) {
      return refuseAuth(422, "weak_password", `Passwords have at least ${SHORTEST_PASSWORD} characters`);
    }
    const account = { email: email.toLowerCase(), password };
    const id = await createAccount(query, account);
    if (id !== undefined) return Response.json({ id, email: account.email });
    return refuseAuth(422, "email_exists", "A user with this email address has already been registered");
  }

  async function drop(id: string): Promise<Response> {
    const gone = isUuid(id) ? await query("delete from auth.users where id = $1 returning id", id) : [];
    return gone.length > 0 ? Response.json({}) : refuseAuth(404, "user_not_found", "User not found");
  }

  return async (request: Request): Promise<Response> => {
    if (!hasSecretKey(request.headers, app.config.auth?.secret_key ?? "")) {
      return refuseAuth(403, "not_admin", "User not allowed");
    }
    const id = PATH.exec(new URL(request.url).pathname)?.[1];
    if (id === undefined && request.method === "POST") return make(request);
    if (id !== undefined && request.method === "DELETE") return drop(id);
    return new Response(null, { status: 405 });
  };
}

/** A session sent with the key takes precedence, as on a hosted project. */
function hasSecretKey(headers: Headers, secret: string): boolean {
  const authorization = headers.get("authorization") ?? `Bearer ${secret}`;
  return (
    secret !== "" && isSame(headers.get("apikey") ?? "", secret) && isSame(authorization, `Bearer ${secret}`)
  );
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
