import { adminUsers, isAdminUsersPath } from "./adminUsers.ts";
import { refuseAuth, tooManyAttempts } from "./authAnswers.ts";
import { completeSession, completeUser } from "./factors/answers.ts";
import { factorEndpoints, isFactorsPath } from "./factors/factors.ts";
import type { Database } from "./factors/query.ts";
import { factorStore } from "./factors/store.ts";
import type { FunctionsHost } from "./functions.ts";
import { changePassword } from "./passwordChange.ts";
import { createSignInLimit } from "./signInLimit.ts";

/** All of Supabase Auth that the app and the doctor need; Lite's other routes would create users. */
const ROUTES: Record<string, string[]> = {
  "/auth/v1/token": ["POST"],
  "/auth/v1/logout": ["POST"],
  "/auth/v1/user": ["GET", "PUT"],
  "/auth/v1/settings": ["GET"],
};
const GRANTS = new Set(["password", "refresh_token"]);

/** Adds what Lite lacks: a sign-in limit, `amr`, `aal`, second factors, and the old password for a new one. */
export function embeddedAuth(app: FunctionsHost, database: Database) {
  const limit = createSignInLimit();
  const store = factorStore(database);
  const asHosted = (session: Response) => completeSession(session, app.config.auth?.jwt_secret ?? "", store);
  const factors = factorEndpoints(app, store, asHosted);
  const ofOperator = adminUsers(app, database);

  async function signIn(request: Request, address: string): Promise<Response> {
    let answer = tooManyAttempts();
    await limit.attempt(address, async () => {
      answer = await app.fetch(request);
      return answer.status !== 400;
    });
    return answer;
  }

  async function ofUser(request: Request, address: string): Promise<Response> {
    if (request.method === "GET") return completeUser(await app.fetch(request), store);
    const changed = changePassword(request, app, store, (prove) => limit.attempt(address, prove));
    return completeUser(await changed, store);
  }

  return async (request: Request, address: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (isAdminUsersPath(pathname)) return ofOperator(request);
    const methods = ROUTES[pathname];
    if (methods === undefined && !isFactorsPath(pathname)) return new Response(null, { status: 404 });
    if (request.method === "OPTIONS") return app.fetch(request);
    if (methods === undefined) return factors(request, address);
    if (!methods.includes(request.method)) return new Response(null, { status: 405 });
    if (pathname === "/auth/v1/user") return ofUser(request, address);
    if (pathname !== "/auth/v1/token") return app.fetch(request);

    const grants = searchParams.getAll("grant_type");
    if (grants.length !== 1 || !GRANTS.has(grants[0] ?? "")) {
      return refuseAuth(400, "unsupported_grant_type", "Only passwords and refresh tokens sign in here");
    }
    return asHosted(grants[0] === "password" ? await signIn(request, address) : await app.fetch(request));
  };
}
