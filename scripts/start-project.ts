// To rehearse a deployment (docs/deploying.md).
import { createHash } from "node:crypto";
import { lockDataFolder } from "../supabase/embedded/lock.ts";
import { sessionSecret } from "../supabase/embedded/sessionSecret.ts";
import { databasePassword } from "../supabase/stack/databasePassword.ts";
import { serveGateway } from "../supabase/stack/serveGateway.ts";
import { openStack } from "../supabase/stack/stack.ts";
import { assertPortIsFree, onShutdown, readPort, readStackFolder, stop } from "./settings.ts";

const COMMAND = "npm run start:project";
const port = readPort(process.env.PORT, 54321);
const dataDir = readStackFolder(process.env.DATA_DIR, "supabase/.temp/project", COMMAND);
await assertPortIsFree(port, COMMAND);

const closing: (() => unknown)[] = [];
async function close() {
  for (const end of closing.toReversed()) await end();
}

try {
  closing.push(lockDataFolder(dataDir, COMMAND));
  const secret = sessionSecret(dataDir);
  const secretKey = `sb_secret_${createHash("sha256").update(`secret key ${secret}`).digest("hex")}`;
  const stack = await openStack({
    dataDir,
    jwtSecret: secret,
    password: databasePassword(secret),
    secretKey,
    push: false,
  });
  closing.push(() => stack.close());
  const api = await serveGateway(stack, { port });
  closing.push(() => api.close());
  onShutdown(close);
  console.log(`
  A project on this machine: Postgres 17, PostgREST and Auth. Data: ${dataDir}
  SUPABASE_URL=${api.url}
  SUPABASE_PUBLISHABLE_KEY=${stack.keys.publishable}
  SUPABASE_SECRET_KEY=${stack.keys.secret}
  DATABASE_URL=${stack.databaseUrl}
  Stop it with Ctrl-C
`);
} catch (error) {
  await close();
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  stop(error instanceof Error ? error.message : String(error));
}
