import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("a build that fails leaves nothing that only it needed", () => {
  const folder = mkdtempSync(join(tmpdir(), "failing-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "src/prerender.tsx"), 'throw new Error("No project answers");');
  const script = `
    const { prerenderSite } = await import(${JSON.stringify(new URL("prerender.ts", import.meta.url).href)});
    await prerenderSite("dist", undefined);`;
  const command = ["--input-type=module", "--eval", script];
  const { stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  expect(stderr).toContain("No project answers");
  expect(readdirSync(folder)).toEqual(["package.json", "src"]);
});

test("what an ended build left is neither kept in git nor linted", () => {
  const left = ["dist-prerender/prerender.js", "dist-hosts/nginx.conf"];
  expect(
    execFileSync("git", ["check-ignore", ...left], { encoding: "utf8" })
      .trim()
      .split("\n"),
  ).toEqual(left);
});
