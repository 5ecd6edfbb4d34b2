import { existsSync, globSync } from "node:fs";

const FIREFOX = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** @returns {string | undefined} the path of a Firefox on this machine, if there is one */
export function findFirefox() {
  return FIREFOX.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/**
 * @returns {{ driver: string, browser: string } | undefined} WebKit's driver and MiniBrowser, if Xvfb is
 * there too
 */
export function findWebkit() {
  const driver = "/usr/bin/WebKitWebDriver";
  const browser = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(0);
  if (!browser || !existsSync(driver) || !existsSync("/usr/bin/Xvfb")) return undefined;
  return { driver, browser };
}
