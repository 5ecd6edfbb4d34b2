// What a request really cost, on a machine that others keep busy too.
import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds that processes worked, and that they stood in line for a processor. */
interface Spent {
  worked: number;
  queued: number;
}

const MS = 1_000_000;

function parentOf(pid: string): number {
  // Behind the name, which may have spaces and brackets.
  const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return Number(parent);
}

/** A process and all that it started: the server's parts and the requests' sender. */
function processesOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = parentOf(pid);
      children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
    } catch {
      // It has ended.
    }
  }
  const all = [root];
  for (const pid of all) all.push(...(children.get(pid) ?? []));
  return all;
}

/** What these processes have spent since they began. Nothing where the system does not say. */
function spentBy(pids: number[]): Spent {
  const spent = { worked: 0, queued: 0 };
  for (const pid of pids) {
    try {
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        const [worked = 0, queued = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8")
          .split(" ")
          .map(Number);
        spent.worked += worked / MS;
        spent.queued += queued / MS;
      }
    } catch {
      // It has ended, or this is not Linux.
    }
  }
  return spent;
}

/**
 * What a request took less the time that its processes stood in line, or what the server worked if
 * that is more: a statement that sleeps or waits for a lock counts, and a busy machine does not.
 *
 * @param root the process that started all parts of the server
 */
export async function costOf<Answer extends { ms: number }>(root: number, send: () => Promise<Answer>) {
  const all = processesOf(root);
  const server = all.filter((pid) => pid !== root && pid !== process.pid);
  const [queuedBefore, workedBefore] = [spentBy(all).queued, spentBy(server).worked];
  const answer = await send();
  const worked = spentBy(server).worked - workedBefore;
  const unqueued = answer.ms - (spentBy(all).queued - queuedBefore);
  return { answer, cost: Math.max(unqueued, Math.min(answer.ms, worked)) };
}
