import { readdirSync, readFileSync } from "node:fs";

const MS = 1_000_000;

function parentOf(pid: string): number {
  // The process name comes first and may contain spaces and brackets.
  const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return Number(parent);
}

function processesOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = parentOf(pid);
      children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
    } catch {
      // It has ended, or this is not Linux.
    }
  }
  const all = [root];
  for (const pid of all) all.push(...(children.get(pid) ?? []));
  return all;
}

/** Milliseconds by thread. */
type Threads = Map<string, { worked: number; queued: number }>;

function threadsOf(pid: number): Threads {
  const threads: Threads = new Map();
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const said = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8");
      const [worked = 0, queued = 0] = said.split(" ").map((nanoseconds) => Number(nanoseconds) / MS);
      threads.set(thread, { worked, queued });
    }
  } catch {
    // The process has ended, or this is not Linux.
  }
  return threads;
}

function spentSince(pid: number, before: Threads) {
  const spent = { worked: 0, queued: 0 };
  for (const [thread, { worked, queued }] of threadsOf(pid)) {
    const then = before.get(thread);
    spent.worked += worked - (then?.worked ?? 0);
    spent.queued = Math.max(spent.queued, queued - (then?.queued ?? 0));
  }
  return spent;
}

/**
 * Returns the time of a request minus its waiting for a processor, or the server's work if that is more.
 * @param root the process that started all parts of the server
 */
export async function costOf<Answer extends { ms: number }>(root: number, send: () => Promise<Answer>) {
  const before = processesOf(root).map((pid) => ({ pid, threads: threadsOf(pid) }));
  const answer = await send();
  let [worked, queued] = [0, 0];
  for (const { pid, threads } of before) {
    const spent = spentSince(pid, threads);
    queued += spent.queued;
    if (pid !== root && pid !== process.pid) worked += spent.worked;
  }
  return { answer, cost: Math.max(answer.ms - queued, Math.min(answer.ms, worked)) };
}
