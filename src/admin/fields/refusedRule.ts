export function refusedRule(error: unknown): string | undefined {
  const [, rule] =
    /violates (?:check|unique) constraint "([a-z0-9_]+)"/.exec(error instanceof Error ? error.message : "") ??
    [];
  return rule && `The database requires: ${rule.replaceAll("_", " ")}.`;
}
