import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { newManifest } from "../../supabase/backup/manifest.ts";
import { noteBackup } from "../../supabase/backup/noteBackup.ts";
import { openPostgres } from "../../supabase/backup/postgresSession.ts";
import { backUp, summaryOf } from "./backUp.ts";
import { restore } from "./restore.ts";
import { printProgress } from "./progress.ts";
import { readTarget } from "./target.ts";

const NOTHING = {
  SUPABASE_DB_URL: "",
  DATABASE_URL: "",
  SUPABASE_URL: "",
  DATA_DIR: "",
  VITE_SUPABASE_URL: "",
};
const URL = "postgresql://postgres:secret@db.example.org:5432/postgres";
const quiet = () => {};

function set(settings: Record<string, string>): void {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ ...NOTHING, ...settings })) vi.stubEnv(name, value);
}

const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test("both commands say how they are used when they are used otherwise", async () => {
  set({});
  const usage = "Usage: npm run restore -- <file> [--replace]";
  for (const args of [[], ["a", "b"], ["a", "--force"]])
    expect(await failureOf(restore(args, quiet))).toBe(usage);
  for (const args of [["a", "b"], ["--help"]]) {
    expect(await failureOf(backUp(args, quiet))).toBe("Usage: npm run backup [-- <file>]");
  }
});

test("what is meant is the database that is named, or else the data folder", () => {
  set({});
  expect(readTarget()).toEqual({ kind: "folder", dataDir: "supabase/.temp/pgdata" });
  set({ DATABASE_URL: URL, SUPABASE_URL: "https://x.supabase.co" });
  expect(readTarget()).toMatchObject({ kind: "database", url: URL, pictures: { isListedByUs: false } });
  set({ VITE_SUPABASE_URL: "https://x.supabase.co", DATA_DIR: "./drill" });
  expect(readTarget().kind).toBe("folder");
});

test.for<[what: string, settings: Record<string, string>, words: string]>([
  ["a wrong address", { DATABASE_URL: "https://x.supabase.co" }, "must begin with postgresql://"],
  [
    "a password with a slash",
    { DATABASE_URL: "postgresql://postgres:a/b#c@db.example.org:5432/postgres" },
    "Write special characters of the password as %23",
  ],
  [
    "a folder beside a project",
    { DATABASE_URL: URL, SUPABASE_URL: "https://x.supabase.co", DATA_DIR: "./drill" },
    "Unset those of the one that",
  ],
  [
    "a folder beside a project without its database's address",
    { SUPABASE_URL: "https://x.supabase.co", DATA_DIR: "./drill" },
    "Unset the one that you don't mean",
  ],
  [
    "a project without its database's address",
    { SUPABASE_URL: "https://x.supabase.co" },
    "set DATABASE_URL too",
  ],
  [
    "a data folder that is not there, beside a database",
    { DATABASE_URL: URL, DATA_DIR: "./mistyped" },
    "There is no data folder ./mistyped",
  ],
  ["a site on a project", { VITE_SUPABASE_URL: "https://x.supabase.co" }, "set DATABASE_URL"],
])("%s is refused with what to set", ([, settings, words]) => {
  set(settings);
  expect(readTarget).toThrow(words);
});

test("a database is named without its password", async () => {
  set({ DATABASE_URL: URL });
  const said: string[] = [];
  await failureOf(restore(["no-such-file"], (words: string) => said.push(words)));
  expect(said).toEqual(["Restoring no-such-file to the database at db.example.org:5432 …"]);
});

const ASKS_FOR_TLS = "0000000804d2162f";
const REFUSAL = Buffer.from("E\0\0\0\x17SFATAL\0C28000\0Mno\0\0", "latin1");

async function sentTo(host: string, ending: string): Promise<{ first: string; failure: string }> {
  let first = "";
  const server = createServer((caller) => {
    caller.on("error", () => {});
    caller.once("data", (bytes: Buffer) => {
      first = bytes.subarray(0, 8).toString("hex");
      caller.end(first === ASKS_FOR_TLS ? "N" : REFUSAL);
    });
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const database = openPostgres(`postgresql://postgres:secret@${host}:${port}/postgres${ending}`);
  const failure = await failureOf(database.transaction((session) => session.query("select 1")));
  await database.close();
  return { first, failure };
}

test("what a backup reads crosses a network only encrypted, unless its address says otherwise", async () => {
  const refused = await sentTo("0.0.0.0", "");
  expect(refused.first).toBe(ASKS_FOR_TLS);
  expect(refused.failure).toContain(
    "If the server has no TLS and the network is private, end the address with",
  );
  for (const [host = "", ending = ""] of [["0.0.0.0", "?sslmode=disable"], ["127.0.0.1"], ["localhost"]]) {
    const { first, failure } = await sentTo(host, ending);
    expect(first, host + ending).not.toBe(ASKS_FOR_TLS);
    expect(failure).not.toMatch(/^done$|sslmode/);
  }
});

test("pictures that nobody can read stop a backup, with what to set", async () => {
  set({ DATABASE_URL: URL });
  const target = readTarget();
  if (target.kind !== "database") throw new Error("It is a database");
  await expect(target.pictures.read("2026/any.png")).rejects.toThrow("Set SUPABASE_URL");
});

test("a backup that the database can't note is made all the same, and the operator is told", async () => {
  const made = await noteBackup(
    {
      kind: "postgres",
      transaction: () => Promise.reject(new Error("cannot execute UPDATE in a read-only transaction")),
    },
    newManifest("postgres"),
  );
  expect(summaryOf(made)).toMatch(/^Saved 0 tables.*\n.*so its alerts don’t know: cannot execute UPDATE/);
  expect(summaryOf({ ...made, notNoted: null })).not.toContain("alerts");
});

test("a backup without all pictures is not noted", async () => {
  const transaction = vi.fn();
  const manifest = { ...newManifest("postgres"), missingPictures: ["2026/any.png"] };
  expect(await noteBackup({ kind: "postgres", transaction }, manifest)).toMatchObject({ notNoted: null });
  expect(transaction).not.toHaveBeenCalled();
});

test("long work tells what it does every two seconds, and short work nothing", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const progress = printProgress((words) => said.push(words));
  progress("votes, rows so far: 1");
  vi.advanceTimersByTime(2_000);
  for (const rows of [2, 3]) progress(`votes, rows so far: ${rows}`);
  expect(said).toEqual(["  votes, rows so far: 2 …"]);
});
