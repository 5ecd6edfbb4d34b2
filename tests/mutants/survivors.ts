import type { Equivalent } from "./equivalent.ts";

interface Position {
  line: number;
  column: number;
}

/** What we read of a report by Stryker, in its mutation testing report schema. */
export interface MutantsReport {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Mutant {
  status: string;
  replacement?: string;
  location: { start: Position; end: Position };
}

/** Returns, in words, the mutants that no test noticed and nobody explained, and explanations of none. */
export function problemsIn({ files }: MutantsReport, equivalent: Record<string, Equivalent[]>): string[] {
  const problems: string[] = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const unused = [...(equivalent[file] ?? [])];
    for (const mutant of mutants) {
      if (mutant.status !== "Survived" && mutant.status !== "NoCoverage") continue;
      const { code, becomes } = changeBy(mutant, source);
      const explanation = unused.findIndex((each) => each.code === code && each.becomes === becomes);
      if (explanation >= 0) unused.splice(explanation, 1);
      else problems.push(`${file}:${mutant.location.start.line}: nothing notices ${code} → ${becomes}`);
    }
    for (const { code, becomes } of unused)
      problems.push(`${file}: nothing to explain in ${code} → ${becomes}`);
  }
  return problems;
}

function changeBy({ replacement = "", location: { start, end } }: Mutant, source: string) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const whole = lines.join("\n");
  const behind = (lines.at(-1)?.length ?? 0) - (end.column - 1);
  return {
    code: inOneLine(whole.slice(start.column - 1, whole.length - behind)),
    becomes: inOneLine(replacement),
  };
}

export const inOneLine = (code: string) => code.replaceAll(/\s+/g, " ").trim();
