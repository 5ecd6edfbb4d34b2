import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

const read = (args: string[], env: Record<string, string>) => readOptions(args, {}, env).databaseUrl;

test("an empty address of the database counts as none, and the next one is taken", () => {
  const url = "postgresql://postgres:secret@db.example.org:5432/postgres";
  expect(read([], { SUPABASE_DB_URL: "", DATABASE_URL: url })).toBe(url);
  expect(read(["--db", ""], { SUPABASE_DB_URL: url })).toBe(url);
  expect(read([], { SUPABASE_DB_URL: "", DATABASE_URL: "" })).toBeUndefined();
});
