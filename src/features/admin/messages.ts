import type { ToastMessage } from "@/ui/toast.ts";
import type { SignIn } from "./api.ts";

const WELCOME: ToastMessage = {
  title: "Login Successful",
  text: "Welcome to the blog administration panel.",
};

export const LOGGED_OUT: ToastMessage = {
  title: "Logged Out",
  text: "You have been successfully logged out.",
};

/** Nothing sensible came back: no answer at all, or something that is none. */
export const LOGIN_EXCEPTION: ToastMessage = {
  title: "Login Error",
  text: "An unexpected error occurred during login",
  tone: "alarm",
};

export const NO_STORAGE =
  "Your browser does not let this site store anything, so you could not stay signed in. Allow site data for this address and try again.";

export const TITLE_AND_CONTENT_REQUIRED = "Title and content are required";

/** What the admin is told after the login service answered. */
export function signInMessage(result: SignIn): ToastMessage {
  switch (result.kind) {
    case "welcome":
      return WELCOME;
    case "refused":
      return { title: "Authentication Failed", text: "Invalid email or password", tone: "alarm" };
    case "serviceError":
      return {
        title: "Authentication Error",
        text: result.message || "An error occurred during login",
        tone: "alarm",
      };
  }
}

/** A message of the editor or the list, which the specification gives without a title. */
export function plainMessage(title: string, tone: ToastMessage["tone"] = "calm"): ToastMessage {
  return { title, tone };
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
