import { BackendError, failureOf } from "@/backend/errors.ts";
import type { ToastMessage } from "@/ui/toast.ts";

export const WELCOME: ToastMessage = {
  title: "Login Successful",
  text: "Welcome to the blog administration panel.",
};

export const LOGGED_OUT: ToastMessage = {
  title: "Logged Out",
  text: "You have been successfully logged out.",
};

export const REFUSED: ToastMessage = {
  title: "Authentication Failed",
  text: "Invalid email or password",
  tone: "alarm",
};

/** The code was right, but the database refuses one that comes later. */
export const CODE_REFUSED: ToastMessage = {
  title: "Authentication Failed",
  text: "This account has no admin access, or your code came more than 15 minutes after your password. Please sign in again.",
  tone: "alarm",
};

export const NO_STORAGE =
  "Your browser doesn't let this site store anything, so you wouldn't stay signed in. Allow site data for this address and try again.";

const CROWDED = "Too many people are trying to sign in. Please try again in a few minutes.";

const GENERAL = "An error occurred during login";

/** Supabase Auth's own rate limit, whose message is for programmers. */
function isCrowded({ code }: BackendError): boolean {
  return code === "too-many-requests";
}

export function signInFailure(error: unknown): ToastMessage {
  if (error instanceof BackendError && error.status >= 300) {
    const title = "Authentication Error";
    if (error.code === "out-of-order" || error.code === "read-only")
      return failureOf(error, { title, text: `${GENERAL}.` });
    return failureOf(error, { title, text: isCrowded(error) ? CROWDED : error.message || GENERAL });
  }
  return failureOf(error, { title: "Login Error", text: "An unexpected error occurred during login" });
}
