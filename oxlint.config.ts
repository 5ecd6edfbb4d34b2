import type { OxlintConfig, OxlintOverride } from "oxlint";

/** Imports run downwards only; a lower folder never imports from one of these. */
const ABOVE: Record<string, string[]> = {
  storage: ["app", "features", "backend", "ui"],
  ui: ["app", "features", "backend"],
  backend: ["app", "features", "ui"],
};

/** The other features that a feature may import from. CONTRIBUTING.md says the same, and a test compares them. */
const MAY_IMPORT: Record<string, string[]> = {
  home: ["clinics", "finding", "voting", "regions", "shortlist"],
  finding: ["clinics", "map", "shortlist"],
  map: ["clinics"],
  folder: ["afterwards", "clinics", "comparing", "costs", "countries", "shortlist", "trip"],
  "guided-start": ["clinics", "finding", "map", "shortlist"],
  regions: ["clinics", "finding"],
  comparing: ["clinics", "countries", "facts", "finding", "shortlist", "voting"],
  afterwards: ["countries"],
  "add-clinic": ["forms", "regions"],
  "how-results-are-counted": ["facts"],
  "report-figure": ["forms"],
  clinics: ["voting", "facts", "shortlist"],
  trip: ["countries"],
  costs: ["clinics", "facts", "trip"],
  // Its parts import from each other by this path too.
  admin: ["admin", "blog", "clinics", "countries", "csv", "facts", "forms"],
  "open-data": ["csv", "facts"],
};

const ADMIN_CLIENT = {
  group: ["**/adminClient*"],
  message: "The full supabase-js is for the administration only.",
};

/** Refuses imports in the files of a folder. It replaces the rule of the folder around it. */
function refuseImports(folder: string, ...patterns: { group: string[]; message: string }[]): OxlintOverride {
  return { files: [`${folder}/**`], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

function bottomRules([folder, above]: [string, string[]]): OxlintOverride {
  const group = above.map((higher) => `**/${higher}/**`);
  return refuseImports(
    `src/${folder}`,
    { group, message: `${folder} is below ${above.join(", ")} and imports from none of them.` },
    ADMIN_CLIENT,
  );
}

function featureImports(allowed: string[]) {
  return {
    group: ["@/app/**", "@/features/*/**", ...allowed.map((other) => `!@/features/${other}/**`), "../*/**"],
    message:
      "Imports run downwards: app, features, then backend and ui, then storage. A feature imports its own files by ./ and other features only as CONTRIBUTING.md says.",
  };
}

function featureRules([feature, allowed]: [string, string[]]): OxlintOverride {
  const adminClient = feature === "admin" ? [] : [ADMIN_CLIENT];
  return refuseImports(`src/features/${feature}`, featureImports(allowed), ...adminClient);
}

/** Only the storage module touches the browser's storage, so every key has its entry there. */
const STORES = ["localStorage", "sessionStorage"];
const STORAGE_MODULE = "Use src/storage: it names every key, and the privacy policy says what each is for.";
const STORE_GLOBALS = STORES.map((name) => ({ name, message: STORAGE_MODULE }));
const STORE_PROPERTIES = STORES.map((property) => ({ property, message: STORAGE_MODULE }));

/** Methods that some visitors' browsers do not have yet. */
const TOO_YOUNG = [
  "URL.canParse",
  "URL.parse",
  "AbortSignal.any",
  "Object.groupBy",
  "Map.groupBy",
  "Promise.withResolvers",
  ".checkVisibility",
  ".showPopover",
  ".togglePopover",
  ".startViewTransition",
].map((method) => {
  const [object = "", property = ""] = method.split(".");
  const message = "Younger than Safari 16.4 and Chrome 111, which visitors may still have.";
  return object === "" ? { property, message } : { object, property, message };
});

export default {
  plugins: ["typescript", "react", "jsx-a11y", "import", "promise", "unicorn", "oxc"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  env: { browser: true, es2023: true },
  ignorePatterns: ["dist", "test-results", "src/backend/database.types.ts"],
  rules: {
    "no-console": ["error", { allow: ["warn", "error"] }],
    "react/react-in-jsx-scope": "off",
    // What the library of hashes and Supabase Lite call so.
    "no-underscore-dangle": ["error", { allow: ["_cloneInto", "_storageAdapter"] }],
    "react/button-has-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    // Circles of types alone too: such a type needs a file of its own.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-unassigned-import": [
      "error",
      { allow: ["**/*.css", "@/app/everyPage.ts", "@testing-library/jest-dom/vitest"] },
    ],
    "consistent-return": "off",
    "typescript/consistent-return": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "unicorn/no-useless-spread": "off",
    "unicorn/require-post-message-target-origin": "off",
  },
  overrides: [
    {
      files: ["scripts/**", "tests/**", "supabase/**"],
      rules: {
        "no-console": "off",
        "no-await-in-loop": "off",
        "typescript/no-unsafe-type-assertion": "off",
      },
    },
    {
      files: ["src/**"],
      rules: {
        "no-restricted-properties": ["error", ...TOO_YOUNG, ...STORE_PROPERTIES],
        "no-restricted-globals": ["error", ...STORE_GLOBALS],
      },
    },
    {
      files: ["src/storage/**"],
      rules: {
        "no-restricted-properties": ["error", ...TOO_YOUNG],
        "no-restricted-globals": "off",
      },
    },
    refuseImports("src", ADMIN_CLIENT),
    ...Object.entries(ABOVE).map(bottomRules),
    // A feature that the table does not name imports from no other.
    refuseImports("src/features", featureImports([]), ADMIN_CLIENT),
    ...Object.entries(MAY_IMPORT).map(featureRules),
    {
      files: ["tests/**", "**/*.test.ts", "**/*.test.tsx"],
      rules: {
        "typescript/no-unsafe-type-assertion": "off",
        "no-restricted-imports": "off",
        "no-restricted-properties": "off",
        "no-restricted-globals": "off",
        "no-await-in-loop": "off",
      },
    },
  ],
} satisfies OxlintConfig;
