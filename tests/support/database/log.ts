/** Lite prints thirty lines for each refusal, which the tests provoke and check anyway. */
export function silenceLite(): void {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const [first] = args;
    const fromLite =
      first instanceof Error && /node_modules\/(@supabase\/lite|postgres)\//.test(first.stack ?? "");
    if (!fromLite) print(...args);
  };
}
