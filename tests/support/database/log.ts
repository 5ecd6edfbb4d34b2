/**
 * Lite prints thirty lines for each request that the database refuses. Here a test
 * provokes each of them and looks at the answer, so they would only drown what matters.
 */
export function silenceLite(): void {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const [first] = args;
    const fromLite =
      first instanceof Error && /node_modules\/(@supabase\/lite|postgres)\//.test(first.stack ?? "");
    if (!fromLite) print(...args);
  };
}
