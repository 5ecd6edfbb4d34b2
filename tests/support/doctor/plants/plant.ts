import type { Code } from "../../../../scripts/doctor/codes.ts";
import type { Options } from "../../../../scripts/doctor/options.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../../supabase/embedded/keys.ts";
import type { Deployment } from "../deployment.ts";

/** A mistake that somebody made with a deployment. */
export interface Plant {
  mistake: string;
  /** Every code that it is found by, sorted, and no other. */
  found: Code[];
  /** Makes the mistake, and returns what undoes it. */
  make?(deployed: Deployment): Promise<() => Promise<unknown>>;
  options?(deployed: Deployment): Partial<Options>;
  now?: () => number;
  today?: string;
}

/** A mistake in the database, with the SQL that undoes it. */
export function inDatabase(mistake: string, found: Code[], sql: string, undo: string): Plant {
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
