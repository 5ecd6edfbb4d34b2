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

export const NO_STORAGE =
  "Your browser doesn't let this site store anything, so you wouldn't stay signed in. Allow site data for this address and try again.";

export const TITLE_AND_CONTENT_REQUIRED = "Title and content are required";

/** What the admin is told when the login service failed, or when no sensible answer came at all. */
export function signInFailure(error: unknown): ToastMessage {
  if (error instanceof BackendError && error.status >= 300) {
    const text = error.message || "An error occurred during login";
    return failureOf(error, { title: "Authentication Error", text });
  }
  return failureOf(error, { title: "Login Error", text: "An unexpected error occurred during login" });
}

/** What the admin is told when fields of the editor are not right; each says why beside it. */
export function invalidFormMessage(fields: string[]): ToastMessage {
  const isBlank = fields.includes("title") || fields.includes("content");
  return {
    title: "Error",
    text: isBlank ? TITLE_AND_CONTENT_REQUIRED : "Please look at the marked fields",
    tone: "alarm",
  };
}
