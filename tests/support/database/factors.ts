import { inject } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { fetchFrom } from "./fetch.ts";

export async function sendFactor(
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<number> {
  const headers = {
    apikey: EMBEDDED_PUBLISHABLE_KEY,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  const url = `${inject("apiUrl")}/auth/v1/factors${path}`;
  const answer = await fetchFrom("127.0.0.1")(url, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return answer.status;
}
