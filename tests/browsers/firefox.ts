import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { findFirefox } from "../../scripts/browsers.mjs";
import { Bidi } from "./bidi.ts";
import { FORGET_LOADS_OF_LEFT_PAGE } from "./leaving.ts";
import { startProgram } from "./processes.ts";
import type { Engine, Gesture, Tab } from "./tab.ts";

/** Or its icon, which the browser itself loads. Anything else that a worker couldn't load has a name. */
const OF_LEFT_PAGE = /^Failed to load ‘(\S+\/favicon\.svg)?’\. A ServiceWorker intercepted/;

export async function startFirefox(siteUrl: string, folder: string): Promise<Engine> {
  const profile = resolve(folder, "firefox");
  const downloads = join(profile, "downloads");
  rmSync(profile, { recursive: true, force: true });
  mkdirSync(downloads, { recursive: true });
  const browser = await startProgram(
    [findFirefox() ?? "", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    /listening on (ws:\S+)/,
    { HOME: profile },
  );
  const bidi = await Bidi.connect(`${browser.said[1]}/session`);
  await bidi.send("session.new", { capabilities: {} });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  await bidi.send("script.addPreloadScript", {
    functionDeclaration: `() => { ${FORGET_LOADS_OF_LEFT_PAGE} }`,
  });
  await bidi.send("browser.setDownloadBehavior", {
    downloadBehavior: { type: "allowed", destinationFolder: downloads },
  });
  return {
    name: "Firefox",
    downloads,
    open: () => openTab(bidi, siteUrl),
    async stop() {
      bidi.close();
      await browser.stop();
    },
  };
}

async function openTab(bidi: Bidi, siteUrl: string): Promise<Tab> {
  const { userContext } = await bidi.send("browser.createUserContext");
  const { context } = await bidi.send("browsingContext.create", { type: "tab", userContext });
  await bidi.send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 900 } });
  const errors: string[] = [];
  const stopListening = bidi.onEvent((event, params) => {
    if (event !== "log.entryAdded" || params.level !== "error") return;
    const source = params.source as { context?: string | null };
    // Reported without a page: fonts, styles and violations of the content security policy.
    if ((source.context ?? context) !== context) return;
    const words = String(params.text);
    if (!OF_LEFT_PAGE.test(words)) errors.push(words);
  });
  return {
    async goto(path) {
      await bidi.send("browsingContext.navigate", { context, url: siteUrl + path, wait: "complete" });
    },
    async reload() {
      await bidi.send("browsingContext.reload", { context, wait: "complete" });
    },
    async evaluate(expression) {
      const answer = await bidi.send("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (answer.type !== "success") throw new Error(JSON.stringify(answer.exceptionDetails));
      const { value } = answer.result as { value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    },
    async act(actions: Gesture[]) {
      await bidi.send("input.performActions", { context, actions });
    },
    async chooseFile(selector, path) {
      const { nodes } = await bidi.send("browsingContext.locateNodes", {
        context,
        locator: { type: "css", value: selector },
      });
      const [field] = nodes as { sharedId: string }[];
      await bidi.send("input.setFiles", {
        context,
        element: { sharedId: field?.sharedId },
        files: [path],
      });
    },
    async print() {
      const { data } = await bidi.send("browsingContext.print", { context, background: true });
      return Buffer.from(String(data), "base64");
    },
    errors: async () => errors,
    async close() {
      await bidi.send("browser.removeUserContext", { userContext });
      stopListening();
    },
  };
}
