import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";

const FOLDER = "test-results/site-for-host";

export interface HostedSite {
  folder: string;
  remove(): void;
}

export async function buildForHost(apiUrl: string): Promise<HostedSite> {
  const env = {
    ...process.env,
    BUILD_DIR: FOLDER,
    VITE_SUPABASE_URL: apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: EMBEDDED_PUBLISHABLE_KEY,
    VITE_SITE_URL: "https://ivf.example",
  };
  await promisify(execFile)("node", ["scripts/build.ts"], { env });
  const remove = () => {
    for (const folder of [FOLDER, `${FOLDER}-hosts`]) rmSync(folder, { recursive: true, force: true });
  };
  return { folder: FOLDER, remove };
}
