import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Browser } from "@playwright/test";
import type { Calibration } from "./calibration.ts";
import { SLOW_PHONE } from "./pace.ts";
import { figureInMs, progress, type Figure } from "./pagesReport.ts";

const RUNS = 5;
const NUMBERS = 100_000;
const GOAL_MS = 3_000;

/** The worker's script runs in the page, because the browser throttles only pages. */
export async function measureHumanCheck(
  browser: Browser,
  siteUrl: string,
  buildDir: string,
  calibration: Calibration,
  { runs = RUNS, numbers = NUMBERS, pace = SLOW_PHONE } = {},
): Promise<Figure[]> {
  const script = readdirSync(`${buildDir}/assets`).find((file) => file.startsWith("solveChallenge.worker-"));
  if (!script) throw new Error(`There is no worker in ${buildDir}`);
  const salt = "0123456789abcdef01234567?expires=4102444800&for=0123456789abcdef&";
  const challenge = createHash("sha256").update(`${salt}${numbers}`).digest("hex");
  const times: number[] = [];
  for (let run = 1; run <= runs; run++) {
    progress(`Human check ${run}/${runs}`);
    const page = await browser.newPage();
    await page.goto(siteUrl);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: pace.slowedDown });
    times.push(
      await page.evaluate(solve, {
        script: `/assets/${script}`,
        challenge: { algorithm: "SHA-256", challenge, salt, maxnumber: numbers, signature: "" },
      }),
    );
    await page.close();
    calibration.tick();
  }
  const what = `Human check at its hardest, all ${numbers.toLocaleString("en-GB")} numbers, 4× CPU`;
  return [figureInMs(what, times, GOAL_MS, calibration)];
}

async function solve({ script, challenge }: { script: string; challenge: object }): Promise<number> {
  await import(script);
  return new Promise((resolve) => {
    let started = 0;
    const listen = (event: MessageEvent) => {
      if (typeof event.data !== "string") return;
      window.removeEventListener("message", listen);
      // The worker's own listener would take its answer for a challenge.
      event.stopImmediatePropagation();
      resolve(performance.now() - started);
    };
    window.addEventListener("message", listen, { capture: true });
    started = performance.now();
    window.postMessage(challenge);
  });
}
