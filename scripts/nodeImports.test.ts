import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

/** Files that a command of package.json runs with Node, or that a script or test starts as a process. */
function startedByNode(): string[] {
  const commands = Object.values(packageJson.scripts).join(" && ");
  const named = [...commands.matchAll(/\bnode (?:--\S+ )*(\S+\.m?[tj]s)/g)].map(([, file = ""]) => file);
  const spawned = globSync("{scripts,supabase,tests}/**/*.ts").flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /new URL\("([^"]+\.ts)", import\.meta\.url\)|"((?:scripts|supabase|tests)\/[^"*]+\.ts)"/g,
      ),
    ].map(([, beside = "", fromRoot]) => fromRoot ?? join(dirname(file), beside)),
  );
  return [...new Set([...named, ...spawned])].filter(
    (file) => existsSync(file) && !/\.(test|spec|config)\.ts$/.test(file),
  );
}

const isLoaded = (entries: { isType: boolean }[]) =>
  entries.length === 0 || entries.some(({ isType }) => !isType);

/** What Node loads at once with a file, types left out. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return [
    ...module.staticImports.filter(({ entries }) => isLoaded(entries)).map((one) => one.moduleRequest.value),
    ...module.staticExports
      .filter(({ entries }) => isLoaded(entries))
      .flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value ?? "")),
  ];
}

function wronglyImported(entries: string[]): string[] {
  const [seen, wrong] = [new Set(entries), [] as string[]];
  for (const file of seen) {
    for (const name of importsOf(file)) {
      if (name.startsWith("@/")) wrong.push(`${file}: ${name}`);
      else if (/^\..*\.m?[tj]sx?$/.test(name)) seen.add(join(dirname(file), name));
    }
  }
  return wrong;
}

test("what Node runs without a bundler imports nothing by the bundler's short name", () => {
  const files = startedByNode();
  expect(files).toContain("tests/bench/run.ts");
  expect(files).toContain("tests/support/database/serveEmbedded.ts");
  expect(wronglyImported(files)).toEqual([]);
  expect(wronglyImported(["src/directory/clinics/figureNotes.ts"])).not.toEqual([]);
});
