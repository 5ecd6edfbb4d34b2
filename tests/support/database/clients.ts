import { randomInt } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { inject } from "vitest";
import type { Database } from "../../../src/backend/database.types.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { fetchFrom } from "./fetch.ts";

/** A visitor's client, whose requests really come from that address. */
export function anonymous(address = someAddress(), url = inject("apiUrl"), headers = {}) {
  return createClient<Database>(url, EMBEDDED_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchFrom(address), headers },
  });
}

export const asOwner = postgres(inject("databaseUrl"), { max: 2, onnotice() {} });

export function someAddress(): string {
  nextAddress += 1;
  const digit = (place: number) => 1 + (Math.floor(nextAddress / 254 ** place) % 254);
  return `127.${digit(2)}.${digit(1)}.${digit(0)}`;
}

/** Starts at a random address, because test files share a database. */
let nextAddress = randomInt(254 ** 3);
