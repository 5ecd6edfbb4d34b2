import { format } from "node:util";
import { expect, vi } from "vitest";

const logged: string[] = [];
const expected = new Set<RegExp>();

/** Expects errors and warnings that a test provokes. A pattern without a match fails it. */
export function expectLogged(...patterns: RegExp[]): void {
  for (const pattern of patterns) expected.add(pattern);
}

export async function untilLogged(pattern: RegExp): Promise<void> {
  expectLogged(pattern);
  await vi.waitFor(() => expect(logged.some((line) => pattern.test(line))).toBe(true), 60_000);
}

const record = (...args: unknown[]) => void logged.push(format(...args));

/** Keeps errors and warnings for `checkLogs` instead of printing them. */
export function recordLogs(): void {
  Object.assign(console, { error: record, warn: record });
}

export function checkLogs(): void {
  const [lines, patterns] = [logged.splice(0), [...expected]];
  expected.clear();
  const unexpected = lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) {
    throw new Error(`Nothing expected this in the console:\n${unexpected.join("\n")}`);
  }
  const missing = patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
  if (missing.length > 0) throw new Error(`The console never showed ${missing.join(", ")}`);
}
