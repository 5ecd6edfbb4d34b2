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

/** What Node loads with a file, at once or later. Of `import { type A }`, it still loads the file. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const { module } = parseSync(file, source);
  const isLoaded = ({ start }: { start: number }) => !/^(import|export) type\b/.test(source.slice(start));
  return [
    ...module.staticImports.filter(isLoaded).map((one) => one.moduleRequest.value),
    ...module.staticExports
      .filter(isLoaded)
      .flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value ?? "")),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
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
