import { globSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const MS_A_TICK = 10;

/** In milliseconds. */
export type ProcessorTime = Record<"postgres" | "postgrest", number>;

/**
 * Other work on the machine doesn't count, so it says more than a clock.
 * @param database the first process of the Postgres
 */
export function processorTime(database: number): ProcessorTime {
  const processes = globSync("/proc/[0-9]*/stat").flatMap(readProcess);
  const sum = (program: keyof ProcessorTime, top: number) =>
    processes
      .filter(({ pid, parent, name }) => name === program && (pid === top || parent === top))
      .reduce((total, { ticks }) => total + ticks * MS_A_TICK, 0);
  return { postgres: sum("postgres", database), postgrest: sum("postgrest", process.pid) };
}

function readProcess(file: string) {
  try {
    const [, pid, name, rest = ""] = /^(\d+) \((.*)\) (.*)$/s.exec(readFileSync(file, "utf8")) ?? [];
    const fields = rest.split(" ").map(Number);
    // Its own time, and that of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return [{ pid: Number(pid), name, parent: fields[1] ?? 0, ticks }];
  } catch {
    return [];
  }
}
