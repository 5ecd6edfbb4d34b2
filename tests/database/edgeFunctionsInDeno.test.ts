import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { expect, inject, onTestFinished, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { signedIn, someAccount, someAdmin } from "../support/database/accounts.ts";
import { asOwner, someAddress } from "../support/database/clients.ts";
import { TEST_SECRET_KEY } from "../support/database/secrets.ts";
import { freePort } from "../../supabase/stack/freePort.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

async function serveInDeno(name: string, env: Record<string, string>): Promise<string> {
  const port = await freePort();
  const entry = `${ROOT}supabase/functions/${name}/index.ts`;
  const child = spawn(
    `${ROOT}node_modules/.bin/deno`,
    [
      ...["run", "--no-remote", "--no-config", "--no-lock", "--allow-net=127.0.0.1"],
      "--allow-env=SUPABASE_URL,SUPABASE_SECRET_KEYS,SUPABASE_SERVICE_ROLE_KEY",
      entry,
    ],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NO_COLOR: "1",
        DENO_NO_UPDATE_CHECK: "1",
        ...env,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      },
      stdio: ["ignore", "pipe", "pipe"],
      // The package starts Deno as a child process, which ends with the group.
      detached: true,
    },
  );
  onTestFinished(() => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isRunning) process.kill(-child.pid);
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      if (/Listening on/i.test(said)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Deno ended with ${code}: ${said}`)));
  });
  return `http://127.0.0.1:${port}`;
}

test("client-ip answers in Deno with the address that the platform saw", async () => {
  const url = await serveInDeno("client-ip", {});
  const answer = await fetch(url, { headers: { "x-forwarded-for": "198.51.100.1, 203.0.113.7" } });
  expect(await answer.json()).toEqual({ ip: "203.0.113.7" });
  const refused = await fetch(url, { method: "POST" });
  expect(refused.status).toBe(405);
  expect(await refused.json()).toMatchObject({ success: false, code: "use-get" });
});

test("add-person runs in Deno, and makes an account with the project's secret key", async () => {
  const { data } = await (await someAdmin()).auth.getSession();
  const email = `newcomer-${randomUUID()}@example.org`;
  const url = await serveInDeno("add-person", {
    SUPABASE_URL: inject("apiUrl"),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: TEST_SECRET_KEY }),
  });
  const call = async (authorization: string) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, authorization },
      body: JSON.stringify({ email, role: "editor" }),
    });
    return { status: response.status, body: await response.json() };
  };
  expect((await call(`Bearer ${EMBEDDED_PUBLISHABLE_KEY}`)).status).toBe(403);
  const add = () => call(`Bearer ${data.session?.access_token}`);
  const first = await add();
  // A busy machine may stop the function's own call, which then changed nothing.
  const told = first.body.code === "not-added" ? await add() : first;
  expect(told).toMatchObject({ status: 200, body: { success: true } });
  const newcomer = await signedIn({ id: "", email, password: told.body.password });
  expect((await newcomer.rpc("admin_role")).data).toBe("editor");
  await asOwner`delete from auth.users where email = ${email}`;
});

test("verify-admin-password runs in Deno against the database, and counts by the caller's address", async () => {
  const admin = await someAccount({ admin: true });
  const url = await serveInDeno("verify-admin-password", {
    SUPABASE_URL: inject("apiUrl"),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: TEST_SECRET_KEY }),
  });
  const call = async (address: string, password: string, origin = {}) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "cf-connecting-ip": address, ...origin },
      body: JSON.stringify({ email: admin.email, password }),
    });
    return { status: response.status, body: await response.json() };
  };
  const [guesser, other] = [someAddress(), someAddress()];
  expect(await call(other, admin.password)).toEqual({ status: 200, body: { success: true } });
  for (let time = 1; time <= 5; time++) {
    expect(await call(guesser, "wrong")).toEqual({ status: 200, body: { success: false } });
  }
  expect((await call(guesser, admin.password)).status).toBe(429);
  expect(await call(other, admin.password)).toEqual({ status: 200, body: { success: true } });
  expect(await call(other, admin.password, { origin: "https://evil.example" })).toMatchObject({
    status: 403,
    body: { success: false, code: "origin-not-allowed" },
  });
});
