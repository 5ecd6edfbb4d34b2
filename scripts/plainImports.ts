import type { Plugin } from "vite";

const VITE_HELPER = "\0vite/preload-helper.js";

/**
 * Loads parts of the app by plain `import()`. Nothing is preloaded here and all styles are in
 * one file, so that of Vite's helper for both only the event is left, by which a part that a
 * deploy took away is noticed: 0.6 kB less on every page. Were the helper renamed, Vite's own
 * would be used again.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load(id) {
      return id === VITE_HELPER ? HELPER : undefined;
    },
  };
}

const HELPER = `export function __vitePreload(load) {
  return load().catch((error) => {
    const event = new Event("vite:preloadError", { cancelable: true });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  });
}`;
