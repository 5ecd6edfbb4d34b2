import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { startServer } from "../support/server.ts";
import { startFirefox } from "./firefox.ts";
import { ACCOUNTS } from "./journeys/accounts.ts";
import { CLINICS } from "./journeys/clinics.ts";
import { EDITING } from "./journeys/editing.ts";
import type { Journey } from "./journeys/journey.ts";
import { OFFLINE } from "./journeys/offline.ts";
import { PLAN } from "./journeys/plan.ts";
import { READING } from "./journeys/reading.ts";
import { RELEASES } from "./journeys/releases.ts";
import { TOOLS } from "./journeys/tools.ts";
import { VOTING } from "./journeys/voting.ts";
import { startProxy } from "./networkProxy.ts";
import { Page } from "./page.ts";
import { SILENT, type Engine, type Tab } from "./tab.ts";
import { startWebkit } from "./webkit.ts";

const JOURNEYS: Journey[] = [
  CLINICS,
  VOTING,
  PLAN,
  TOOLS,
  READING,
  EDITING,
  ACCOUNTS,
  OFFLINE,
  RELEASES,
].flat();
const FOLDER = resolve("test-results/browsers");
const SITE = "test-results/browsers-site";
const only = process.argv.slice(2).join(" ");

/** Undefined where the font sanitiser isn't installed. */
function fontComplaints(): string[] | undefined {
  if (spawnSync("ots-sanitize", ["--version"]).error) return undefined;
  const fonts = globSync("src/app/fonts/*.woff2");
  if (fonts.length === 0) return ["there are no fonts in src/app/fonts"];
  return fonts.flatMap((file) => {
    const { status, stdout, stderr } = spawnSync("ots-sanitize", [file, "/dev/null"], { encoding: "utf8" });
    const isSilent = status === 0 && !/WARNING|ERROR/.test(stdout + stderr);
    return isSilent ? [] : [`${file}: ${stdout}${stderr}`];
  });
}

async function walk(engine: Engine, tab: Tab | undefined, journey: Journey): Promise<string | undefined> {
  try {
    return await walkIn(tab ?? (await engine.open()), engine, journey);
  } catch (error) {
    return `The browser doesn't answer: ${String(error)}`;
  }
}

async function walkIn(tab: Tab, engine: Engine, journey: Journey): Promise<string | undefined> {
  try {
    await journey.walk(new Page(tab), engine.downloads, { proxy, folder: SITE });
    const errors = (await tab.errors()).filter((error) => !journey.mayLog?.test(error));
    return errors.length > 0 ? `The console shows errors:\n${errors.join("\n")}` : undefined;
  } catch (error) {
    const seen = await tab
      .evaluate("location.href + '\\n' + document.body.innerText.slice(0, 1500)")
      .catch(String);
    const reason = error instanceof Error ? error.message : String(error);
    const errors = await tab.errors().catch((unread: unknown) => [String(unread)]);
    return [reason, ...errors, `The page was ${String(seen)}`].join("\n");
  } finally {
    proxy.restore();
    // What the walk said counts for more.
    await tab.close().catch((error: unknown) => console.log(String(error)));
  }
}

const journeys = JOURNEYS.filter(({ name }) => name.includes(only));
if (journeys.length === 0) throw new Error(`No journey is called “${only}”`);
// Journeys change the built site, and a walk that was stopped has not put it back.
for (const folder of [FOLDER, SITE]) rmSync(folder, { recursive: true, force: true });
const server = await startServer({ DATA_DIR: "memory://", BUILD_DIR: SITE });
const proxy = await startProxy(server.url);
let passed = 0;
let failed = 0;
const complaints = fontComplaints();
if (complaints) {
  const isSilent = complaints.length === 0;
  console.log(
    `${isSilent ? "ok    " : "FAILED"} the fonts' sanitiser is silent\n${complaints.join("\n")}`.trimEnd(),
  );
  if (isSilent) passed++;
  else failed++;
} else {
  console.log("not looked at: the fonts, as their sanitiser isn't installed (opentype-sanitizer)");
}
try {
  for (const start of [startFirefox, startWebkit]) {
    let engine = await start(proxy.url, FOLDER);
    try {
      for (const journey of journeys) {
        const started = performance.now();
        const tab = await engine.open().catch((error: unknown) => console.log(String(error)));
        if (!tab) {
          // WebKit's driver sometimes waits for a browser that never starts; no page was open yet.
          console.log(`${engine.name} did not start, and is started again`);
          await engine.stop();
          engine = await start(proxy.url, FOLDER);
        }
        let failure = await walk(engine, tab ?? undefined, journey);
        if (failure?.startsWith(SILENT)) {
          // Whatever hangs because of the page hangs once more.
          console.log(`${failure}\n${engine.name} is started again, for another walk`);
          await engine.stop();
          engine = await start(proxy.url, FOLDER);
          failure = await walk(engine, undefined, journey);
        }
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        console.log(`${failure ? "FAILED" : "ok    "} ${engine.name}: ${journey.name} (${seconds} s)`);
        if (failure) console.log(failure.replaceAll(/^/gm, "       "));
        if (failure) failed++;
        else passed++;
        if (!failure) continue;
        // What failed in one may have broken it for the others.
        await engine.stop();
        engine = await start(proxy.url, FOLDER);
      }
    } finally {
      await engine.stop();
    }
  }
} finally {
  proxy.close();
  await server.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
