export interface Reported {
  clinicId: string;
  figure: string;
  hasEmail: boolean;
}

/** The e-mail address stays out of the history state. */
export function reportedState({ clinicId, figure, hasEmail }: Reported) {
  return { reported: { clinicId, figure, hasEmail } };
}

export function readReportedState(state: unknown): Reported | null {
  if (typeof state !== "object" || state === null || !("reported" in state)) return null;
  const { reported } = state;
  if (typeof reported !== "object" || reported === null) return null;
  if (!("clinicId" in reported && "figure" in reported && "hasEmail" in reported)) return null;
  const { clinicId, figure, hasEmail } = reported;
  if (typeof clinicId !== "string" || typeof figure !== "string") return null;
  return { clinicId, figure, hasEmail: hasEmail === true };
}
