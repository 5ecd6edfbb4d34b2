import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Lazily loaded code is compiled first, perhaps beside the database tests.
configure({ asyncUtilTimeout: 60_000 });

// Vitest adds Node's, which reaches the other threads: a test that signs out would sign out theirs.
Reflect.deleteProperty(globalThis, "BroadcastChannel");

// jsdom doesn't know <search>, and React would warn about it.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: Element) {
    return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
  },
});

// jsdom has no media queries.
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as never;

// jsdom has no layout.
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as never;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Vitest's own option does so before each test, which leaves the last one's to the thread's next file.
  vi.unstubAllEnvs();
  sessionStorage.clear();
  localStorage.clear();
});
