import { renderSVG } from "uqr";
import { refuseAuth } from "../authAnswers.ts";
import type { Caller } from "./caller.ts";
import type { FactorStore } from "./store.ts";
import { keyUri, newSecret } from "./totp.ts";

const MOST_FACTORS = 10;
const LONGEST_TEXT = 100;

export async function enroll(
  caller: Caller,
  store: FactorStore,
  wanted: Record<string, unknown>,
  host: string,
): Promise<Response> {
  const { factor_type: type, friendly_name: name = "", issuer = host } = wanted;
  if (type !== "totp") return refuseAuth(400, "validation_failed", "factor_type needs to be totp");
  if (!isShort(name) || !isShort(issuer)) {
    return refuseAuth(400, "validation_failed", "friendly_name and issuer must be short texts");
  }

  await store.forgetOldBeginnings(caller.user);
  const factors = await store.factorsOf(caller.user);
  if (factors.some(({ friendly_name }) => friendly_name === name)) {
    const taken = `A factor with the friendly name "${name}" for this user already exists`;
    return refuseAuth(422, "mfa_factor_name_conflict", taken);
  }
  if (factors.length >= MOST_FACTORS) {
    const full = "Maximum number of verified factors reached, unenroll to continue";
    return refuseAuth(422, "too_many_enrolled_mfa_factors", full);
  }
  if (factors.some(({ status }) => status === "verified") && caller.aal !== "aal2") {
    return refuseAuth(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }

  const secret = newSecret();
  const id = await store.begin(caller.user, name, secret);
  const uri = keyUri({ issuer, account: caller.email, secret });
  const totp = { qr_code: renderSVG(uri, { ecc: "M", border: 4 }), secret, uri };
  return Response.json({ id, type: "totp", friendly_name: name, totp });
}

function isShort(text: unknown): text is string {
  return typeof text === "string" && text.length <= LONGEST_TEXT && !/\p{Cc}/u.test(text);
}
