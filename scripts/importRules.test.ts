import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "ivf-imports-"));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync("oxlint.config.ts", join(folder, "oxlint.config.ts"));

const FEATURES = readdirSync("src/features");
const ADMIN_CLIENT = "backend/adminClient.ts";

/** What the linter says of files that are written into a folder of the test's own, as `rule:line`. */
function lint(files: Record<string, string>): { file: string; said: string }[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { stdout } = spawnSync(
    resolve("node_modules/.bin/oxlint"),
    ["--format=json", ...Object.keys(files)],
    { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics.map(({ code, filename, labels }) => ({
    file: filename,
    said: `${code}:${labels[0]?.span.line}`,
  }));
}

/** Which of the imports the linter refuses in each source file of those paths; asked once for all. */
function refusedInEach(files: Record<string, string[]>): Map<string, string[]> {
  const each = Object.entries(files);
  const found = lint(
    Object.fromEntries(each.map(([file, imports]) => [file, imports.map(importOf).join("")])),
  );
  const said = new Set(found.map((one) => `${one.file} ${one.said}`));
  return new Map(
    each.map(([file, imports]) => [
      file,
      imports.filter((_, index) => said.has(`${file} eslint(no-restricted-imports):${index + 1}`)),
    ]),
  );
}

const importOf = (from: string) => `import "${from}";\n`;

function refused(file: string, imports: string[]): string[] {
  return refusedInEach({ [file]: imports }).get(file) ?? [];
}

/** What each file of the product imports, at once or later. */
function importsInSource(): Map<string, string[]> {
  const files = globSync("src/**/*.{ts,tsx}").filter((path) => !path.includes(".test."));
  return new Map(
    files.map((path) => {
      const text = readFileSync(path, "utf8");
      const from = [...text.matchAll(/(?:from|import\(|import) ?"(@\/|\.\.?\/)([^"]+)"/g)];
      return [
        path,
        from.map(([, start = "", rest = ""]) =>
          join(start === "@/" ? "src" : dirname(path), start === "@/" ? "" : start, rest),
        ),
      ];
    }),
  );
}

/** The files on the way from a file back to itself; none when there is no such way. */
function circleThrough(start: string, graph: Map<string, string[]>): string[] {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const next of graph.get(path) ?? []) {
      if (next === start) return wayBack(path, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, path);
      queue.push(next);
    }
  }
  return [];
}

function wayBack(end: string, cameFrom: Map<string, string>): string[] {
  const before = cameFrom.get(end);
  return before === undefined ? [end] : [...wayBack(before, cameFrom), end];
}

/** What a feature may import from, as CONTRIBUTING.md says: `home → clinics, voting`. */
function allowedFor(feature: string): string[] {
  const [, others = ""] =
    new RegExp(`\`${feature} → ([^→\`]+)\``).exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
  return others.split(", ").filter((other) => other !== "");
}

test("CONTRIBUTING.md names the features that may import from others", () => {
  expect(FEATURES.filter((feature) => allowedFor(feature).length > 0).toSorted()).toEqual([
    "add-clinic",
    "admin",
    "afterwards",
    "clinics",
    "comparing",
    "costs",
    "finding",
    "folder",
    "guided-start",
    "home",
    "how-results-are-counted",
    "map",
    "open-data",
    "regions",
    "report-figure",
    "trip",
  ]);
});

const pageOf = (feature: string) => `src/features/${feature}/XPage.tsx`;

function importsOfPage(feature: string): { bad: string[]; good: string[] } {
  const others = FEATURES.filter((other) => other !== feature);
  const forbidden = others.filter((other) => !allowedFor(feature).includes(other));
  const allowed = others.filter((other) => allowedFor(feature).includes(other));
  return {
    bad: [
      "@/app/App.tsx",
      "../../app/App.tsx",
      ...forbidden.flatMap((other) => [`@/features/${other}/api.ts`, `@/features/${other}/parts/list.ts`]),
      ...others.map((other) => `../${other}/api.ts`),
      ...(feature === "admin" ? [] : [`@/${ADMIN_CLIENT}`]),
      `../../${ADMIN_CLIENT}`,
    ],
    good: [
      "./api.ts",
      "./parts/list.ts",
      "@/backend/client.ts",
      "@/ui/Button.tsx",
      "react",
      "@tanstack/react-query",
      ...allowed.flatMap((other) => [`@/features/${other}/api.ts`, `@/features/${other}/parts/list.ts`]),
      ...(feature === "admin" ? [`@/${ADMIN_CLIENT}`] : []),
    ],
  };
}

describe("What a feature imports", () => {
  const features = [...FEATURES, "a-new-one"];
  let refusedIn: Map<string, string[]>;
  beforeAll(() => {
    const imports = features.map((feature) => [feature, importsOfPage(feature)] as const);
    refusedIn = refusedInEach(
      Object.fromEntries(imports.map(([feature, { bad, good }]) => [pageOf(feature), [...bad, ...good]])),
    );
  });

  test.for(features)("%s may import what CONTRIBUTING.md allows, and nothing else", (feature) => {
    expect(refusedIn.get(pageOf(feature))).toEqual(importsOfPage(feature).bad);
  });
});

test.for<[string, string[]]>([
  ["src/main.tsx", [`./${ADMIN_CLIENT}`, "./backend/adminClient", `@/${ADMIN_CLIENT}`]],
  ["src/app/Layout.tsx", [`../${ADMIN_CLIENT}`, `@/${ADMIN_CLIENT}`]],
  [
    "src/backend/client.ts",
    ["./adminClient.ts", "@/app/App.tsx", "../features/home/api.ts", "@/ui/Button.tsx"],
  ],
  [
    "src/storage/keys.ts",
    ["@/app/App.tsx", "@/features/home/api.ts", "@/ui/Button.tsx", "@/backend/client.ts"],
  ],
  [
    "src/ui/drawings/Map.tsx",
    [`../../${ADMIN_CLIENT}`, "@/backend/client.ts", "@/app/App.tsx", "@/features/home/api.ts"],
  ],
])("%s may not import from above, nor the administration's client", ([file, bad]) => {
  expect(refused(file, [...bad, "react", "./own.ts"])).toEqual(bad);
});

test.for(["app", "features/home", "backend", "ui"])("%s keeps nothing in the browser by itself", (place) => {
  const ways = ["localStorage.length;", 'sessionStorage.getItem("x");', "window.localStorage.clear();"];
  const found = lint({ [`src/${place}/keep.ts`]: ways.join("\n") });
  expect(found.map(({ said }) => said)).toEqual(
    expect.arrayContaining([
      "eslint(no-restricted-globals):1",
      "eslint(no-restricted-globals):2",
      "eslint(no-restricted-properties):3",
    ]),
  );
});

test("the storage module may", () => {
  const found = lint({ "src/storage/storage.ts": "export const keep = () => localStorage.length;" });
  expect(found).toEqual([]);
});

test.for<[string, string]>([
  ["of values", `import { b } from "./b.ts"; export const a = () => b;`],
  ["of types alone", `import type { b } from "./b.ts"; export const a = (x: typeof b) => x;`],
])("the linter refuses a circle of imports %s", ([, text]) => {
  const found = lint({
    "src/ui/a.ts": text,
    "src/ui/b.ts": `import { a } from "./a.ts"; export const b = () => a;`,
  });
  expect(found.map(({ said }) => said)).toEqual(["import(no-cycle):1", "import(no-cycle):1"]);
});

// The linter does not follow imports that load later, such as a dialog's that imports from its page.
test("nothing imports what loads it later", () => {
  const graph = importsInSource();
  expect(graph.get("src/features/voting/UpvoteProvider.tsx")).toContain("src/features/voting/VoteFlow.tsx");
  expect(
    circleThrough(
      "a",
      new Map([
        ["a", ["b"]],
        ["b", ["a"]],
      ]),
    ),
  ).toEqual(["a", "b"]);
  expect([...graph.keys()].flatMap((path) => circleThrough(path, graph))).toEqual([]);
});

test("the frame may import every feature", () => {
  const pages = FEATURES.map((feature) => `@/features/${feature}/XPage.tsx`);
  expect(refused("src/app/routes.tsx", pages)).toEqual([]);
});
