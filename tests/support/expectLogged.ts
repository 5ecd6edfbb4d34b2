import { format } from "node:util";
import { expect, vi } from "vitest";

const logged: string[] = [];
const expected = new Set<RegExp>();

/**
 * Swallows errors and warnings that a test means to provoke. Any other one fails the test, and so
 * does a pattern that nothing matched by its end.
 */
export function expectLogged(...patterns: RegExp[]): void {
  for (const pattern of patterns) expected.add(pattern);
}

/** Waits for something that a test means to provoke to be logged, and swallows it. */
export async function untilLogged(pattern: RegExp): Promise<void> {
  expectLogged(pattern);
  await vi.waitFor(() => expect(logged.some((line) => pattern.test(line))).toBe(true), 10_000);
}

const record = (...args: unknown[]) => void logged.push(format(...args));

/** Makes the console keep errors and warnings for `checkLogs` instead of printing them. */
export function recordLogs(): void {
  Object.assign(console, { error: record, warn: record });
}

/** @throws when something unexpected was logged since the last time, or something expected was not */
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
