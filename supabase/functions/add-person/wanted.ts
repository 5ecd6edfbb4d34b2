/** Who shall use the desk. */
export interface Wanted {
  email: string;
  role: string;
}

/** What a caller asks for; null for anything else. Marks that nobody sees are no part of an address. */
export function wantedIn(body: unknown): Wanted | null {
  if (typeof body !== "object" || body === null) return null;
  const { email, role } = body as Record<string, unknown>;
  if (typeof email !== "string" || typeof role !== "string") return null;
  const address = email.trim().toLowerCase();
  const isAddress = address.length <= 320 && /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u.test(address);
  return isAddress ? { email: address, role } : null;
}

/** Whether an account may be made for an address. Others look like it, or are spelt in two ways. */
export function isPlain(email: string): boolean {
  return /^[\x21-\x7e]+$/.test(email) && email.length <= 255;
}
