import { IN_MEMORY, openEmbeddedBackend } from "../../../../supabase/embedded/backend.ts";
import { fillWithManyRows } from "../../../support/database/manyRows.ts";
import { serve } from "../../../support/database/server.ts";
import { readCatalogue } from "./catalogue.ts";
import { overPglite } from "./database.ts";
import type { Served } from "./embedded.ts";
import { plantSecrets, readSecrets } from "./secrets.ts";

const backend = await openEmbeddedBackend(IN_MEMORY);
const database = overPglite(backend.connection);
// WebAssembly takes four times as long for each row.
await fillWithManyRows(database.run, { clinics: 400, posts: 40 });
await plantSecrets(database);
const catalogue = await readCatalogue(database);
const { fromVisitors, fromEditors } = await readSecrets(database);
const { url } = await serve(backend);
const secrets = { fromVisitors: [...fromVisitors], fromEditors: [...fromEditors] };
process.send?.({ url, catalogue, secrets } satisfies Served);
process.stdin.on("end", () => process.exit(0)).resume();
