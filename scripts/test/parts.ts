import { readPlaywright, readVitest, type Report } from "./reports.ts";

/** A check or a runner of tests that `npm test` starts. */
export interface Part {
  name: string;
  command: string[];
  /** Where the runner writes what it counted; a part without one counts as a single check. */
  report?: { file: string; read: (json: never) => Report };
}

const fileOf = ({ name }: Part, ending: string) => `test-results/${name.replaceAll(" ", "-")}${ending}`;

/** Where all that a part prints is written. */
export const logOf = (part: Part) => fileOf(part, ".log");

/** Where a runner of tests writes how far it is. */
export const progressFileOf = (part: Part) => fileOf(part, ".progress.json");

function vitest(name: string, ...projects: string[]): Part {
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

export const END_TO_END: Part = {
  name: "end-to-end tests",
  command: ["playwright", "test"],
  report: { file: "test-results/e2e.json", read: readPlaywright },
};

/**
 * These rows run beside each other. Nothing in them keeps two processors busy but the browsers,
 * which begin as soon as one processor is free.
 */
export const SIDE_BY_SIDE: Part[][] = [
  [vitest("database tests", "database")],
  [
    { name: "types", command: ["tsc"] },
    { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"] },
    { name: "format", command: ["oxfmt", "--check"] },
    { name: "unused code", command: ["knip"] },
    vitest("unit tests", "unit", "rules", "scripts"),
    END_TO_END,
  ],
];

/** Runs a few of the failed tests again and leaves traces of them; what failed stays failed. */
export const TRACE_FAILURES = [
  ...["playwright", "test", "--last-failed", "--max-failures=5"],
  ...["--trace=on", "--reporter=line"],
];
