import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

function install(version: string, nodeOptions: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "ivf-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  const lockfile = createHash("sha256").update("{}").digest("hex");
  writeFileSync(join(folder, "node_modules/.installed-lockfile"), lockfile);
  writeFileSync(join(folder, "node"), `#!/bin/sh\necho ${version}\n`);
  chmodSync(join(folder, "node"), 0o755);
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

test("Windows is refused with a message that names WSL", () => {
  const windows = 'data:text/javascript,Object.defineProperty(process,"platform",{value:"win32"})';
  expect(install("v24.0.0", ["--import", windows])).toEqual({
    status: 1,
    stderr: expect.stringContaining("On Windows, use WSL"),
  });
});
