import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const NOT_OURS = new Set(["node_modules", ".git", "dist", "screenshots", "test-results", ".temp"]);

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !NOT_OURS.has(name));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const FILES = filesIn(".");
const TOP = new Set(FILES.map((file) => file.split("/")[0] ?? ""));
const NAMES = new Set(FILES.map((file) => basename(file)));
const DOCUMENTS = FILES.filter((file) => file.endsWith(".md"));
const COMMANDS: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

function anchorsOf(text: string): string[] {
  const headings = text.matchAll(/^#+ (?<words>.+)$/gm);
  return Array.from(headings, ({ groups: { words = "" } = {} }) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function problemWithLink(document: string, target: string): string | null {
  if (/^[a-z]+:/.test(target)) return null;
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? document : join(dirname(document), path);
  if (!existsSync(file)) return `${target} leads nowhere`;
  if (anchor === undefined || anchorsOf(readFileSync(file, "utf8")).includes(anchor)) return null;
  return `${file} has no heading #${anchor}`;
}

function problemWithCode(code: string): string | null {
  const [, command] = /^npm run ([\w:]+)/.exec(code) ?? [];
  if (command !== undefined) return command in COMMANDS.scripts ? null : `there is no npm run ${command}`;
  if (/[\s<>…*{}]|\/\.temp\b/.test(code)) return null;
  const isPath = TOP.has(code.split("/")[0] ?? "") && code.includes("/");
  const isFile = /^[\w.-]+\.(tsx?|mjs|sql|md|toml|css)$/.test(code);
  if (isPath) return existsSync(code) ? null : `${code} is not there`;
  return !isFile || NAMES.has(code) ? null : `no file is called ${code}`;
}

function problemsOf(document: string, text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, "");
  const links = prose.matchAll(/\]\((?<target>[^)\s]+)\)/g);
  const codes = prose.matchAll(/`(?<code>[^`\n]+)`/g);
  return [
    ...Array.from(links, ({ groups }) => problemWithLink(document, groups?.target ?? "")),
    ...Array.from(codes, ({ groups }) => problemWithCode(groups?.code ?? "")),
  ].filter((problem) => problem !== null);
}

test.for(DOCUMENTS)("every link, file and command that %s names is there", (document) => {
  expect(problemsOf(document, readFileSync(document, "utf8"))).toEqual([]);
});

test("a link, a file or a command that is not there would be noticed", () => {
  const text = "# One\n[a](no.md) [b](#two) `src/no.ts` `no.ts` `npm run no`\n```sh\n[c](no.md)\n```\n";
  expect(problemsOf("README.md", text)).toHaveLength(5);
  expect(
    problemsOf("README.md", "[a](#one-two) `npm run build` `dist/x` [b](https://x.org/y)\n# One, two"),
  ).toEqual(["README.md has no heading #one-two"]);
});

test("newcomers read at most 150 lines", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(150);
});
