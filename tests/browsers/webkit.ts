import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { findWebkit } from "../../scripts/browsers.mjs";
import { freePort } from "../../supabase/stack/freePort.ts";
import { COLLECTOR, listenToConsole } from "./consoleListener.ts";
import { waitFor } from "./patience.ts";
import { startProgram } from "./processes.ts";
import { SILENT, type Engine, type Tab } from "./tab.ts";

const LONGEST_MS = 90_000;

/** It needs a display. */
export async function startWebkit(siteUrl: string, folder: string): Promise<Engine> {
  const home = resolve(folder, "webkit");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const { driver, browser } = findWebkit() ?? { driver: "", browser: "" };
  const errors: string[] = [];
  const listener = await listenToConsole(siteUrl, (words) => errors.push(words));
  const screen = await startProgram(
    ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"],
    /(\d+)\n/,
  );
  const port = await freePort();
  // It prints nothing when it is ready.
  const running = await startProgram(
    ["sh", "-c", `echo started; exec "$0" "$@"`, driver, `--port=${port}`, "--host=127.0.0.1"],
    /started/,
    { DISPLAY: `:${screen.said[1]}`, HOME: home, XDG_CONFIG_HOME: join(home, ".config"), GDK_BACKEND: "x11" },
  );
  const driverUrl = `http://127.0.0.1:${port}`;
  await answering(driverUrl);
  return {
    name: "WebKit",
    downloads: home,
    open: () => openTab(driverUrl, browser, listener.url, errors),
    async stop() {
      await running.stop();
      await screen.stop();
      listener.close();
    },
  };
}

async function answering(url: string): Promise<void> {
  await waitFor("WebKitWebDriver answers", async () => {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    return answer?.ok ? true : undefined;
  });
}

/** @throws also if the driver says nothing, as it does once its browser is gone */
async function call(method: string, url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const answer = await fetch(url, { method, body: body && JSON.stringify(body), signal }).catch(
    (error: unknown) => {
      throw signal.aborted ? new Error(`${SILENT} to ${method} ${new URL(url).pathname}`) : error;
    },
  );
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

async function openTab(driverUrl: string, binary: string, siteUrl: string, errors: string[]): Promise<Tab> {
  const created = await call("POST", `${driverUrl}/session`, {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } },
    },
  });
  // By now the last page has told all that it had to tell.
  errors.length = 0;
  const session = `${driverUrl}/session/${(created as { sessionId: string }).sessionId}`;
  await call("POST", `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 960 });
  return {
    async goto(path) {
      await call("POST", `${session}/url`, { url: siteUrl + path });
    },
    async reload() {
      await call("POST", `${session}/refresh`, {});
    },
    async evaluate(expression) {
      const value = await call("POST", `${session}/execute/sync`, {
        script: `return JSON.stringify(${expression})`,
        args: [],
      });
      return typeof value === "string" ? JSON.parse(value) : undefined;
    },
    async act(actions) {
      await call("POST", `${session}/actions`, { actions });
    },
    async chooseFile(selector, path) {
      const field = await call("POST", `${session}/element`, { using: "css selector", value: selector });
      const [reference] = Object.values(field as Record<string, string>);
      await call("POST", `${session}/element/${reference}/value`, { text: path });
    },
    async errors() {
      // Sent after what the page has told so far, and empty, so nothing is noted of it.
      await call("POST", `${session}/execute/async`, {
        script: `fetch("${COLLECTOR}", { method: "POST" }).finally(arguments[0])`,
        args: [],
      });
      return errors;
    },
    async close() {
      await call("DELETE", session);
    },
  };
}
