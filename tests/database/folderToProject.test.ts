import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { restore } from "../../scripts/backup/restore.ts";
import { embeddedDatabase } from "../../supabase/backup/embeddedSession.ts";
import { backUpDatabase, restoreDatabase } from "../../supabase/backup/hostedDatabase.ts";
import { picturesInFolder } from "../../supabase/backup/pictures.ts";
import { writeBackup } from "../../supabase/backup/writeBackup.ts";
import { createAccount, createAdmin, LOCAL_ADMIN } from "../../supabase/embedded/admins.ts";
import { allowOrigins } from "../../supabase/stack/origins.ts";
import { ensureStackAdmin } from "../../supabase/stack/localAdmin.ts";
import { isNewProject } from "../../supabase/stack/stack.ts";
import { sharedEmbedded } from "../support/database/embedded.ts";
import { newProject } from "../support/database/newProject.ts";

const quiet = () => {};
const OWN_MACHINE = ["http://127.0.0.1:4174"];
const ANNA = { email: "anna@example.org", password: "stones-of-venice-1853" };
let folder: string;
let file: string;
let url: string;
let sql: postgres.Sql;
let said: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ivf-to-project-"));
  file = join(folder, "folder.tar.gz");
  const { driver } = (await sharedEmbedded()).backend.connection;
  await createAccount(async (text, ...params) => (await driver.query(text, params)).rows, ANNA);
  await writeBackup(embeddedDatabase(driver), pictures(), file, quiet);
  url = await newProject("from_folder");
  sql = postgres(url, { max: 1, onnotice() {} });
  await sql.unsafe(`
    alter database from_folder set timezone to 'Europe/Prague';
    alter table auth.users add column instance_id uuid`);
  await mkdir(join(folder, "data"));
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, "data"), SUPABASE_DB_URL: "", SUPABASE_URL: "" };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  said = await restore([file], quiet);
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await sql?.end();
  await rm(folder, { recursive: true, force: true });
});

const pictures = () => picturesInFolder(join(folder, "pictures"));

async function backUpAndRestore(name: string) {
  const wanted = { url, pictures: pictures(), file: join(folder, name) };
  await backUpDatabase(wanted, quiet);
  return await restoreDatabase({ ...wanted, replace: true }, quiet);
}

/** Other tests leave people of their own in the folder. */
async function readLeft() {
  const [left] = await sql`
    with local as (select id from auth.users where email = ${LOCAL_ADMIN.email})
    select (select count(*)::int from local) as users,
      (select count(*)::int from private.admins) as admins,
      (select count(*)::int from auth.identities where identity_data ->> 'email' = ${LOCAL_ADMIN.email}) as identities,
      allowed_origins from private.settings`;
  return left;
}

test("a folder's backup gives a project neither the account whose password is published nor its origins", async () => {
  expect(said).toContain(`${LOCAL_ADMIN.email} was left out, because its password is printed`);
  expect(said).toContain("Name your website again");
  expect(await readLeft()).toEqual({ users: 0, admins: 0, identities: 0, allowed_origins: [] });
});

test("what was restored gets no samples at the next start, although it has no admin", async () => {
  expect(await isNewProject(await newProject("from_nothing"))).toBe(true);
  expect(await isNewProject(url)).toBe(false);
});

test("nor does a backup of start:stack, which has an account again once it is started again", async () => {
  expect(await ensureStackAdmin(url)).toBe(true);
  await allowOrigins(url, OWN_MACHINE);
  expect(await backUpAndRestore("stack.tar.gz")).toMatchObject({ leftOutLocalAdmin: true });
  expect(await readLeft()).toEqual({ users: 0, admins: 0, identities: 0, allowed_origins: [] });
  expect(await ensureStackAdmin(url)).toBe(true);
});

test("an account of that name with a password of its own is restored as it was, and its origins with it", async () => {
  await sql`delete from auth.users where email = ${LOCAL_ADMIN.email}`;
  const own = { email: LOCAL_ADMIN.email, password: "seven-lamps-of-architecture" };
  const query = async (text: string, params: unknown[]) => ({
    rows: await sql.unsafe(text, params as string[]),
  });
  await createAdmin({ driver: { query } }, own);
  await allowOrigins(url, OWN_MACHINE);
  expect(await backUpAndRestore("another.tar.gz")).toMatchObject({ leftOutLocalAdmin: false });
  expect(await readLeft()).toEqual({ users: 1, admins: 1, identities: 1, allowed_origins: OWN_MACHINE });
});

test("a hosted project's Auth finds and reads the people whom a folder's backup brings", async () => {
  expect(Array.from(await sql`select * from auth.users where email = ${ANNA.email}`)).toMatchObject([
    {
      ...{ instance_id: "00000000-0000-0000-0000-000000000000", confirmation_token: "", recovery_token: "" },
      ...{ email_change: "", email_change_token_new: "", email_change_token_current: "" },
      ...{ phone_change: "", phone_change_token: "", reauthentication_token: "" },
    },
  ]);
});
