import type { Plugin } from "vite";

/** Calls that only warn developers; their answers are used nowhere. */
const WARNINGS = ["warning", "warningOnce"];

const DISPLAY_NAME = /^\s*\w+\.displayName = "\w+";$/gm;
const COMPONENT = /= (\w+\.forwardRef\()/g;

/**
 * Leaves out of the built site what React Router has for developers, which are its warnings,
 * and its components that nobody uses here (NavLink, Form), which their names would keep in.
 * Together 1.5 kB on every page. Were the router written differently, nothing would break.
 */
export function lightRouter(): Plugin {
  return {
    name: "light-router",
    apply: "build",
    config: () => ({ build: { rolldownOptions: { treeshake: { manualPureFunctions: WARNINGS } } } }),
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code.replaceAll(DISPLAY_NAME, "").replaceAll(COMPONENT, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}
