import { existsSync } from "node:fs";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns {Promise<string | undefined>} the path of a Chromium on this machine, if there is one */
export async function findChromium() {
  const onMachine = PLACES.find((path) => path !== undefined && path !== "" && existsSync(path));
  if (onMachine) return onMachine;
  const { chromium } = await import("@playwright/test");
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : undefined;
}
