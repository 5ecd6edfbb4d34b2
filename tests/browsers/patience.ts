import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_S = 180;

/** @throws naming what never came, with `state` */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  state: () => string = () => "",
): Promise<Answer> {
  const deadline = performance.now() + PATIENCE_S * 1_000;
  do {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(50);
  } while (performance.now() < deadline);
  throw new Error([`Not within ${PATIENCE_S} s: ${what}`, state()].join("\n").trimEnd());
}
