import { readFileSync } from "node:fs";
import type { LiteConnection } from "../lite.ts";

export async function createFactorTables(connection: LiteConnection): Promise<void> {
  await connection.exec(readFileSync(new URL("schema.sql", import.meta.url), "utf8"));
}
