/** A report that was sent, as the thanks speak of it. */
export interface Reported {
  clinicId: string;
  figure: string;
  /** Whether we may ask back. */
  hasEmail: boolean;
}

/**
 * What the browser's history keeps of a report that was sent, so that the thanks stay until
 * the person leaves, also over a reload. The address stays out of it.
 */
export function reportedState({ clinicId, figure, hasEmail }: Reported) {
  return { reported: { clinicId, figure, hasEmail } };
}

/** The report that was just sent; null where the history says nothing of one. */
export function reportedFrom(state: unknown): Reported | null {
  if (typeof state !== "object" || state === null || !("reported" in state)) return null;
  const { reported } = state;
  if (typeof reported !== "object" || reported === null) return null;
  if (!("clinicId" in reported && "figure" in reported && "hasEmail" in reported)) return null;
  const { clinicId, figure, hasEmail } = reported;
  if (typeof clinicId !== "string" || typeof figure !== "string") return null;
  return { clinicId, figure, hasEmail: hasEmail === true };
}
