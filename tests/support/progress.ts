import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 45_000;
const STEP_MS = 50;
/** Hundredths of a second; more than an idle process needs. */
const WORK = 20;

interface Watched {
  pid: number | undefined;
  output: () => string;
}

/**
 * Waits while a process group prints or computes, however slow the machine.
 * @throws with its output when it stands still for `patience` milliseconds
 */
export async function waitWhileItWorks(
  { pid, output }: Watched,
  isReady: () => boolean,
  patience = PATIENCE_MS,
): Promise<void> {
  let seen = { printed: 0, worked: 0 };
  // Counted in steps: a while in which the machine itself stands still is one of them.
  let still = 0;
  while (!isReady()) {
    await wait(STEP_MS);
    const now = { printed: output().length, worked: processorTime(pid) };
    // A process that ends takes its time along, unless its parent waited for it.
    if (now.printed > seen.printed || Math.abs(now.worked - seen.worked) > WORK) {
      seen = now;
      still = 0;
    } else if ((still += STEP_MS) > patience) {
      throw new Error(`It has stood still for ${patience / 1_000} s:\n${output()}`);
    }
  }
}

function processorTime(group: number | undefined): number {
  let sum = 0;
  for (const entry of readFolder("/proc")) {
    // After the name in brackets: state, parent, group; the times are the 12th to 15th, with ended children's.
    const fields = /^\d+$/.test(entry) ? readStat(entry).split(") ").at(-1)?.split(" ") : undefined;
    if (Number(fields?.[2]) === group)
      sum += fields?.slice(11, 15).reduce((all, one) => all + Number(one), 0) ?? 0;
  }
  return sum;
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}
