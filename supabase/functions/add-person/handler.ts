import { corsHeaders } from "../_shared/corsHeaders.ts";
import type { ProjectApi } from "../_shared/projectApi.ts";
import { readJson } from "../_shared/readJson.ts";
import { refuse, type Refusal } from "../_shared/refusal.ts";
import { dropAccount, makeAccount } from "./accounts.ts";
import { addAdmin, callerOf, OWNERS_ONLY, type Caller, type AddResult } from "./addAdmin.ts";
import { oneTimePassword } from "./oneTimePassword.ts";
import { isPlainAscii, readNewPerson, type NewPerson } from "./newPerson.ts";

const headers = corsHeaders("POST");

const USE_POST: Refusal = { code: "use-post", message: "Use POST for this call" };
const MALFORMED: Refusal = {
  code: "malformed-request",
  message: "The body must be JSON with an email and a role",
};
const ADDRESS_REFUSED: Refusal = {
  code: "address-refused",
  message: "No account can be made for this e-mail address",
};
const FAILED: Refusal = { code: "not-added", message: "Nobody was added. Please try again later." };

/**
 * Answers `{ "success": true, "password": string | null }`; a new account's password is shown only here.
 * The database decides, called as the caller, and its refusals keep status, code and message.
 */
export async function handleAddPerson(request: Request, api: ProjectApi): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
  if (request.method !== "POST") return refuse(405, USE_POST, headers);
  const caller = callerOf(request.headers);
  if (!caller) return answer(OWNERS_ONLY);
  const wanted = readNewPerson(await readJson(request));
  if (!wanted) return refuse(400, MALFORMED, headers);

  const told = await addAdmin(api, caller, wanted);
  // The database says `no-such-account` to owners only.
  if (told === "added" || told.refusal.code !== "no-such-account") return answer(told);
  return addNewcomer(api, caller, wanted);
}

async function addNewcomer(api: ProjectApi, caller: Caller, wanted: NewPerson): Promise<Response> {
  if (!isPlainAscii(wanted.email)) return refuse(400, ADDRESS_REFUSED, headers);
  const password = oneTimePassword();
  const made = await makeAccount(api, wanted.email, password);
  // Another call was quicker.
  if (made === "exists") return answer(await addAdmin(api, caller, wanted));
  if (made === "address-refused") return refuse(400, ADDRESS_REFUSED, headers);
  if (made === "failed") return refuse(503, FAILED, headers);

  const told = await addAdmin(api, caller, wanted);
  // Another owner may have added the account since, but only this call knows its password.
  if (told === "added" || told.refusal.code === "already-admin") return answer("added", password);
  await dropAccount(api, made.id);
  return answer(told);
}

function answer(told: AddResult, password: string | null = null): Response {
  if (told !== "added") return refuse(told.status, told.refusal, headers);
  return Response.json({ success: true, password }, { headers });
}
