import { refuseAuth } from "../authAnswers.ts";
import { readObject } from "../authRequest.ts";
import type { FunctionsHost } from "../functions.ts";
import { callerOf, isUuid, type Caller } from "./caller.ts";
import { createCodeCheck } from "./codeCheck.ts";
import { enroll } from "./enroll.ts";
import type { FactorStore } from "./store.ts";
import { verify } from "./verify.ts";

const CHALLENGE_SECONDS = 300;
const PATH = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/;

export function isFactorsPath(pathname: string): boolean {
  return PATH.test(pathname);
}

export function factorEndpoints(
  app: FunctionsHost,
  store: FactorStore,
  asHosted: (session: Response) => Promise<Response>,
) {
  const check = createCodeCheck();
  const inTurn = createQueue();

  async function end(caller: Caller, id: string): Promise<Response> {
    if (await store.end(id, caller.aal)) return Response.json({ id });
    return refuseAuth(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }

  async function begin(caller: Caller, request: Request): Promise<Response> {
    const wanted = await readObject(request);
    if (wanted === null) return refuseAuth(400, "bad_json", "The body must be a JSON object");
    return inTurn(() => enroll(caller, store, wanted, new URL(request.url).host));
  }

  return async (request: Request, address: string): Promise<Response> => {
    const [, id, action] = PATH.exec(new URL(request.url).pathname) ?? [];
    const isEnd = id !== undefined && action === undefined;
    if (request.method !== (isEnd ? "DELETE" : "POST")) return new Response(null, { status: 405 });
    const caller = await callerOf(request, app, store);
    if (caller instanceof Response) return caller;
    if (id === undefined) return begin(caller, request);

    const secret = isUuid(id) ? await store.secretOf(caller.user, id) : undefined;
    if (secret === undefined) return refuseAuth(404, "mfa_factor_not_found", "Factor not found");
    if (isEnd) return end(caller, id);
    if (action === "challenge") {
      const challenge = await store.challenge(id, address);
      const expires_at = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
      return Response.json({ id: challenge, type: "totp", expires_at });
    }
    const given = (await readObject(request)) ?? {};
    const factor = { id, secret };
    return asHosted(await verify({ request, app, store, check, caller, factor, address, given }));
  };
}

/** Nothing comes between a check and its write. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = last.then(work);
    // A failure must not block the next task.
    last = own.catch(() => undefined);
    return own;
  };
}
