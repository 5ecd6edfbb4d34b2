/**
 * What the browser's history keeps of a form that was sent, so that the thanks stay until the
 * person leaves, also over a reload.
 */
export function submittedState(clinicName: string) {
  return { submittedClinic: clinicName };
}

/** The name of the clinic that was just sent; null where the history says nothing of one. */
export function submittedName(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("submittedClinic" in state)) return null;
  return typeof state.submittedClinic === "string" ? state.submittedClinic : null;
}
