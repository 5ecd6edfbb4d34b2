import { readPlaywright, readVitest, type Report } from "./reports.ts";

export interface Check {
  name: string;
  command: string[];
  report?: { file: string; read: (json: never) => Report };
}

const fileOf = ({ name }: Check, ending: string) => `test-results/${name.replaceAll(" ", "-")}${ending}`;

export const logOf = (part: Check) => fileOf(part, ".log");

export const progressFileOf = (part: Check) => fileOf(part, ".progress.json");

function vitest(name: string, ...projects: string[]): Check {
  const file = `test-results/${name.replaceAll(" ", "-")}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  const command = [
    "vitest",
    "run",
    ...chosen,
    "--silent=passed-only",
    "--reporter=dot",
    "--reporter=json",
    "--reporter=./scripts/test/progressReporter.ts",
    `--outputFile=${file}`,
  ];
  return { name, command, report: { file, read: readVitest } };
}

export const END_TO_END: Check = {
  name: "end-to-end tests",
  command: ["playwright", "test"],
  report: { file: "test-results/e2e.json", read: readPlaywright },
};

/** Each row runs in sequence, the rows in parallel. Only the browsers need two processors. */
export const SIDE_BY_SIDE: Check[][] = [
  [vitest("database tests", "database")],
  [
    { name: "types", command: ["tsc"] },
    {
      name: "lint",
      command: ["oxlint", "--type-aware", "--deny-warnings", "--report-unused-disable-directives"],
    },
    { name: "format", command: ["oxfmt", "--check"] },
    { name: "unused code", command: ["knip"] },
    vitest("unit tests", "unit", "rules", "scripts"),
    END_TO_END,
  ],
];

export const TRACE_FAILURES = [
  ...["playwright", "test", "--last-failed", "--max-failures=5"],
  ...["--trace=on", "--reporter=line"],
];
