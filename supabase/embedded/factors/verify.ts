import { refuseAuth, tooManyAttempts } from "../authAnswers.ts";
import { sameCaller } from "../authRequest.ts";
import type { FunctionsHost } from "../functions.ts";
import { isUuid, type Caller } from "./caller.ts";
import type { CodeCheck } from "./codeCheck.ts";
import type { FactorStore } from "./store.ts";

interface Verification {
  request: Request;
  app: FunctionsHost;
  store: FactorStore;
  check: CodeCheck;
  caller: Caller;
  factor: { id: string; secret: string };
  address: string;
  given: Record<string, unknown>;
}

export async function verify(verification: Verification): Promise<Response> {
  const { request, app, store, check, caller, factor, address, given } = verification;
  const { code, challenge_id: challenge } = given;
  if (typeof code !== "string" || code === "") {
    return refuseAuth(400, "validation_failed", "Code needs to be non-empty");
  }
  if (!isUuid(challenge) || !(await store.isOpen(challenge, factor.id, address))) {
    return refuseAuth(422, "mfa_challenge_expired", "There is no such challenge, or it has expired");
  }
  const isRight = await check(factor, code, address);
  if (isRight === null) return tooManyAttempts();
  if (!isRight) return refuseAuth(422, "mfa_verification_failed", "Invalid TOTP code entered");

  const token = await store.confirm(factor.id, challenge, caller.session);
  if (token === undefined) {
    return refuseAuth(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  const renewal = sameCaller(request, "POST", "/auth/v1/token?grant_type=refresh_token", {
    refresh_token: token,
  });
  renewal.headers.delete("authorization");
  const renewed = await app.fetch(renewal);
  if (renewed.ok) {
    const { refresh_token: newest }: { refresh_token: string } = await renewed.clone().json();
    await store.keepOnlyToken(caller.session, newest);
  }
  return renewed;
}
