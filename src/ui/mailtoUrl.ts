/** The address of a new message to somebody: whatever stands in `address` or `subject`, it is that alone. */
export function mailtoUrl(address: string, subject?: string): string {
  const to = address.split("@").map(encodeURIComponent).join("@");
  return `mailto:${to}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}
