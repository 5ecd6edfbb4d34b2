import { BackendError, referenceOf } from "@/backend/errors.ts";

export interface ReportedError {
  /** The kind of error, and the code that the visitor is shown: `TypeError E-7K2F`. */
  code: string;
  /** The script without its hash, the line and the column: `HomePage:1:2345`. */
  place: string | null;
}

/** Of our own scripts alone. Vite's hash has eight characters. */
const OWN_SCRIPT = /\/assets\/([A-Za-z][\w-]{0,59}?)-[\w-]{8}\.js(?:\?\d+)?:(\d{1,7}):(\d{1,7})/;

/** By codes alone, since its text may hold what somebody typed; null for refusals and browser extensions. */
export function describeError(error: unknown): ReportedError | null {
  if (error instanceof BackendError) {
    return error.code === error.kind ? { code: error.kind, place: null } : null;
  }
  if (!(error instanceof Error)) return { code: "unknown", place: null };
  const stack = error.stack ?? "";
  if (/-extension:\/\//.test(stack)) return null;
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : "Error";
  const [, script, line, column] = OWN_SCRIPT.exec(stack) ?? [];
  return {
    code: `${name} ${referenceOf(error)}`,
    place: script === undefined ? null : `${script}:${line}:${column}`,
  };
}
