import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createOrReset } from "../../scripts/admin/createOrReset.ts";
import type { Database } from "../../src/backend/database.types.ts";
import { createAdmin } from "../../supabase/embedded/admins.ts";
import { openEmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { lockDataFolder } from "../../supabase/embedded/lock.ts";
import { someAccount } from "../support/database/accounts.ts";
import { asOwner } from "../support/database/clients.ts";
import { TEST_SECRET_KEY } from "../support/database/secrets.ts";

const PASSWORD = "seven-lamps-of-architecture";

async function runScript(args: string[], env: Record<string, string>, password = PASSWORD) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ["--liftoff-only", "scripts/admin-create.ts", ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  child.stdin.end(`${password}\n`);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { said, code };
}

/** In this process, because starting another takes a second. */
async function run(args: string[], { DATA_DIR, ...env }: Record<string, string>, password = PASSWORD) {
  const unset = { SUPABASE_URL: "", SUPABASE_SECRET_KEY: "", VITE_SUPABASE_URL: "" };
  for (const [name, value] of Object.entries({ ...unset, DATA_DIR: DATA_DIR ?? "", ...env }))
    vi.stubEnv(name, value);
  try {
    return { said: await createOrReset(args, async () => password, DATA_DIR), code: 0 };
  } catch (error) {
    return { said: (error as Error).message, code: 1 };
  } finally {
    vi.unstubAllEnvs();
  }
}

async function someFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "ivf-create-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, "pgdata");
}

test("the command makes an admin in the data folder once, and replaces a forgotten password", async () => {
  const DATA_DIR = await someFolder();
  const first = await runScript(["--email", "Jana@Example.org"], { DATA_DIR });
  expect(first).toMatchObject({
    code: 0,
    said: expect.stringContaining(
      `There was no data folder ${DATA_DIR}; a new one was made. jana@example.org can now sign in`,
    ),
  });
  expect(first.said).not.toContain(PASSWORD);
  // A folder that is named wins over the site's own project.
  const named = { DATA_DIR, VITE_SUPABASE_URL: "https://x.supabase.co" };
  const reset = await run(["--email", "jana@example.org", "--reset"], named, "a-third-good-passphrase");
  expect(reset).toMatchObject({ code: 0, said: expect.stringContaining("is signed out everywhere") });

  const backend = await openEmbeddedBackend(DATA_DIR);
  onTestFinished(() => backend.close());
  const again = { email: "jana@example.org", password: "another-good-passphrase" };
  expect(await createAdmin(backend.connection, again)).toBe(false);
  for (const [password, valid] of [
    ["a-third-good-passphrase", true],
    [PASSWORD, false],
    ["another-good-passphrase", false],
  ] as const) {
    expect(
      await backend.connection.exec(
        `select private.verify_admin_login('jana@example.org', '${password}', null) as valid`,
      ),
    ).toMatchObject({ rows: [{ valid }] });
  }
});

test("a password is not reset in a data folder that is not there, and none is made", async () => {
  const DATA_DIR = await someFolder();
  expect(await run(["--email", "jana@example.org", "--reset"], { DATA_DIR })).toEqual({
    code: 1,
    said: `There is no data folder ${DATA_DIR}, so nobody has an account in it. DATA_DIR names another one.`,
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});

test("while a server has the data folder open the command says so and changes nothing", async () => {
  const DATA_DIR = await someFolder();
  onTestFinished(lockDataFolder(DATA_DIR));
  const { said, code } = await run(["--email", "jana@example.org"], { DATA_DIR });
  expect(code).toBe(1);
  expect(said).toMatch(/is in use: the server is running. Stop it/);
});

test.for<[string, string[], Record<string, string>, string, RegExp]>([
  ["no e-mail", [], {}, PASSWORD, /--email you@example.org/],
  ["something that is not an e-mail address", ["--email", "jana"], {}, PASSWORD, /--email you@example.org/],
  ["an unknown role", ["--email", "a@example.org", "--role", "boss"], {}, PASSWORD, /editor or owner/],
  [
    "a reset that changes the role too",
    ["--email", "a@example.org", "--reset", "--role", "owner"],
    {},
    PASSWORD,
    /leaves the role as it is/,
  ],
  ["a short password", ["--email", "a@example.org"], {}, "short", /too weak.*12 characters/],
  ["a common password", ["--email", "a@example.org"], {}, "password1234", /too weak/],
  ["the e-mail as password", ["--email", "jana.nova@example.org"], {}, "jana.nova-2026", /too weak.*e-mail/],
  ["memory", ["--email", "a@example.org"], { DATA_DIR: "memory://" }, PASSWORD, /keeps nothing/],
  [
    "half a project",
    ["--email", "a@example.org"],
    { SUPABASE_URL: "https://x.supabase.co" },
    PASSWORD,
    /set both/,
  ],
  [
    "a site with a project of its own",
    ["--email", "a@example.org"],
    { VITE_SUPABASE_URL: "https://x.supabase.co" },
    PASSWORD,
    /SUPABASE_SECRET_KEY/,
  ],
])("it is refused with a message: %s", async ([, args, env, password, words]) => {
  expect(await run(args, env, password)).toEqual({ code: 1, said: expect.stringMatching(words) });
});

test("a refusal ends the command with a message and no stack trace", async () => {
  const { said, code } = await runScript(["--email", "a@example.org"], {}, "short");
  expect(code).toBe(1);
  expect(said).toMatch(/too weak.*12 characters/);
  expect(said).not.toMatch(/ at .*\.ts:\d+/);
});

async function someProject(users: { status: number; json: object }, called?: string) {
  const asked: { path: string; key: unknown; body: unknown }[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    asked.push({ path: request.url ?? "", key: request.headers.apikey, body: JSON.parse(text) });
    const isAuth = request.url?.startsWith("/auth/");
    const status = called === undefined ? 204 : 200;
    response.writeHead(isAuth ? users.status : status, { "content-type": "application/json" });
    response.end(isAuth ? JSON.stringify(users.json) : called && JSON.stringify(called));
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, env: { SUPABASE_URL: url, SUPABASE_SECRET_KEY: "sb_secret_test" } };
}

test("on a hosted project the operator's key makes the account and then the admin", async () => {
  const { asked, env } = await someProject({ status: 200, json: { id: "1", email: "jana@example.org" } });
  const { said, code } = await runScript(["--email", "jana@example.org"], env);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("can now sign in") });
  expect(asked).toEqual([
    {
      path: "/auth/v1/admin/users",
      key: "sb_secret_test",
      body: { email: "jana@example.org", password: PASSWORD, email_confirm: true },
    },
    { path: "/rest/v1/rpc/make_admin", key: "sb_secret_test", body: { p_email: "jana@example.org" } },
  ]);
});

test("an account that a hosted project knows already becomes an admin and keeps its password", async () => {
  const { asked, env } = await someProject({
    status: 422,
    json: {
      code: 422,
      error_code: "email_exists",
      msg: "A user with this email address has already been registered",
    },
  });
  const { said, code } = await run(["--email", "jana@example.org"], env);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("its password has not changed") });
  expect(asked.map(({ path }) => path)).toEqual(["/auth/v1/admin/users", "/rest/v1/rpc/make_admin"]);
});

test("a hosted project's refusal is reported, and nobody becomes an admin", async () => {
  const { asked, env } = await someProject({ status: 401, json: { code: 401, msg: "Invalid API key" } });
  const { said, code } = await run(["--email", "jana@example.org"], env);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining("Invalid API key") });
  expect(asked).toHaveLength(1);
});

test("the role is passed on to a hosted project", async () => {
  const { asked, env } = await someProject({ status: 200, json: { id: "1", email: "jana@example.org" } });
  expect(await run(["--email", "jana@example.org", "--role", "editor"], env)).toMatchObject({ code: 0 });
  expect(asked[1]?.body).toEqual({ p_email: "jana@example.org", p_role: "editor" });
});

const ACCOUNT = "5d1f6c1e-0000-4000-8000-000000000000";

test("on a hosted project a reset ends all sessions before and after the new password", async () => {
  const { asked, env } = await someProject({ status: 200, json: { id: ACCOUNT } }, ACCOUNT);
  const { said, code } = await run(["--email", "jana@example.org", "--reset"], env);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("signed out everywhere") });
  const ended = { path: "/rest/v1/rpc/end_admin_sessions", body: { p_email: "jana@example.org" } };
  expect(asked).toMatchObject([
    ended,
    { path: `/auth/v1/admin/users/${ACCOUNT}`, key: "sb_secret_test", body: { password: PASSWORD } },
    ended,
  ]);
});

test("make_admin refuses anybody without an account", async () => {
  await expect(asOwner`select private.make_admin('nobody@example.org', null)`).rejects.toMatchObject({
    code: "PT404",
  });
});

test("through the API the operator's key makes an account an admin, and the public key does not", async () => {
  const account = await someAccount({ admin: false });
  const isAdmin = async () =>
    (await asOwner`select from private.admins where user_id = ${account.id}`).length > 0;
  const make = async (key: string) => {
    const client = createClient<Database>(inject("apiUrl"), key, { auth: { persistSession: false } });
    return (await client.rpc("make_admin", { p_email: account.email.toUpperCase() })).error;
  };
  expect(await make(EMBEDDED_PUBLISHABLE_KEY)).not.toBeNull();
  expect(await isAdmin()).toBe(false);
  expect(await make(TEST_SECRET_KEY)).toBeNull();
  expect(await isAdmin()).toBe(true);
});

test("an admin whose address nobody confirmed can be given another role, and nobody else any", async () => {
  const [admin, stranger] = [await someAccount({ admin: true }), await someAccount({ admin: false })];
  // One owner must stay.
  await someAccount({ admin: true });
  await asOwner`update auth.users set email_confirmed_at = null where id in ${asOwner([admin.id, stranger.id])}`;
  await asOwner`select private.make_admin(${admin.email}, 'editor')`;
  expect(await asOwner`select role from private.admins where user_id = ${admin.id}`).toEqual([
    { role: "editor" },
  ]);
  await expect(asOwner`select private.make_admin(${stranger.email}, 'editor')`).rejects.toMatchObject({
    hint: "account-unconfirmed",
  });
});
