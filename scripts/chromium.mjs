import { existsSync } from "node:fs";

const NAMED = process.env.CHROMIUM_PATH;
/** Starts much faster than the full browser. */
const SHELL = "/usr/bin/chromium-headless-shell";
const PLACES = [
  NAMED,
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns {string | undefined} the path of an installed Chromium */
export function chromiumOnMachine() {
  return PLACES.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/** @returns {boolean} false when a Chromium that starts faster could be installed */
export function isQuickestChromium() {
  return [NAMED, SHELL].includes(chromiumOnMachine() ?? "");
}

/** @returns {Promise<string | undefined>} the path of a Chromium, the system's or Playwright's */
export async function findChromium() {
  const onMachine = chromiumOnMachine();
  if (onMachine) return onMachine;
  const { chromium } = await import("@playwright/test");
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : undefined;
}
