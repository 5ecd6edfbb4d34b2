// `npm run admin:create -- --email you@example.org`: makes an account that may sign in to
// the blog's administration, on the embedded backend or on a hosted project.
import { parseArgs } from "node:util";
import { loadEnv } from "vite";
import { askPassword } from "./admin/askPassword.ts";
import { createHostedAdmin } from "./admin/hostedAdmin.ts";
import { weakness } from "./admin/weakPassword.ts";
import { stop } from "./settings.ts";

const USAGE = "npm run admin:create -- --email you@example.org";

/** The hosted project to work on, from the environment; null means the embedded backend. */
function readProject(): { url: string; secretKey: string } | null {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
  if (url && secretKey) return { url, secretKey };
  if (url || secretKey) {
    throw new Error("For a hosted project set both SUPABASE_URL and SUPABASE_SECRET_KEY.");
  }
  if (loadEnv("production", process.cwd(), "VITE_").VITE_SUPABASE_URL) {
    throw new Error(
      "This site uses the project that VITE_SUPABASE_URL names. To make an admin there, set\n" +
        "SUPABASE_URL and SUPABASE_SECRET_KEY (Project settings, API keys) for this one command.",
    );
  }
  return null;
}

function readEmail(): string {
  const { values } = parseArgs({ options: { email: { type: "string" } } });
  const email = (values.email ?? "").trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw new Error(`Say whose account it is: ${USAGE}`);
}

async function createEmbeddedAdmin(email: string, password: string): Promise<boolean> {
  const { DataFolderInUse } = await import("../supabase/embedded/lock.ts");
  const { IN_MEMORY, openEmbeddedBackend } = await import("../supabase/embedded/backend.ts");
  const { createAdmin } = await import("../supabase/embedded/admins.ts");
  const dataDir = process.env.DATA_DIR || "supabase/.temp/pgdata";
  if (dataDir === IN_MEMORY) throw new Error("DATA_DIR is memory://, which keeps nothing.");
  try {
    const backend = await openEmbeddedBackend(dataDir);
    try {
      return await createAdmin(backend.connection, email, password);
    } finally {
      await backend.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new Error(
      `The data folder ${dataDir} is in use: the server is running. Stop it, make the admin, start it again.`,
      { cause: error },
    );
  }
}

try {
  const project = readProject();
  const email = readEmail();
  const password = await askPassword(email);
  const fault = weakness(password, email);
  if (fault) throw new Error(`This password is too weak. ${fault} Nothing was changed.`);
  const isNew = await (project
    ? createHostedAdmin(project, { email, password })
    : createEmbeddedAdmin(email, password));
  console.log(
    isNew
      ? `${email} can now sign in at /admin/login.`
      : `${email} had an account already: it is an admin now, and its password is what it was.`,
  );
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
