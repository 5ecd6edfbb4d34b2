import { globSync, readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";

const { scripts, version }: { scripts: Record<string, string>; version: string } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const WORKFLOWS = globSync(".github/workflows/*.{yml,yaml}").map((file): [string, string] => [
  file,
  readFileSync(file, "utf8"),
]);
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];

test("a change, a release and each week have their workflows", () => {
  expect(WORKFLOWS.map(([file]) => file.replace(/.*\//, "")).toSorted()).toEqual([
    "advisories.yml",
    "release.yml",
    "test.yml",
  ]);
});

describe.for(WORKFLOWS)("%s", ([, text]) => {
  test("uses GitHub's own actions alone, each at a version", () => {
    const used = namesIn(text, /uses: (\S+)/g);
    expect(used.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
  });

  test("may read the repository, and where it writes says so", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    const written = namesIn(text, /^ +([\w-]+): write$/gm);
    expect(written.filter((permission) => permission !== "contents")).toEqual([]);
  });

  test("gives secrets to single steps, not to whole jobs with every package that they run", () => {
    // Only the settings of a step are that deep.
    const whole = text.split("\n").filter((line) => /^ {0,9}\S.*secrets[.[]/.test(line));
    expect(whole).toEqual([]);
  });

  test("lets the tests make small disks, which Ubuntu's machines refuse", () => {
    const [before = "", ...after] = text.split("- run: .ci/run");
    expect(before.includes("apparmor_restrict_unprivileged_userns=0")).toBe(after.length > 0);
  });

  test("runs commands that are there", () => {
    const commands = namesIn(text, /npm run (?:--silent )?([\w:]+)/g);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

describe("a release", () => {
  const release = readFileSync(".github/workflows/release.yml", "utf8");
  const document = readFileSync("docs/releasing.md", "utf8");

  test("tests before it pushes, and lets the doctor look at the end", () => {
    const steps = [
      "- run: .ci/run",
      "db push",
      "functions deploy",
      "npm run build",
      "DEPLOY_HOOK_URL",
      "npm run --silent doctor",
    ];
    const places = steps.map((step) => release.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(release).toMatch(/deploy:\n {4}needs: test\n/);
  });

  test("the example names every setting that the site reads", () => {
    const read = namesIn(readFileSync("src/backend/environment.ts", "utf8"), /"(VITE_\w+)"/g);
    const named = namesIn(readFileSync(".env.example", "utf8"), /^# (VITE_\w+)=/gm);
    expect(named.toSorted()).toEqual(read.toSorted());
  });

  test("begins with the tag of the package's version, and with no other", () => {
    const [check = ""] = namesIn(release, /^ +run: (test "\$GITHUB_REF_NAME" = .+)$/gm);
    const passes = (tag: string) => {
      try {
        execFileSync("bash", ["-c", check], { env: { ...process.env, GITHUB_REF_NAME: tag } });
        return true;
      } catch {
        return false;
      }
    };
    expect([passes(`v${version}`), passes("v0.9.9")]).toEqual([true, false]);
    const [pattern = ""] = namesIn(release, /^ +tags: \["(.+)"\]$/gm);
    expect(`v${version}`).toMatch(new RegExp(`^${pattern.replaceAll(".", "\\.")}$`));
  });

  test("tells what is new in the words of the changelog, and not those of another version", () => {
    const [command = ""] = namesIn(release, /^ +run: (awk .+) > notes\.md$/gm);
    const notes = execFileSync("bash", ["-c", command], {
      env: { ...process.env, GITHUB_REF_NAME: `v${version}` },
      encoding: "utf8",
    });
    expect(notes).toMatch(/^\n### \w+\n\n- \w/);
    expect(notes).not.toMatch(/^## /m);
    expect(readFileSync("CHANGELOG.md", "utf8")).toContain(`## [${version}] - `);
  });

  test("takes every setting of the site, and the guide names every secret", () => {
    const settings = namesIn(readFileSync(".env.example", "utf8"), /^# (VITE_\w+)=/gm);
    expect(namesIn(release, /^ +(VITE_\w+): /gm).toSorted()).toEqual(settings.toSorted());
    const secrets = namesIn(release, /secrets\.(\w+)/g);
    expect(secrets.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
    expect(namesIn(document, /^\| `([A-Z_]+)` \|/gm).filter((name) => !release.includes(name))).toEqual([]);
  });

  test("is pushed with its branch, which is what hosts build", () => {
    expect(document).toMatch(/git tag (v[\d.]+) && git push origin HEAD \1`/);
  });

  test("keeps secrets out of the site and of what a step may print", () => {
    const lines = release.split("\n").filter((line) => line.includes("secrets."));
    expect(lines.length).toBeGreaterThan(0);
    // A variable of one step; in a command it would stand in the log.
    expect(lines.filter((line) => !/^ {10}[A-Z_]+: \$\{\{ secrets\.\w+ \}\}$/.test(line))).toEqual([]);
  });
});

test.for(["README.md", "docs/deploying.md"])("%s gives a new project its first rows", (file) => {
  const [first] = readFileSync(file, "utf8").match(/npx supabase db push.*/g) ?? [];
  expect(first).toMatch(/^npx supabase db push --remote --include-seed/);
});

test.for([
  ["README.md", "npx supabase link"],
  ["docs/deploying.md", "npx supabase link"],
  ["docs/operating.md", "npx supabase db push --remote  "],
])("%s installs the packages before it calls the Supabase CLI", ([file = "", command = ""]) => {
  const [before = "", ...after] = readFileSync(file, "utf8").split(command);
  expect(after).not.toEqual([]);
  expect(before).toContain("node scripts/install.mjs");
});

test.for(["README.md", ...globSync("docs/*.md")])(
  "%s pushes to the project and not to this machine",
  (file) => {
    const pushed = readFileSync(file, "utf8").match(/npx supabase db push(?! --remote).*/g) ?? [];
    expect(pushed).toEqual([]);
  },
);
