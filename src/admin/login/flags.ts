import { forget, readFlag, setFlag, writeText } from "@/storage/storage.ts";

/**
 * The two flags that say an admin signed in here. They are a hint for the guard and prove
 * nothing: the session does, and the database asks for that.
 */
export function hasAdminFlag(): boolean {
  return readFlag("admin_authenticated");
}

/** @returns false when the browser does not let the site store anything */
export function setAdminFlags(email: string): boolean {
  return setFlag("admin_authenticated") && writeText("admin_email", email);
}

/** Forgets that an admin signed in here; the session is ended elsewhere. */
export function clearAdminFlags(): void {
  forget("admin_authenticated");
  forget("admin_email");
}

/** Whether the browser lets the site keep anything at all. */
export function canStore(): boolean {
  const isKept = setFlag("storage-probe");
  forget("storage-probe");
  return isKept;
}
