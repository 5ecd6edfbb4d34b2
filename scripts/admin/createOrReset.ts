import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { createHostedAdmin, resetHostedAdmin } from "./hostedAdmin.ts";
import { passwordWeakness } from "../../src/admin/people/passwordWeakness.ts";
import { withDataFolder } from "./withDataFolder.ts";
import { DATA_DIR, hostedProject } from "../settings.ts";

const USAGE = "npm run admin:create -- --email you@example.org [--role editor] [--reset]";

interface Options {
  email: string;
  role?: string;
  reset: boolean;
}

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { email: { type: "string" }, role: { type: "string" }, reset: { type: "boolean" } },
  });
  const email = (values.email ?? "").trim().toLowerCase();
  const { role, reset = false } = values;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Error(`Whose account should it be? Try: ${USAGE}`);
  if (role !== undefined && role !== "editor" && role !== "owner") {
    throw new Error(`A role is editor or owner. Try: ${USAGE}`);
  }
  if (reset && role !== undefined) {
    throw new Error("--reset leaves the role as it is. Change it afterwards, without --reset.");
  }
  return { email, reset, ...(role && { role }) };
}

async function create({ email, role }: Options, password: string, dataDir: string): Promise<string> {
  const project = hostedProject();
  const account = { email, password, ...(role && { role }) };
  const isNew = project
    ? await createHostedAdmin(project, account)
    : await withDataFolder(dataDir, async (connection) => {
        const { createAdmin } = await import("../../supabase/embedded/admins.ts");
        return createAdmin(connection, account);
      });
  const as = role === "editor" ? "an editor" : role === "owner" ? "an owner" : "an admin";
  return isNew
    ? `${email} can now sign in at /admin/login.`
    : `${email} already had an account. It is now ${as}, and its password has not changed.`;
}

async function replacePassword({ email }: Options, password: string, dataDir: string): Promise<string> {
  const project = hostedProject();
  const isDone = project
    ? await resetHostedAdmin(project, { email, password })
    : await withDataFolder(dataDir, async (connection) => {
        const { resetAdmin } = await import("../../supabase/embedded/admins.ts");
        return resetAdmin(connection, email, password);
      });
  if (!isDone) throw new Error(`${email} is no admin here, so nothing was changed.`);
  const done = `${email} has a new password and is signed out everywhere.`;
  return project ? done : `${done} Two-step sign-in is off.`;
}

/**
 * @returns what to tell the operator
 * @throws Error with a message for the operator, before anything was changed
 */
export async function createOrReset(
  args: string[],
  askPassword: (email: string) => Promise<string>,
  dataDir = DATA_DIR,
): Promise<string> {
  const wanted = readOptions(args);
  const isFolderMissing = hostedProject() === null && !existsSync(dataDir);
  if (isFolderMissing && wanted.reset) {
    throw new Error(
      `There is no data folder ${dataDir}, so nobody has an account in it. DATA_DIR names another one.`,
    );
  }
  const password = await askPassword(wanted.email);
  const fault = passwordWeakness(password, wanted.email);
  if (fault) throw new Error(`This password is too weak. ${fault} Nothing was changed.`);
  const done = await (wanted.reset ? replacePassword : create)(wanted, password, dataDir);
  return isFolderMissing ? `There was no data folder ${dataDir}; a new one was made. ${done}` : done;
}
