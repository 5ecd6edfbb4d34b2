import type { Json } from "@/backend/database.types.ts";

/** Returns whether the database's answer has such a figure with a source. */
export function publishes(facts: Json | undefined, kind: "prices" | "results"): boolean {
  if (typeof facts !== "object" || facts === null || Array.isArray(facts)) return false;
  const rows = facts[kind];
  return Array.isArray(rows) && rows.some((row) => Reflect.get(Object(row), "status") === "sourced");
}
