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
import { ROOMS, roomsFromTop, type Room } from "../rooms.ts";

const folder = mkdtempSync(join(tmpdir(), "ivf-imports-"));
afterAll(() => rmSync(folder, { recursive: true }));
for (const file of ["oxlint.config.ts", "rooms.ts"]) cpSync(file, join(folder, file));

const ADMIN_CLIENT = "backend/adminClient.ts";

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

test("rooms.ts names every folder of src, and CONTRIBUTING.md shows the same order", () => {
  const entries = readdirSync("src", { withFileTypes: true });
  expect(entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))).toEqual(
    Object.keys(ROOMS).toSorted(),
  );
  for (const [group, rooms] of Object.entries(ROOMS).filter(([, inGroup]) => inGroup.length > 0)) {
    expect(readdirSync(`src/${group}`), group).toEqual(rooms.toSorted());
  }
  const shown = readFileSync("CONTRIBUTING.md", "utf8").matchAll(
    /^\d+\. `src\/([\w-]+)`(?::[^`\n]*)?(.*)$/gm,
  );
  const roomsShown = [...shown].map(([, group = "", rest = ""]) => [
    group,
    [...rest.matchAll(/`([\w-]+)`/g)].map(([, room]) => room),
  ]);
  expect(roomsShown).toEqual(Object.entries(ROOMS));
});

const FROM_TOP = roomsFromTop();
const ALL = FROM_TOP.map(({ path }) => path);
const filesOf = (rooms: string[]) =>
  rooms.flatMap((other) => [`@/${other}/api.ts`, `@/${other}/parts/list.ts`]);
const pageOf = (room: string) => `src/${room}/XPage.tsx`;

function importsOfPage({ path, above }: Room): { bad: string[]; good: string[] } {
  const isAbove = (other: string) => above.some((room) => other === room || other.startsWith(`${room}/`));
  const [group = "", room] = path.split("/");
  const neighbours = room === undefined ? [] : (ROOMS[group]?.filter((other) => other !== room) ?? []);
  const bad = [
    ...filesOf(ALL.filter(isAbove)),
    ...neighbours.flatMap((other) => [`../${other}/api.ts`, `../../${group}/${other}/api.ts`]),
  ];
  const good = [
    ...["./api.ts", "./parts/list.ts", "react", "@tanstack/react-query"],
    ...filesOf(ALL.filter((other) => other !== path && !isAbove(other))),
  ];
  (group === "admin" ? good : bad).push(`@/${ADMIN_CLIENT}`);
  return { bad, good };
}

describe("What a room imports", () => {
  let refusedIn: Map<string, string[]>;
  beforeAll(() => {
    refusedIn = refusedInEach(
      Object.fromEntries(
        FROM_TOP.map((room) => {
          const { bad, good } = importsOfPage(room);
          return [pageOf(room.path), [...bad, ...good]];
        }),
      ),
    );
  });

  test.for(FROM_TOP)("$path may import what stands below it, and nothing else", (room) => {
    expect(refusedIn.get(pageOf(room.path))).toEqual(importsOfPage(room).bad);
  });
});

test.for<[string, string[]]>([
  ["src/main.tsx", [`./${ADMIN_CLIENT}`, "./backend/adminClient", `@/${ADMIN_CLIENT}`]],
  ["src/app/Layout.tsx", [`../${ADMIN_CLIENT}`, `@/${ADMIN_CLIENT}`]],
  [
    "src/backend/client.ts",
    ["./adminClient.ts", "@/app/App.tsx", "../directory/home/api.ts", "@/ui/Button.tsx"],
  ],
  [
    "src/storage/keys.ts",
    ["@/app/App.tsx", "@/directory/home/api.ts", "@/ui/Button.tsx", "@/backend/client.ts"],
  ],
  ["src/ui/drawings/Map.tsx", [`../../${ADMIN_CLIENT}`, "@/app/App.tsx", "@/directory/home/api.ts"]],
])("%s may not import from above, nor the administration's client", ([file, bad]) => {
  expect(refused(file, [...bad, "react", "./own.ts"])).toEqual(bad);
});

test.for(["app", "directory/home", "backend", "ui"])("%s keeps nothing in the browser by itself", (place) => {
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

// The linter's cycle rule ignores dynamic imports.
test("nothing imports what loads it later", () => {
  const graph = importsInSource();
  expect(graph.get("src/directory/voting/UpvoteProvider.tsx")).toContain("src/directory/voting/VoteFlow.tsx");
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
