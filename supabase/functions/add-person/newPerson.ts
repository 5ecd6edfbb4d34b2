export interface NewPerson {
  email: string;
  role: string;
}

export function readNewPerson(body: unknown): NewPerson | null {
  if (typeof body !== "object" || body === null) return null;
  const { email, role } = body as Record<string, unknown>;
  if (typeof email !== "string" || typeof role !== "string") return null;
  const address = email.trim().toLowerCase();
  const isAddress = address.length <= 320 && /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u.test(address);
  return isAddress ? { email: address, role } : null;
}

/** Non-ASCII addresses can look alike or be spelt in two ways. */
export function isPlainAscii(email: string): boolean {
  return /^[\x21-\x7e]+$/.test(email) && email.length <= 255;
}
