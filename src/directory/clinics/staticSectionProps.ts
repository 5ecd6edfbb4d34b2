import type { Json } from "@/backend/database.types.ts";
import type { Clinic } from "./clinic.ts";

export interface StaticSectionProps {
  clinic: Clinic;
  facts: Json;
  /** In milliseconds. */
  readAt: number;
}
