import { readFileSync, writeFileSync } from "node:fs";

interface Progress {
  done: number;
  total: number;
  failed: number;
  unit: "tests" | "files";
}

/** Writes to `PROGRESS_FILE`. */
export default class ProgressReporter {
  #progress: Progress = { done: 0, total: 0, failed: 0, unit: "tests" };

  onBegin(_config: unknown, suite: { allTests(): unknown[] }): void {
    this.#write({ total: suite.allTests().length });
  }

  onTestEnd(_test: unknown, { status }: { status: string }): void {
    this.#count(status === "passed");
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.#write({ total: files.length, unit: "files" });
  }

  onTestModuleEnd(file: { ok(): boolean }): void {
    this.#count(file.ok());
  }

  #count(passed: boolean): void {
    const { done, failed } = this.#progress;
    this.#write({ done: done + 1, failed: failed + (passed ? 0 : 1) });
  }

  #write(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    if (process.env.PROGRESS_FILE) writeFileSync(process.env.PROGRESS_FILE, JSON.stringify(this.#progress));
  }
}

export function progressIn(file: string): string {
  try {
    const { done, total, failed, unit } = JSON.parse(readFileSync(file, "utf8")) as Progress;
    return `${done} of ${total} ${unit}, ${failed} failed`;
  } catch {
    return "starting";
  }
}
