import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type APIRequestContext } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../supabase/embedded/keys.ts";
import { test } from "../support/test.ts";
import { BUILT_SITE, serveBuiltSite, startServer, type RunningServer } from "../support/server.ts";
import { expectToast, vote } from "../support/votingPage.ts";

test.describe.configure({ mode: "serial", timeout: 600_000 });

let folder: string;
let dataDir: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "clinics-"));
  dataDir = join(folder, "pgdata");
});
test.afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Signal 0 only asks whether the process group still has a member. */
function isAnybodyLeft(processGroup: number): boolean {
  try {
    return process.kill(-processGroup, 0);
  } catch {
    return false;
  }
}

// One start serves three tests. The server of all other tests has built its site itself.
let running: RunningServer;

test("a vote given in the browser is still there after kill -9 and a restart", async ({ page }) => {
  const first = await serveBuiltSite({ DATA_DIR: dataDir });
  await page.goto(`${first.url}/?search=reprofit`);
  await vote(page, "Reprofit");
  await expectToast(page, "Upvote recorded!", "Thank you!");
  await first.stop("SIGKILL");

  running = await startServer({ ...BUILT_SITE, DATA_DIR: dataDir });
  await page.goto(`${running.url}/?search=reprofit`);
  await expect(page.getByRole("button", { name: "Upvote 1 so far: Reprofit" })).toBeVisible();
});

test("a second process on the same data folder is refused in words", async () => {
  await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(/is already in use by process \d+/);
});

test("a taken port is refused in words", async () => {
  const { port } = new URL(running.url);
  await expect(startServer({ DATA_DIR: "memory://", PORT: port })).rejects.toThrow(
    /in use by another program/,
  );
});

async function expectCleanEnd(server: RunningServer, signal: NodeJS.Signals, request: APIRequestContext) {
  expect(await server.stop(signal)).toBe(0);
  await expect.poll(() => isAnybodyLeft(server.process.pid!)).toBe(false);
  await expect(request.get(server.url)).rejects.toThrow(/ECONNREFUSED/);
}

test("SIGINT ends it cleanly with all its children", async ({ request }) => {
  await expectCleanEnd(running, "SIGINT", request);
});

test("SAMPLE_FIGURES=none starts with what has a source, and nothing made up; SIGTERM ends it cleanly too", async ({
  request,
}) => {
  const server = await startServer({ ...BUILT_SITE, SAMPLE_FIGURES: "none" });
  const answer = await request.get(`${server.url}/rest/v1/clinics?select=id,price_euros,overall_score`, {
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
  });
  const clinics = (await answer.json()) as { id: string; price_euros: number; overall_score: number }[];
  await expectCleanEnd(server, "SIGTERM", request);
  expect(clinics).toHaveLength(28);
  expect(clinics.filter(({ overall_score }) => overall_score !== null)).toEqual([]);
  expect(
    clinics
      .filter(({ price_euros }) => price_euros !== null)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(["gennet", "reprofit"]);
  await expect(startServer({ SAMPLE_FIGURES: "some", DATA_DIR: "memory://" })).rejects.toThrow(
    /SAMPLE_FIGURES must be 'none' or not set, but it is 'some'/,
  );
});

test("a wrong setting stops the start in words", async () => {
  await expect(startServer({ VITE_PAYMENT_URL: "nowhere", DATA_DIR: "memory://" })).rejects.toThrow(
    /VITE_PAYMENT_URL must be a web address/,
  );
});
