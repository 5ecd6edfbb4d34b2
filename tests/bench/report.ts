import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";

export function describeMachine() {
  return {
    processors: availableParallelism(),
    model: cpus()[0]?.model ?? "unknown",
    node: process.versions.node,
    loadBefore: Number(loadavg()[0]?.toFixed(1)),
    date: new Date().toISOString().slice(0, 10),
  };
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

const line = (cells: string[]) => `| ${cells.join(" | ")} |`;

export function markdown(rows: string[][]): string {
  const [head = [], ...body] = rows;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

const rounded = (_key: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 100) / 100 : value;

export function writeResult(name: string, result: object): void {
  const folder = new URL("results/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(result, rounded, 2)}\n`);
}
