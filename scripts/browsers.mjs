import { existsSync, readdirSync } from "node:fs";

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
  // Runs before the packages are there, so Node may be 20, which has no globSync.
  const browser = foldersIn("/usr/lib")
    .flatMap(foldersIn)
    .filter((path) => /\/webkit2gtk-4\.[^/]*$/.test(path))
    .map((path) => `${path}/MiniBrowser`)
    .find((path) => existsSync(path));
  if (!browser || !existsSync(driver) || !existsSync("/usr/bin/Xvfb")) return undefined;
  return { driver, browser };
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
}
