// `npm run admin:create -- --email you@example.org`: creates an account that may sign in to
// the blog's administration, on the embedded backend or on a hosted project.
import { parseArgs } from "node:util";
import { askPassword } from "./admin/askPassword.ts";
import { createHostedAdmin } from "./admin/hostedAdmin.ts";
import { weakness } from "./admin/weakPassword.ts";
import { DATA_DIR, hostedProject, stop } from "./settings.ts";

const USAGE = "npm run admin:create -- --email you@example.org";

function readEmail(): string {
  const { values } = parseArgs({ options: { email: { type: "string" } } });
  const email = (values.email ?? "").trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw new Error(`Whose account should it be? Try: ${USAGE}`);
}

async function createEmbeddedAdmin(email: string, password: string): Promise<boolean> {
  const { DataFolderInUse } = await import("../supabase/embedded/lock.ts");
  const { IN_MEMORY, openEmbeddedBackend } = await import("../supabase/embedded/backend.ts");
  const { createAdmin } = await import("../supabase/embedded/admins.ts");
  if (DATA_DIR === IN_MEMORY)
    throw new Error("DATA_DIR is memory://, which keeps nothing, so there is no account to create.");
  try {
    const backend = await openEmbeddedBackend(DATA_DIR, { samples: false });
    try {
      return await createAdmin(backend.connection, email, password);
    } finally {
      await backend.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new Error(
      `The data folder ${DATA_DIR} is in use: the server is running. Stop it, create the admin, then start it again.`,
      { cause: error },
    );
  }
}

try {
  const project = hostedProject();
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
      : `${email} already had an account. It is now an admin, and its password has not changed.`,
  );
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
