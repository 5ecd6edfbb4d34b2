import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

function newFolder(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), "ivf-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  writeFileSync(join(folder, "node"), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  return folder;
}

function install(version: string, nodeOptions: string[] = []) {
  const folder = newFolder(version);
  const lockfile = createHash("sha256").update("{}").digest("hex");
  writeFileSync(join(folder, "node_modules/.installed-lockfile"), lockfile);
  const { status, stderr } = spawnSync(process.execPath, [...nodeOptions, resolve("scripts/install.mjs")], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: "utf8",
  });
  return { status, stderr };
}

test.for(["v22.18.0", "v22.22.2", "v24.0.0"])("Node %s will do", (version) => {
  expect(install(version)).toEqual({ status: 0, stderr: "" });
});

test.for(["v20.19.0", "v22.12.0", "v22.17.1"])(
  "Node %s, which cannot run the scripts, is refused with a message",
  (version) => {
    expect(install(version)).toEqual({
      status: 1,
      stderr: expect.stringContaining(`This needs Node 22.18 or newer, but 'node' here is ${version}.`),
    });
  },
);

test("the build tools are installed even where NODE_ENV is production", () => {
  const folder = newFolder("v24.0.0");
  writeFileSync(join(folder, "npm"), '#!/bin/sh\necho "$@" > asked\n', { mode: 0o755 });
  spawnSync(process.execPath, [resolve("scripts/install.mjs")], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", PATH: `${folder}:${process.env.PATH}` },
  });
  expect(readFileSync(join(folder, "asked"), "utf8")).toMatch(/^ci --include=dev /);
});

test("Windows is refused with a message that names WSL", () => {
  const windows = 'data:text/javascript,Object.defineProperty(process,"platform",{value:"win32"})';
  expect(install("v24.0.0", ["--import", windows])).toEqual({
    status: 1,
    stderr: expect.stringContaining("On Windows, use WSL"),
  });
});
