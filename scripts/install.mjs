// Nothing may be installed yet, so it uses Node's own modules only.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.installed-lockfile";
const LEAST_NODE = [22, 18];

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function assertSystem() {
  if (process.platform !== "win32") return;
  stop("This runs on Linux and macOS. On Windows, use WSL: https://learn.microsoft.com/windows/wsl");
}

function installPackages() {
  const lockfile = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockfile) return;
  // On stderr: a command's own output may be read by another program.
  console.error("Installing packages (only this once, about half a minute) …");
  const result = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["inherit", 2, 2],
  });
  if (result.status !== 0) {
    stop("The packages could not be installed; npm's message is above. Are you online?");
  }
  writeFileSync(STAMP, lockfile);
}

/** The packages include Node for Linux and Apple silicon only. */
function assertNode() {
  const version = execFileSync("node", ["--version"], { encoding: "utf8" }).trim();
  const [major = 0, minor = 0] = version.slice(1).split(".").map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  stop(
    `This needs Node ${LEAST_NODE.join(".")} or newer, but 'node' here is ${version}.\n` +
      "On an Intel Mac, install a current Node first. Elsewhere, delete node_modules and try again.",
  );
}

async function installBrowser() {
  const { findChromium, isQuickestChromium } = await import("./chromium.mjs");
  if (isQuickestChromium()) return;
  const { canUseApt, installByApt } = await import("./apt.mjs");
  if (canUseApt({ withSudo: false })) {
    console.log("Installing Chromium for the browser tests (only this once, about a minute) …");
    installByApt("chromium-headless-shell");
    if (!(await findChromium())) installByApt("chromium");
  }
  if (await findChromium()) return;
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  if (await findChromium()) return;
  stop(
    "The browser tests need Chromium, and it could not be installed.\n" +
      "Install it (on Debian or Ubuntu: sudo apt-get install chromium) or say where yours is: CHROMIUM_PATH=/path/to/chrome npm test",
  );
}

async function installWebServers() {
  const { BROTLI_MODULE, findWebServer } = await import("./webServers.mjs");
  const { canUseApt, installByApt } = await import("./apt.mjs");
  const isMissing = (name) => findWebServer(name) === undefined;
  // Never use sudo on a developer's own machine.
  if (!canUseApt({ withSudo: process.env.CI !== undefined })) return;
  if (isMissing("nginx")) {
    console.log("Installing nginx for the tests of hosting (only this once) …");
    installByApt("nginx-light");
  }
  if (!existsSync(BROTLI_MODULE)) installByApt("libnginx-mod-http-brotli-static");
  if (isMissing("caddy")) {
    console.log("Installing Caddy for the tests of hosting (only this once) …");
    installByApt("caddy");
  }
  if (!existsSync("/usr/bin/openssl")) installByApt("openssl");
}

/** WebKit has no driver on macOS and Windows. */
async function installFirefoxAndWebkit() {
  const { findFirefox, findWebkit } = await import("./browsers.mjs");
  const { canUseApt, installByApt } = await import("./apt.mjs");
  const isComplete = () => findFirefox() !== undefined && findWebkit() !== undefined;
  if (isComplete()) return;
  // Never use sudo on a developer's own machine.
  if (canUseApt({ withSudo: process.env.CI !== undefined })) {
    console.log("Installing Firefox and WebKit for the browser tests (only this once, a minute or two) …");
    // Ubuntu has no firefox-esr, and apt installs nothing if one package is missing.
    if (!findFirefox()) installByApt("firefox-esr");
    if (!findWebkit()) installByApt("webkit2gtk-driver", "xvfb");
    installByApt("opentype-sanitizer");
    if (isComplete()) return;
  }
  stop(
    "These tests need Firefox, and WebKit with its driver and a virtual screen. They could not be installed.\n" +
      "On Debian: sudo apt-get install firefox-esr webkit2gtk-driver xvfb opentype-sanitizer\n" +
      "On Ubuntu, which has Firefox: sudo apt-get install webkit2gtk-driver xvfb opentype-sanitizer",
  );
}

assertSystem();
installPackages();
assertNode();
if (process.argv.includes("--browser")) await installBrowser();
if (process.argv.includes("--servers")) await installWebServers();
if (process.argv.includes("--browsers")) await installFirefoxAndWebkit();
