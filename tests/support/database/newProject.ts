import postgres from "postgres";
import { inject } from "vitest";
import { prepareProject } from "../../../supabase/stack/stack.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "./secrets.ts";

/** A database with Auth's and Storage's tables, to which nothing was pushed yet. */
export async function newProject(name: string): Promise<string> {
  const url = new URL(inject("databaseUrl"));
  url.pathname = "/template1";
  const sql = postgres(url.href, { max: 1, onnotice() {} });
  await sql`create database ${sql(name)} template template0`;
  await sql.end();
  url.pathname = `/${name}`;
  const keys = { publishable: "", secret: TEST_SECRET_KEY, jwtSecret: TEST_JWT_SECRET };
  await prepareProject(url.href, keys);
  return url.href;
}
