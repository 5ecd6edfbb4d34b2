export interface SubmittedClinic {
  clinicName: string;
  payment?: "opened" | "blocked" | undefined;
}

export function submittedState({ clinicName, payment }: SubmittedClinic) {
  return { submittedClinic: clinicName, payment };
}

export function readSubmittedState(state: unknown): SubmittedClinic | null {
  if (typeof state !== "object" || state === null || !("submittedClinic" in state)) return null;
  if (typeof state.submittedClinic !== "string") return null;
  const payment = "payment" in state ? state.payment : undefined;
  const isPaid = payment === "opened" || payment === "blocked";
  return { clinicName: state.submittedClinic, payment: isPaid ? payment : undefined };
}
