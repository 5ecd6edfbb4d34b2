// In a process of its own, since a request may hang it. It ends with its input.
import { IN_MEMORY, openEmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { fillWithManyRows } from "./manyRows.ts";
import { serve } from "./server.ts";

const backend = await openEmbeddedBackend(IN_MEMORY);
await fillWithManyRows((sql) => backend.connection.exec(sql), { clinics: 400, posts: 40 });
const { url } = await serve(backend);
process.stdout.write(`\nat ${url} \n`);
process.stdin.on("end", () => process.exit(0)).resume();
