import { refuseAuth, tooManyAttempts } from "./authAnswers.ts";
import { withAuthMethod } from "./authMethod.ts";
import type { FunctionsHost } from "./functions.ts";
import { changePassword } from "./passwordChange.ts";
import { createSignInLimit } from "./signInLimit.ts";

/** Everything of Supabase Auth that the app needs; Lite's other routes would create users. */
const ROUTES: Record<string, string[]> = {
  "/auth/v1/token": ["POST"],
  "/auth/v1/logout": ["POST"],
  "/auth/v1/user": ["GET", "PUT"],
};
const GRANTS = new Set(["password", "refresh_token"]);

/**
 * Supabase Auth as far as the app needs it, with the rules of a hosted project that Lite lacks: a
 * limit of sign-ins per address, sessions that tell how somebody signed in, and no new password
 * without the old one.
 */
export function embeddedAuth(app: FunctionsHost) {
  const limit = createSignInLimit();

  async function signIn(request: Request, address: string): Promise<Response> {
    let answer = tooManyAttempts();
    await limit.attempt(address, async () => {
      answer = await app.fetch(request);
      return answer.status !== 400;
    });
    return answer;
  }

  return async (request: Request, address: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const methods = ROUTES[pathname];
    if (methods === undefined) return new Response(null, { status: 404 });
    if (request.method === "OPTIONS") return app.fetch(request);
    if (!methods.includes(request.method)) return new Response(null, { status: 405 });
    if (request.method === "PUT") {
      return changePassword(request, app, (prove) => limit.attempt(address, prove));
    }
    if (pathname !== "/auth/v1/token") return app.fetch(request);

    const grants = searchParams.getAll("grant_type");
    if (grants.length !== 1 || !GRANTS.has(grants[0] ?? "")) {
      return refuseAuth(400, "unsupported_grant_type", "Only passwords and refresh tokens sign in here");
    }
    const answer = grants[0] === "password" ? await signIn(request, address) : await app.fetch(request);
    return withAuthMethod(answer, app.config.auth?.jwt_secret ?? "");
  };
}
