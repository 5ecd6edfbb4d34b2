import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { LOCAL_ADMIN } from "../../support/adminPage.ts";
import { expectCleanEnd } from "../../support/cleanEnd.ts";
import { BUILT_SITE, serveBuiltSite, startServer } from "../../support/server.ts";
import { test } from "../../support/test.ts";
import { expectToast, storedVotes, vote } from "../../support/votingPage.ts";

const run = promisify(execFile);

test("a vote is still there after kill -9 and a restart, which can be backed up, refuses others its data and its port, and ends cleanly", async ({
  page,
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "clinics-"));
  const dataDir = join(folder, "pgdata");
  let running = await serveBuiltSite({ DATA_DIR: dataDir });
  try {
    await page.goto(`${running.url}/?search=reprofit`);
    await vote(page, "Reprofit");
    await expectToast(page, "Upvote recorded!", "Thank you!");
    await running.stop("SIGKILL");

    // The other tests' server has built its own site.
    running = await startServer({ ...BUILT_SITE, DATA_DIR: dataDir });
    await test.step("a vote given in the browser is still there after kill -9 and a restart", async () => {
      expect(await storedVotes(page, "reprofit", running.url)).toBe(1);
    });
    await test.step("npm start prints the login", async () => {
      const login = `/admin/login with ${LOCAL_ADMIN.email} / ${LOCAL_ADMIN.password}`;
      await expect.poll(() => running.output()).toContain(login);
    });
    await test.step("a second process on the same data folder is refused with a message", async () => {
      await expect(serveBuiltSite({ DATA_DIR: dataDir })).rejects.toThrow(/is already in use by process \d+/);
    });
    await test.step("npm run backup asks it for a backup, and gets one", async () => {
      const file = join(folder, "nightly.tar.gz");
      const { stdout } = await run("npm", ["run", "-s", "backup", "--", file], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", SUPABASE_DB_URL: "" },
      });
      expect(stdout).toContain("votes among them: 1.");
      expect(existsSync(file)).toBe(true);
    });
    await test.step("a port in use is refused with a message", async () => {
      const { port } = new URL(running.url);
      await expect(serveBuiltSite({ PORT: port })).rejects.toThrow(/in use by another program/);
    });
    await test.step("SIGINT ends it cleanly with all its children", async () => {
      await expectCleanEnd(running, "SIGINT", request);
    });
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a wrong setting stops the start with a message", async () => {
  await expect(startServer({ VITE_PAYMENT_URL: "nowhere", DATA_DIR: "memory://" })).rejects.toThrow(
    /VITE_PAYMENT_URL must be a web address/,
  );
  await expect(
    serveBuiltSite({ VITE_SUPABASE_URL: "https://x.supabase.co", DATA_DIR: "memory://" }),
  ).rejects.toThrow(/DATA_DIR names a folder, and VITE_SUPABASE_URL a project/);
  await expect(serveBuiltSite({ SAMPLE_FIGURES: "some" })).rejects.toThrow(
    /SAMPLE_FIGURES must be 'none' or not set, but it is 'some'/,
  );
});
