import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { backUp as backUpCommand } from "../../scripts/backup/backUp.ts";
import { backUpDatabase, restoreDatabase } from "../../supabase/backup/hostedDatabase.ts";
import type { Manifest } from "../../supabase/backup/manifest.ts";
import { picturesInFolder, picturesInStorage, type PictureStore } from "../../supabase/backup/pictures.ts";
import { nameOf } from "../../supabase/backup/session.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { startPostgres } from "../../supabase/stack/postgres.ts";
import { serveGateway } from "../../supabase/stack/serveGateway.ts";
import { openStack, prepareProject } from "../../supabase/stack/stack.ts";
import { signedIn, someAccount } from "../support/database/accounts.ts";
import { vote } from "../support/database/calls.ts";
import { anonymous, asOwner, someAddress } from "../support/database/clients.ts";
import { fillLikeUse, PNG, type UsedDirectory } from "../support/database/usedDirectory.ts";
import { keepForRelease } from "../support/database/releasedData.ts";
import { withSettings } from "../support/database/settings.ts";

const quiet = () => {};
const SECRET = "another-secret-of-the-new-project-0123456789";
const KEYS = { publishable: EMBEDDED_PUBLISHABLE_KEY, secret: "sb_secret_new", jwtSecret: SECRET };

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ivf-project-"));
  // As root, Postgres runs as another user, who must reach its folder.
  chmodSync(folder, 0o711);
  file = join(folder, "nightly.tar.gz");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function backUp(url: string, to: string, pictures = picturesInStorage(inject("apiUrl"), undefined)) {
  return await backUpDatabase({ url, pictures, file: to }, quiet);
}

const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test("a project that is lost comes back in a new one, with its votes, people, posts and pictures", async () => {
  const account = await someAccount({ admin: true });
  const admin = await signedIn(account);
  const { data: session } = await admin.auth.getSession();
  const used = await fillLikeUse(
    admin,
    () => anonymous(),
    (sql) => asOwner.unsafe(sql),
  );
  // The samples name a price, so a start that added them would show.
  const manifest = await withSettings({ sponsored_price_euros: null }, () =>
    backUp(inject("databaseUrl"), file),
  );
  keepForRelease(file, "project");
  await restoreAndServe(async (project) => {
    expect(project.restored).toMatchObject({ savedTo: null, wrongCounters: [], votes: manifest.votes });
    await expectSameTables(manifest, project.url);
    await expectAlive(project.apiUrl, used, account, session.session?.refresh_token ?? "");
    await expectOtherKeys(project.url);
  });
});

const backupAlerts = () => asOwner`select code from private.alerts() where code = 'backup-unknown'`;

test("the project's alerts know of a backup once it is made", async () => {
  await asOwner`update private.maintenance set backed_up_at = null`;
  expect(await backupAlerts()).toHaveLength(1);
  expect(await backUp(inject("databaseUrl"), join(folder, "noted.tar.gz"))).toMatchObject({ notNoted: null });
  expect(await backupAlerts()).toEqual([]);
});

test("a backup that finds no picture ends with an error, and is none to the alerts", async () => {
  const admin = await signedIn(await someAccount({ admin: true }));
  const bytes = new Uint8Array(PNG);
  await admin.storage.from("blog").upload(`2026/${randomUUID()}.png`, bytes, { contentType: "image/png" });
  await asOwner`update private.maintenance set backed_up_at = null`;
  const elsewhere = `${inject("apiUrl")}/another-project`;
  const env = { DATABASE_URL: inject("databaseUrl"), SUPABASE_URL: elsewhere, SUPABASE_DB_URL: "" };
  for (const [name, value] of Object.entries({ ...env, DATA_DIR: "" })) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const without = join(folder, "without.tar.gz");
  expect(await failureOf(backUpCommand([without], quiet))).toMatch(
    /not complete, so it was not noted.*\n.*pictures that are not there: 2026\/.*\nIs SUPABASE_URL/,
  );
  expect(existsSync(without)).toBe(true);
  expect(await backupAlerts()).toHaveLength(1);
});

async function restoreAndServe(
  look: (project: {
    url: string;
    apiUrl: string;
    restored: Awaited<ReturnType<typeof restoreDatabase>>;
  }) => Promise<void>,
): Promise<void> {
  const dataDir = join(folder, "new");
  const server = await startPostgres({ dataDir, fsync: false });
  let restored: Awaited<ReturnType<typeof restoreDatabase>>;
  try {
    await prepareProject(server.url, KEYS);
    await dropSeedTable(server.url);
    const pictures = picturesThatReadKeys(`${dataDir}.pictures`, server.url);
    restored = await restoreDatabase({ url: server.url, pictures, file, replace: false }, quiet);
    await expectRefusalWhenUsed(server.url);
  } finally {
    await server.stop();
  }
  const stack = await openStack({ dataDir, fsync: false, jwtSecret: SECRET });
  const api = await serveGateway(stack);
  try {
    await look({ url: stack.databaseUrl, apiUrl: api.url, restored });
  } finally {
    await api.close();
    await stack.close();
  }
}

/** A hosted project has none until somebody pushes seeds to it. */
async function dropSeedTable(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`drop table supabase_migrations.seed_files`;
  await sql.end();
}

function picturesThatReadKeys(pictureFolder: string, url: string): PictureStore {
  const store = picturesInFolder(pictureFolder);
  return {
    ...store,
    async write(name, bytes) {
      const sql = postgres(url, { max: 1 });
      await sql.begin((free) => free`lock table private.keys in access share mode nowait`);
      await sql.end();
      await store.write(name, bytes);
    },
  };
}

async function expectRefusalWhenUsed(url: string): Promise<void> {
  const again = restoreDatabase({ url, pictures: picturesInFolder(folder), file, replace: false }, quiet);
  expect(await failureOf(again)).toContain("This database is in use: there are rows in auth.users");
  const pictures = picturesInStorage("https://project.example", undefined);
  const keyless = restoreDatabase({ url, pictures, file, replace: true }, quiet);
  expect(await failureOf(keyless)).toContain("set SUPABASE_SECRET_KEY");
  expect(readdirSync(folder).filter((name) => name.includes("before-restore"))).toEqual([]);
}

/** New keys make all hashes due, end lockouts, and take back blocks that were made by a hash. */
const CHANGED = new Set(["private.maintenance", "private.login_lockouts", "private.blocks"]);
const compared = ({ tables }: Manifest) => tables.filter((table) => !CHANGED.has(nameOf(table)));

async function expectSameTables(manifest: Manifest, url: string): Promise<void> {
  const again = await backUp(
    url,
    join(folder, "again.tar.gz"),
    picturesInFolder(join(folder, "new.pictures")),
  );
  expect(compared(again)).toEqual(compared(manifest));
  expect(again.sequences).toEqual(manifest.sequences);
  expect(again.pictures).toEqual(manifest.pictures);
}

async function expectAlive(
  apiUrl: string,
  { clinic, picture, slug }: UsedDirectory,
  account: { email: string; password: string },
  refreshToken: string,
): Promise<void> {
  const visitor = () => anonymous(someAddress(), apiUrl);
  expect((await visitor().from("clinics").select("upvote_count").eq("id", clinic)).data).toEqual([
    { upvote_count: 3 },
  ]);
  expect((await vote(visitor(), clinic, randomUUID())).data).toMatchObject({ success: true });
  expect((await visitor().from("blog_posts").select("slug").eq("slug", slug)).data).toHaveLength(1);
  const { publicUrl } = visitor().storage.from("blog").getPublicUrl(picture).data;
  expect(Buffer.from(await (await fetch(publicUrl)).arrayBuffer())).toEqual(PNG);
  expect((await visitor().auth.refreshSession({ refresh_token: refreshToken })).error).not.toBeNull();
  const admin = visitor();
  expect((await admin.auth.signInWithPassword(account)).error).toBeNull();
  expect((await admin.rpc("admin_role")).data).toBe("owner");
}

async function expectOtherKeys(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  const keys = await sql`select secret from private.keys`;
  await sql.end();
  expect(keys.length).toBeGreaterThan(1);
  for (const key of await asOwner`select secret from private.keys`) expect(keys).not.toContainEqual(key);
}
