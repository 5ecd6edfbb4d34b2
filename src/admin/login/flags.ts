import { forget, readFlag, setFlag, writeText } from "@/storage/storage.ts";

/** The flags are only a hint for the guard; the database checks the session. */
export function hasAdminFlag(): boolean {
  return readFlag("admin_authenticated");
}

export function setAdminFlags(email: string): boolean {
  return setFlag("admin_authenticated") && writeText("admin_email", email);
}

export function clearAdminFlags(): void {
  forget("admin_authenticated");
  forget("admin_email");
}

export function canStore(): boolean {
  const isStored = setFlag("storage-probe");
  forget("storage-probe");
  return isStored;
}
