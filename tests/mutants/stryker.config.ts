/** The modules that hold a rule, by topic. */
const RULES = {
  clinics: ["comparablePrices", "figureRanking", "figures", "priceRange", "pricing", "voteRanking"],
  "due-date": ["dueDate", "milestones", "progress"],
  "semen-analysis": ["fields", "interpretation", "referenceRanges", "summary"],
  facts: ["comparable", "freshness", "interval", "nationalContext", "rankable"],
  comparing: ["address", "pairOf", "rows/alike", "rows/comparison"],
  countries: ["answers", "due", "eligibility", "plan/decided", "steps"],
  costs: ["amount", "costPlan", "currencies", "lines", "rounding", "sum"],
  trip: ["clinicHours", "dateProblem", "papers", "stays", "tripDates", "typed"],
  finding: ["address", "find", "finding", "matches", "options", "order", "slug", "treatmentsOf"],
  csv: ["cells", "formulas", "writeCsv"],
  "open-data": ["datasets", "files", "reading"],
};

export default {
  testRunner: "vitest",
  vitest: { configFile: "tests/mutants/vitest.config.ts", pool: "forks" },
  mutate: Object.entries(RULES).flatMap(([feature, modules]) =>
    modules.map((module) => `src/features/${feature}/${module}.ts`),
  ),
  coverageAnalysis: "perTest",
  // A table that is filled when its module loads, such as the ages of a law, is data: other tests hold it to its sources.
  ignoreStatic: true,
  mutator: {
    // Words are the editors' matter, and TypeScript refuses a code that is none.
    excludedMutations: ["StringLiteral"],
  },
  // Without tsconfig.json, which Stryker reads by the API that TypeScript 7 no longer has.
  ignorePatterns: ["/*", "!/src", "!/tests", "!/package.json", "!/supabase"],
  concurrency: 2,
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ["clear-text", "html", "json"],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: "test-results/mutants/report.html" },
  jsonReporter: { fileName: "test-results/mutants/report.json" },
  tempDirName: "test-results/mutants/sandbox",
};
