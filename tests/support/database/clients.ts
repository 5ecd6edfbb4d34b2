import { randomInt } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { inject } from "vitest";
import type { Database } from "../../../src/backend/database.types.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { fetchFrom } from "./fetch.ts";

/** A visitor's client: the public key, and requests that truly come from that address. */
export function anonymous(address = someAddress(), url = inject("apiUrl"), headers = {}) {
  return createClient<Database>(url, EMBEDDED_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchFrom(address), headers },
  });
}

/** The database as its owner sees it: for looking at what is really stored. */
export const asOwner = postgres(inject("databaseUrl"), { max: 2, onnotice() {} });

/** An address of the loopback network that no other test uses. */
export function someAddress(): string {
  nextAddress += 1;
  const digit = (place: number) => 1 + (Math.floor(nextAddress / 254 ** place) % 254);
  return `127.${digit(2)}.${digit(1)}.${digit(0)}`;
}

/** A different start for each test file, since they share a database. */
let nextAddress = randomInt(254 ** 3);
