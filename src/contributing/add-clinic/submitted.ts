/** A form that was sent. */
export interface SubmittedClinic {
  clinicName: string;
  /** For a sponsored listing: whether the payment page could be opened. */
  payment?: "opened" | "blocked" | undefined;
}

/**
 * What the browser's history keeps of a form that was sent, so that the thanks stay until the
 * person leaves, also over a reload.
 */
export function submittedState({ clinicName, payment }: SubmittedClinic) {
  return { submittedClinic: clinicName, payment };
}

/** What was just sent; null where the history says nothing of it. */
export function submittedIn(state: unknown): SubmittedClinic | null {
  if (typeof state !== "object" || state === null || !("submittedClinic" in state)) return null;
  if (typeof state.submittedClinic !== "string") return null;
  const payment = "payment" in state ? state.payment : undefined;
  const isPaid = payment === "opened" || payment === "blocked";
  return { clinicName: state.submittedClinic, payment: isPaid ? payment : undefined };
}
