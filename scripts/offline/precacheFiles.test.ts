import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { precacheFiles } from "./precacheFiles.ts";

const MANIFEST = {
  "index.html": {
    file: "assets/index-1.js",
    imports: ["_shared-1.js"],
    dynamicImports: ["src/directory/home/HomePage.tsx", "src/app/AdminRoutes.tsx"],
    assets: ["assets/sans-1.woff2"],
  },
  "_shared-1.js": { file: "assets/shared-1.js" },
  "src/directory/home/HomePage.tsx": {
    file: "assets/HomePage-1.js",
    dynamicImports: ["src/directory/voting/VoteFlow.tsx"],
  },
  "src/directory/voting/VoteFlow.tsx": { file: "assets/VoteFlow-1.js", imports: ["index.html"] },
  "src/app/AdminRoutes.tsx": { file: "assets/AdminRoutes-1.js", imports: ["_editor-1.js"] },
  "_editor-1.js": { file: "assets/editor-1.js" },
};

function someSite(shell: string): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, "200.html"), shell);
  return folder;
}

test("the shell is precached, and all that visitors' pages may ask for, but nothing of the administration", () => {
  expect(precacheFiles(someSite('<link href="/assets/all-1.css">')).map(({ url }) => url)).toEqual([
    "/200.html",
    "/assets/HomePage-1.js",
    "/assets/VoteFlow-1.js",
    "/assets/all-1.css",
    "/assets/index-1.js",
    "/assets/sans-1.woff2",
    "/assets/shared-1.js",
  ]);
});

test("what changes under its name is fetched again once it has changed, and nothing else is", () => {
  const [one, two, three] = ["a", "b", "a"].map((shell) => precacheFiles(someSite(shell)));
  expect(one).toEqual(three);
  expect(one?.[0]).not.toEqual(two?.[0]);
  expect(one?.slice(1)).toEqual(two?.slice(1));
  expect(one?.slice(1).every(({ revision }) => revision === null)).toBe(true);
});
