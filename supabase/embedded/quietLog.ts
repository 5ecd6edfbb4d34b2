/** Refusals by rule: our own PTxyz errors, missing privileges, broken constraints, bad input. */
const REFUSAL = /^(PT\d{3}|42501|42P01|22\w{3}|23\w{3}|PGRST\w+)$/;

/**
 * Keeps the log readable: Lite prints thirty lines for each query that the database
 * refuses, though the caller is told and nothing is wrong here. Real faults still show.
 */
export function silenceRefusals(): void {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const [first] = args;
    const code = first instanceof Error && "code" in first ? String(first.code) : "";
    if (!REFUSAL.test(code)) print(...args);
  };
}
