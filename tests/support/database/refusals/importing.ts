import { randomUUID } from "node:crypto";
import type { RefusalCode } from "../../../../src/backend/errorCodes.ts";
import { someAdmin } from "../accounts.ts";
import { asOwner } from "../clients.ts";
import { someClinic } from "../clinics.ts";
import type { Provoked, Refusal } from "./provoked.ts";

async function checkFile(change: object, client?: Awaited<ReturnType<typeof someAdmin>>): Promise<Refusal> {
  const file = { p_import: randomUUID(), p_kind: "clinics", p_columns: ["id", "name"] };
  return (client ?? (await someAdmin())).rpc("check_import", {
    ...file,
    p_rows: [{ line: 2, cells: { id: "test-file", name: "Test" } }],
    ...change,
  });
}

export const OF_IMPORTING = {
  "import-columns": ["PT400", async () => checkFile({ p_columns: ["upvote_count"] })],
  "import-too-long": [
    "PT400",
    async () => checkFile({ p_rows: [{ line: 2, cells: { id: "x".repeat(2_000_000) } }] }),
  ],
  "import-gone": [
    "PT409",
    async () => (await someAdmin()).rpc("apply_import", { p_import: randomUUID(), p_lines: 1 }),
  ],
  "import-refused": [
    "PT409",
    async () => {
      const [admin, file] = [await someAdmin(), { p_import: randomUUID() }];
      await checkFile(file, admin);
      return admin.rpc("apply_import", { ...file, p_lines: 2 });
    },
  ],
  "import-outdated": [
    "PT409",
    async () => {
      const [admin, file, clinic] = [await someAdmin(), { p_import: randomUUID() }, await someClinic()];
      await checkFile({ ...file, p_rows: [{ line: 2, cells: { id: clinic, name: "Renamed" } }] }, admin);
      await asOwner`update public.clinics set name = 'By another' where id = ${clinic}`;
      return admin.rpc("apply_import", { ...file, p_lines: 1 });
    },
  ],
} satisfies Partial<Record<RefusalCode, Provoked>>;
