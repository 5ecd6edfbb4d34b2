/** Writes a mailto link in which neither value can add recipients or fields. */
export function mailtoUrl(address: string, subject?: string): string {
  const to = address.split("@").map(encodeURIComponent).join("@");
  return `mailto:${to}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}
