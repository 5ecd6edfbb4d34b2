const AUTHENTICATED = "admin_authenticated";
const EMAIL = "admin_email";

/**
 * The two flags that say an admin signed in here. They are a hint for the guard and prove
 * nothing: the session does, and the database asks for that.
 */
export function hasAdminFlag(): boolean {
  try {
    return localStorage.getItem(AUTHENTICATED) === "true";
  } catch {
    return false;
  }
}

/** @returns false when the browser does not let the site store anything */
export function setAdminFlags(email: string): boolean {
  try {
    localStorage.setItem(AUTHENTICATED, "true");
    localStorage.setItem(EMAIL, email);
    return hasAdminFlag();
  } catch {
    return false;
  }
}

/** Forgets that an admin signed in here; the session is ended elsewhere. */
export function clearAdminFlags(): void {
  try {
    localStorage.removeItem(AUTHENTICATED);
    localStorage.removeItem(EMAIL);
  } catch {
    // Where nothing can be stored there is nothing to clear.
  }
}

/** Whether the browser lets the site keep anything at all. */
export function canStore(): boolean {
  const probe = "storage-probe";
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
