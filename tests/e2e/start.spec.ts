import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { freePort, startServer } from "../support/server.ts";
import { expectToast, vote } from "../support/votingPage.ts";

test.describe.configure({ mode: "serial", timeout: 180_000 });

let folder: string;
let dataDir: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "clinics-"));
  dataDir = join(folder, "pgdata");
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Signal 0 only asks whether the process group still has a member. */
function isAnybodyLeft(processGroup: number): boolean {
  try {
    return process.kill(-processGroup, 0);
  } catch {
    return false;
  }
}

test("a vote given in the browser is still there after kill -9 and a restart", async ({ page }) => {
  const first = await startServer({ DATA_DIR: dataDir });
  await page.goto(`${first.url}/?search=reprofit`);
  await vote(page, "Reprofit");
  await expectToast(page, "Upvote recorded!", "Thank you!");
  await first.stop("SIGKILL");

  const second = await startServer({ DATA_DIR: dataDir });
  await page.goto(`${second.url}/?search=reprofit`);
  await expect(page.getByRole("button", { name: "Upvote 1 so far: Reprofit" })).toBeVisible();
  await second.stop();
});

test("a second process on the same data folder is refused in words", async () => {
  const first = await startServer({ DATA_DIR: dataDir });
  await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(/is already in use by process \d+/);
  await first.stop();
});

test("a taken port is refused in words", async () => {
  const first = await startServer({ DATA_DIR: "memory://" });
  const port = new URL(first.url).port;
  await expect(startServer({ DATA_DIR: "memory://", PORT: port })).rejects.toThrow(
    /taken by another program/,
  );
  await first.stop();
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(`${signal} ends it cleanly with all its children`, async ({ request }) => {
    const server = await startServer({ DATA_DIR: "memory://", PORT: String(await freePort()) });
    expect(await server.stop(signal)).toBe(0);
    await expect.poll(() => isAnybodyLeft(server.process.pid!)).toBe(false);
    await expect(request.get(server.url)).rejects.toThrow(/ECONNREFUSED/);
  });
}

test("a wrong setting stops the start in words", async () => {
  await expect(startServer({ VITE_PAYMENT_URL: "nowhere", DATA_DIR: "memory://" })).rejects.toThrow(
    /VITE_PAYMENT_URL must be a web address/,
  );
});
