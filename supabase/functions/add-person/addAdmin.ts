import { refusalIn, type ProjectApi } from "../_shared/projectApi.ts";
import type { Refusal } from "../_shared/refusal.ts";
import type { NewPerson } from "./newPerson.ts";

export type Caller = Record<string, string>;

export type AddResult = "added" | { status: number; refusal: Refusal };

export const OWNERS_ONLY = {
  status: 403,
  refusal: { code: "owners-only", message: "Only owners can do this" },
};
const NOT_ADDED = {
  status: 503,
  refusal: { code: "not-added", message: "Nobody was added. Please try again later." },
};
const TOO_MANY = {
  status: 429,
  refusal: { code: "too-many-attempts", message: "Too many attempts. Please try again later." },
};
const OF_STATUS: Record<number, AddResult> = { 401: OWNERS_ONLY, 403: OWNERS_ONLY, 429: TOO_MANY };

export function callerOf(headers: Headers): Caller | null {
  const authorization = headers.get("authorization") ?? "";
  if (!/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(authorization)) return null;
  const [apikey, origin] = [headers.get("apikey"), headers.get("origin")];
  return { authorization, ...(apikey !== null && { apikey }), ...(origin !== null && { origin }) };
}

/** As the caller, so that the database decides and its history names them. */
export async function addAdmin(
  api: ProjectApi,
  caller: Caller,
  { email, role }: NewPerson,
): Promise<AddResult> {
  try {
    const response = await api.fetch(
      new Request(`${api.url}/rest/v1/rpc/add_admin`, {
        method: "POST",
        headers: { "content-type": "application/json", ...caller },
        body: JSON.stringify({ p_email: email, p_role: role }),
      }),
    );
    if (response.ok) return "added";
    const { status } = response;
    const said: unknown = await response.json().catch(() => null);
    const refusal = refusalIn(said);
    if (refusal) return { status, refusal };
    const known = OF_STATUS[status];
    if (known === undefined) console.error("The database refused to add somebody", status, said);
    return known ?? NOT_ADDED;
  } catch (error) {
    console.error("The database could not be asked", error);
    return NOT_ADDED;
  }
}
