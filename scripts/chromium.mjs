import { existsSync } from "node:fs";

const NAMED = process.env.CHROMIUM_PATH;
/** The browser without its windows, which cost a test as much time as the pages in them. */
const SHELL = "/usr/bin/chromium-headless-shell";
const PLACES = [
  NAMED,
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns {string | undefined} the path of the Chromium that this machine brings, if it does */
export function chromiumOnMachine() {
  return PLACES.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/** @returns {boolean} false when a Chromium that is quicker to test with could be installed */
export function isQuickestChromium() {
  return [NAMED, SHELL].includes(chromiumOnMachine() ?? "");
}

/** @returns {Promise<string | undefined>} the path of a Chromium, the machine's own or Playwright's */
export async function findChromium() {
  const onMachine = chromiumOnMachine();
  if (onMachine) return onMachine;
  const { chromium } = await import("@playwright/test");
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : undefined;
}
