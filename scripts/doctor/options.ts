import { parseArgs } from "node:util";
import { readSetting } from "../../src/backend/environment.ts";

export interface Options {
  json: boolean;
  site: string | undefined;
  backend: string | undefined;
  key: string | undefined;
  databaseUrl: string | undefined;
  /** Undefined where only a deployed site is named. */
  settings: Record<string, unknown> | undefined;
}

type Env = Record<string, string | undefined>;

/**
 * The command line counts first, then the environment and .env.
 * @throws Error with a sentence for the operator
 */
export function readOptions(args: string[], settings: Record<string, unknown>, env: Env): Options {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: { json: { type: "boolean" }, site: text, backend: text, key: text, db: text },
  });
  const hasSettings = Object.keys(settings).some((name) => readSetting(settings, name) !== undefined);
  return {
    json: values.json ?? false,
    site:
      webAddress("--site", values.site) ??
      webAddress("VITE_SITE_URL", readSetting(settings, "VITE_SITE_URL")),
    backend:
      webAddress("--backend", values.backend) ??
      webAddress("VITE_SUPABASE_URL", readSetting(settings, "VITE_SUPABASE_URL")),
    key: values.key ?? readSetting(settings, "VITE_SUPABASE_PUBLISHABLE_KEY"),
    databaseUrl: databaseAddress(values.db || env.SUPABASE_DB_URL || env.DATABASE_URL),
    settings: hasSettings || values.site === undefined ? settings : undefined,
  };
}

function webAddress(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return value.replace(/\/+$/, "");
  // A malformed setting is a finding.
  if (name.startsWith("VITE_")) return undefined;
  throw new Error(`${name} must be a web address such as https://example.org, but it is '${value}'.`);
}

/** @throws Error that doesn't repeat the address, which holds a password */
function databaseAddress(value: string | undefined): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? "")) return value;
  throw new Error("The database’s address must look like postgresql://user:password@host:5432/postgres.");
}
