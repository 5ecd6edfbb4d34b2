import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "ivf-imports-"));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));

const FEATURES = readdirSync("src/features");
const ADMIN_CLIENT = "backend/adminClient.ts";

/** Which of the imports the linter refuses in a source file of that path. */
function refused(file: string, imports: string[]): string[] {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, imports.map((from) => `import "${from}";\n`).join(""));
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), ["--format=json", file], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  const lines = new Set(
    diagnostics
      .filter(({ code }) => code === "eslint(no-restricted-imports)")
      .map(({ labels }) => labels[0]?.span.line),
  );
  return imports.filter((_, index) => lines.has(index + 1));
}

/** What a feature may import from, as CONTRIBUTING.md says: `home → clinics, voting`. */
function allowedFor(feature: string): string[] {
  const [, others = ""] =
    new RegExp(`\`${feature} → ([^→\`]+)\``).exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
  return others.split(", ").filter((other) => other !== "");
}

test("CONTRIBUTING.md names the features that may import from others", () => {
  expect(FEATURES.filter((feature) => allowedFor(feature).length > 0).toSorted()).toEqual([
    "admin",
    "clinics",
    "home",
    "regions",
  ]);
});

test.for([...FEATURES, "a-new-one"])(
  "%s may import what CONTRIBUTING.md allows, and nothing else",
  (feature) => {
    const others = FEATURES.filter((other) => other !== feature);
    const forbidden = others.filter((other) => !allowedFor(feature).includes(other));
    const allowed = others.filter((other) => allowedFor(feature).includes(other));
    const bad = [
      "@/app/App.tsx",
      "../../app/App.tsx",
      ...forbidden.flatMap((other) => [`@/features/${other}/api.ts`, `@/features/${other}/parts/list.ts`]),
      ...others.map((other) => `../${other}/api.ts`),
      ...(feature === "admin" ? [] : [`@/${ADMIN_CLIENT}`]),
      `../../${ADMIN_CLIENT}`,
    ];
    const good = [
      "./api.ts",
      "./parts/list.ts",
      "@/backend/client.ts",
      "@/ui/Button.tsx",
      "react",
      "@tanstack/react-query",
      ...allowed.flatMap((other) => [`@/features/${other}/api.ts`, `@/features/${other}/parts/list.ts`]),
      ...(feature === "admin" ? [`@/${ADMIN_CLIENT}`] : []),
    ];
    expect(refused(`src/features/${feature}/XPage.tsx`, [...bad, ...good])).toEqual(bad);
  },
);

test.for<[string, string[]]>([
  ["src/main.tsx", [`./${ADMIN_CLIENT}`, "./backend/adminClient", `@/${ADMIN_CLIENT}`]],
  ["src/app/Layout.tsx", [`../${ADMIN_CLIENT}`, `@/${ADMIN_CLIENT}`]],
  [
    "src/backend/client.ts",
    ["./adminClient.ts", "@/app/App.tsx", "../features/home/api.ts", "@/ui/Button.tsx"],
  ],
  [
    "src/ui/drawings/Map.tsx",
    [`../../${ADMIN_CLIENT}`, "@/backend/client.ts", "@/app/App.tsx", "@/features/home/api.ts"],
  ],
])("%s may not import from above, nor the administration's client", ([file, bad]) => {
  expect(refused(file, [...bad, "react", "./own.ts"])).toEqual(bad);
});

test("the frame may import every feature", () => {
  const pages = FEATURES.map((feature) => `@/features/${feature}/XPage.tsx`);
  expect(refused("src/app/routes.tsx", pages)).toEqual([]);
});
