import type { Json } from "@/backend/database.types.ts";
import { isolate } from "@/ui/isolate.ts";
import type { Clinic } from "./clinic.ts";
import { publishes } from "./publishes.ts";

export function pageTitle({ name, locations: [city] }: Clinic, facts: Json | undefined): string {
  const where = `${isolate(name)}${city ? `, ${city}` : ""}`;
  const [cost, rates] = [publishes(facts, "prices"), publishes(facts, "results")];
  if (cost && rates) return `${where}: cost and success rates`;
  return `${where}: ${cost ? "cost of IVF" : rates ? "success rates" : "fertility clinic"}`;
}
