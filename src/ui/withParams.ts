export function withParams(
  before: URLSearchParams,
  values: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") next.delete(name);
    else if (value !== undefined) next.set(name, value);
  }
  return next;
}
