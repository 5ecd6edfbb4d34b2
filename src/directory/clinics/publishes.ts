import type { Json } from "@/backend/database.types.ts";

export function publishes(facts: Json | undefined, kind: "prices" | "results"): boolean {
  if (typeof facts !== "object" || facts === null || Array.isArray(facts)) return false;
  const rows = facts[kind];
  return Array.isArray(rows) && rows.some((row) => Reflect.get(Object(row), "status") === "sourced");
}
