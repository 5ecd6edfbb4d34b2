// The embedded backend behind its gateway, in a process of its own: what keeps it busy for good
// would keep the test busy too. Prints the address, and ends with its input.
import { IN_MEMORY, openEmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { fillWithMuch } from "./muchData.ts";
import { serve } from "./server.ts";

const backend = await openEmbeddedBackend(IN_MEMORY);
// Fewer rows than the real stack is tried with: a hundred columns of each clinic are still more than 1 MB.
await fillWithMuch((sql) => backend.connection.exec(sql), { clinics: 400, posts: 40 });
const { url } = await serve(backend);
process.stdout.write(`\nat ${url} \n`);
process.stdin.on("end", () => process.exit(0)).resume();
