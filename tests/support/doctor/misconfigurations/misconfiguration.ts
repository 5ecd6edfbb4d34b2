import type { Code } from "../../../../scripts/doctor/codes.ts";
import type { Options } from "../../../../scripts/doctor/options.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../../supabase/embedded/keys.ts";
import type { Deployment } from "../deployment.ts";

export interface Misconfiguration {
  mistake: string;
  found: Code[];
  make?(deployed: Deployment): Promise<() => Promise<unknown>>;
  options?(deployed: Deployment): Partial<Options>;
  now?: () => number;
  today?: string;
}

export function inDatabase(mistake: string, found: Code[], sql: string, undo: string): Misconfiguration {
  return {
    mistake,
    found,
    // The site has nothing to do with it, and the doctor is quicker without.
    options: ({ api }) => ({ site: undefined, backend: api.url, key: EMBEDDED_PUBLISHABLE_KEY }),
    async make(deployed) {
      await deployed.sql.unsafe(sql);
      return async () => await deployed.sql.unsafe(undo);
    },
  };
}
