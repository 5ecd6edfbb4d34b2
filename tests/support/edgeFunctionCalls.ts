import { expect } from "vitest";
import { fetchFrom } from "./database/fetch.ts";

export interface Answer {
  status: number;
  body: unknown;
}

export async function verifyPassword(
  url: string,
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetchFrom(address)(`${url}/functions/v1/verify-admin-password`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, body: await response.json() };
}

export const YES: Answer = { status: 200, body: { success: true } };
export const NO: Answer = { status: 200, body: { success: false } };
export const LOCKED: Answer = {
  status: 429,
  body: {
    success: false,
    code: "locked-out",
    message: "Too many failed attempts. Please try again in 15 minutes.",
  },
};
