import type { Code } from "./codes.ts";

/** `must`: the site is unsafe, broken or against the law until it is done. */
type Severity = "must" | "may";

export interface Finding {
  code: Code;
  severity: Severity;
  what: string;
  todo: string;
}

export interface Unexamined {
  part: string;
  why: string;
  /** False where nobody asked for it: an address was not given. */
  wasAsked: boolean;
}

export class Report {
  readonly findings: Finding[] = [];
  readonly notLookedAt: Unexamined[] = [];

  must(code: Code, what: string, todo: string): void {
    this.findings.push({ code, severity: "must", what, todo });
  }

  may(code: Code, what: string, todo: string): void {
    this.findings.push({ code, severity: "may", what, todo });
  }

  couldNot(part: string, why: string): void {
    this.notLookedAt.push({ part, why, wasAsked: true });
  }

  notAsked(part: string, why: string): void {
    this.notLookedAt.push({ part, why, wasAsked: false });
  }

  has(code: Code): boolean {
    return this.findings.some((finding) => finding.code === code);
  }

  /** 1: something must be done. 2: a part could not be looked at. */
  get exitCode(): 0 | 1 | 2 {
    if (this.findings.some(({ severity }) => severity === "must")) return 1;
    return this.notLookedAt.some(({ wasAsked }) => wasAsked) ? 2 : 0;
  }
}

export function asText({ findings, notLookedAt, exitCode }: Report): string {
  const lines: string[] = [];
  for (const [severity, sign] of [
    ["must", "✗"],
    ["may", "·"],
  ] as const) {
    const all = findings.filter((finding) => finding.severity === severity);
    for (const [todo, alike] of Map.groupBy(all, (finding) => finding.todo)) {
      lines.push(...alike.map(({ what, code }) => `${sign} ${what} (${code})`), `  → ${todo}`);
    }
  }
  lines.push(...notLookedAt.map(({ part, why }) => `? Not looked at: ${part}. ${why}`));
  return [...lines, "", CONCLUSION[exitCode]].join("\n");
}

const CONCLUSION = {
  0: "Nothing has to be done.",
  1: "Do what is marked ✗, and run this again.",
  2: "Nothing was found that has to be done, but not everything could be looked at.",
};

export function asJson({ findings, notLookedAt, exitCode }: Report): string {
  return JSON.stringify({ exitCode, findings, notLookedAt }, null, 2);
}
