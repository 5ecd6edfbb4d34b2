import { settings } from "@/backend/settings.ts";
import type { ReportedError } from "./describeError.ts";
import type { Device, Engine } from "./device.ts";

export interface Vital {
  metric: "INP" | "LCP" | "CLS";
  /** The route, never the address. */
  page: string;
  /** Milliseconds; CLS is a score. */
  value: number;
}

export interface Experience {
  build: string;
  engine: Engine;
  device: Device;
  vitals: Vital[];
  errors: (ReportedError & { page: string })[];
}

/** Sends a report while the page is being left, which has no time for an answer. Never rejects. */
export async function sendExperience(experience: Experience): Promise<void> {
  try {
    await fetch(`${settings.supabaseUrl}/rest/v1/rpc/report_experience`, {
      method: "POST",
      keepalive: true,
      headers: { apikey: settings.publishableKey, "content-type": "application/json" },
      // The address of the page could hold answers.
      referrerPolicy: "origin",
      body: JSON.stringify({ p_report: experience }),
    });
  } catch {
    // Losing a report does no harm.
  }
}
