/** Refusals by rule: PTxyz errors, missing privileges, broken constraints, bad input. */
const REFUSAL = /^(PT\d{3}|42501|42P01|22\w{3}|23\w{3}|PGRST\w+)$/;

/** Lite prints thirty lines for each refusal. Real errors still show. */
export function silenceRefusals(): void {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const [first] = args;
    const code = first instanceof Error && "code" in first ? String(first.code) : "";
    if (!REFUSAL.test(code)) print(...args);
  };
}
