const RULES = {
  "directory/clinics": [
    "comparablePrices",
    "figureRanking",
    "figures",
    "figuresAtAge",
    "priceRange",
    "pricing",
    "treatmentPrice",
    "voteRanking",
  ],
  "tools/due-date": ["dueDate", "milestones", "progress"],
  "tools/semen-analysis": ["fields", "interpretation", "referenceRanges", "summary"],
  "directory/facts": [
    "ageBand",
    "comparable",
    "freshness",
    "funnelLimits",
    "interval",
    "nationalContext",
    "rankable",
    "rounding",
  ],
  "directory/comparing": ["clinicIdsAddress", "pairOf", "rows/chooseComparable", "rows/comparison"],
  law: ["answers", "conditions", "due", "eligibility", "ruleSign", "verdictSentence"],
  "plan/eligibility": ["decisions"],
  "plan/afterwards": ["storageSpan"],
  "plan/costs": ["amount", "costBar", "costLaw", "costPlan", "lineRules", "lines", "publishedLists", "sum"],
  "plan/dates": ["clinicHours", "dateProblem", "documents", "nightsAbroad", "tripAnswers", "tripDates"],
  "directory/filtering": [
    "applyFilters",
    "filterAddress",
    "listFilters",
    "matches",
    "offers",
    "options",
    "order",
    "slug",
    "treatmentsFor",
  ],
  "directory/csv": ["cells", "formulas", "writeCsv"],
  "directory/open-data": ["datasets", "dataFiles", "readRows"],
};

export default {
  testRunner: "vitest",
  vitest: { configFile: "tests/mutants/vitest.config.ts", pool: "forks" },
  mutate: Object.entries(RULES).flatMap(([room, modules]) =>
    modules.map((module) => `src/${room}/${module}.ts`),
  ),
  coverageAnalysis: "perTest",
  // Such as the ages in laws: other tests check them against their sources.
  ignoreStatic: true,
  mutator: {
    // Texts belong to editors, and TypeScript rejects unknown codes.
    excludedMutations: ["StringLiteral"],
  },
  // Stryker reads tsconfig.json by the API that TypeScript 7 no longer has.
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
