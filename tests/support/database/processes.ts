import { existsSync, readdirSync, readFileSync } from "node:fs";

interface Running {
  pid: number;
  parent: number;
  name: string;
}

function runningProcesses(): Running[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const [, name = "", state, parent] = /\((.*)\) (\S) (\d+)/s.exec(readProc(pid, "stat")) ?? [];
    return parent === undefined || state === "Z" ? [] : [{ pid: Number(pid), parent: Number(parent), name }];
  });
}

export function familyOf(ancestor: number): Running[] {
  const all = runningProcesses();
  const family = all.filter(({ pid }) => pid === ancestor);
  // What is found is visited, too.
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid));
  return family;
}

export function commandOf(pid: number): string {
  return readProc(pid, "cmdline").replaceAll("\0", " ");
}

/** What a process holds for itself alone, with its part of what a parent left it. */
export function ownMegabytesOf(pid: number): number {
  const [, kilobytes = "0"] = /^Pss_Anon:\s+(\d+) kB/m.exec(readProc(pid, "smaps_rollup")) ?? [];
  return Number(kilobytes) / 1024;
}

export function killAtOnce(pids: number[]): void {
  for (const pid of pids) if (existsSync(`/proc/${pid}`)) process.kill(pid, "SIGKILL");
}

function readProc(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
