import type { OxlintConfig, OxlintOverride } from "oxlint";
import { ROOMS, roomsFromTop, type Room } from "./rooms.ts";

const ADMIN_CLIENT = {
  group: ["**/adminClient*"],
  message: "The full supabase-js is for the administration only.",
};

/** Replaces the rule of the folder around it. */
function refuseImports(folder: string, ...patterns: { group: string[]; message: string }[]): OxlintOverride {
  return { files: [`${folder}/**`], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

/** A room reaches its own files by a relative path, and others by `@/`. */
function roomRules({ path, above }: Room): OxlintOverride {
  const [inGroup = "", room] = path.split("/");
  const neighbours = ROOMS[inGroup]?.filter((other) => other !== room).map((other) => `../${other}/**`) ?? [];
  const group = [...above.map((higher) => `**/${higher}/**`), ...(room ? ["../../*/**", ...neighbours] : [])];
  const message = `Imports run downwards, in the order of rooms.ts, and ${path} imports its own files by ./`;
  return refuseImports(
    `src/${path}`,
    ...(group.length > 0 ? [{ group, message }] : []),
    ...(path.startsWith("admin/") ? [] : [ADMIN_CLIENT]),
  );
}

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
    "no-underscore-dangle": ["error", { allow: ["_cloneInto", "_storageAdapter"] }],
    "react/button-has-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    // Circles of types too: such a type needs a file of its own.
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
    ...roomsFromTop().map(roomRules),
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
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: {
        "no-restricted-imports": [
          "error",
          { paths: [{ name: "fast-check", message: "Use tests/support/properties.ts, which has a seed." }] },
        ],
      },
    },
  ],
} satisfies OxlintConfig;
