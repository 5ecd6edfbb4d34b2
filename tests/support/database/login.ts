import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { inject } from "vitest";
import type { Database } from "../../../src/backend/database.types.ts";
import type { Account } from "./accounts.ts";
import { someAddress } from "./clients.ts";
import { TEST_SECRET_KEY } from "./secrets.ts";

export const BUSY = "Too many people are signing in right now. Please try again in a minute.";
export const LOCKED_OUT = "Too many failed attempts. Please try again in 15 minutes.";

export function asOperator() {
  return createClient<Database>(inject("apiUrl"), TEST_SECRET_KEY, { auth: { persistSession: false } });
}

export const someEmail = () => `nobody-${randomUUID()}@example.org`;

export function logIn(address: string, email: unknown, password: unknown) {
  return asOperator().rpc("verify_admin_login", {
    p_email: email as string,
    p_password: password as string,
    p_address: address,
  });
}

export async function attempt(email: string, password: string, address = someAddress()) {
  const { data, status, error } = await logIn(address, email, password);
  return { data, status, words: error?.message };
}

export const attemptAs = ({ email, password }: Account, address?: string) =>
  attempt(email, password, address);
