const voted = new Set<string>();

/** Remembers that this visit's vote for a clinic is stored, until the page is loaded anew. */
export function rememberVoted(clinicId: string): void {
  voted.add(clinicId);
}

/** Whether this visit's vote for a clinic is stored, as far as this browser saw. */
export function hasVoted(clinicId: string): boolean {
  return voted.has(clinicId);
}
