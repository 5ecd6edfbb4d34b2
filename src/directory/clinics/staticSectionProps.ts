import type { Json } from "@/backend/database.types.ts";
import type { AgeBand } from "@/directory/facts/ageBand.ts";
import type { Clinic } from "./clinic.ts";

export interface StaticSectionProps {
  clinic: Clinic;
  /** The database's answer; null if it could not be loaded. */
  facts: Json;
  /** When it came, in milliseconds. */
  readAt: number;
  /** The visitor's age band, which the build doesn't know. */
  band?: AgeBand | null;
}
