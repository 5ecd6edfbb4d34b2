// In a process of its own, so that all of it can be killed at once. It ends with its input.
import { ensureStackAdmin } from "../../../supabase/stack/localAdmin.ts";
import { serveGateway } from "../../../supabase/stack/serveGateway.ts";
import { openStack } from "../../../supabase/stack/stack.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "./secrets.ts";

const [dataDir = ""] = process.argv.slice(2);
const stack = await openStack({ dataDir, jwtSecret: TEST_JWT_SECRET, secretKey: TEST_SECRET_KEY });
await ensureStackAdmin(stack.databaseUrl);
const { url } = await serveGateway(stack);
process.stdout.write(`${JSON.stringify({ url, databaseUrl: stack.databaseUrl })}\n`);
process.stdin.on("end", () => void stack.close().then(() => process.exit(0))).resume();
