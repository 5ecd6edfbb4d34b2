import { refusalIn } from "../src/backend/errorCodes.ts";
import { readSetting } from "../src/backend/environment.ts";

const TIMEOUT_MS = 5_000;

export interface OriginAdvice {
  must: boolean;
  sentence: string;
}

/**
 * Checks that the project accepts requests from the site's pages, with a call that it refuses in any case.
 * Returns null if it does.
 */
export async function ownOriginAdvice(env: Record<string, unknown>): Promise<OriginAdvice | null> {
  const [project, key, site] = ["VITE_SUPABASE_URL", "VITE_SUPABASE_PUBLISHABLE_KEY", "VITE_SITE_URL"].map(
    (name) => readSetting(env, name),
  );
  const origin = URL.parse(site ?? "")?.origin;
  if (!project || !key || !origin) return null;
  try {
    const answer = await fetch(new URL("/rest/v1/rpc/create_human_check", project), {
      method: "POST",
      headers: { apikey: key, origin, "content-type": "application/json" },
      body: JSON.stringify({ p_clinic_id: "doctor", p_session_id: "none" }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const code = refusalIn(await answer.json());
    if (code !== "origin-not-allowed") return null;
  } catch {
    return {
      must: false,
      sentence: `The project at ${project} could not be asked whether it knows ${origin}.`,
    };
  }
  const line = `update private.settings set allowed_origins = '{${origin}}';`;
  return {
    must: true,
    sentence: `The project refuses votes from pages of ${origin}. In its SQL editor: ${line}`,
  };
}
