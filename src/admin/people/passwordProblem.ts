export interface PasswordProblem {
  field: "current" | "next";
  text: string;
}

const SIGN_IN_AGAIN = "You signed in too long ago. Log out, sign in, and change it then.";

/** Supabase Auth's codes for what the person can fix. */
const PROBLEMS: Record<string, PasswordProblem> = {
  current_password_invalid: { field: "current", text: "This isn’t your current password." },
  current_password_mismatch: { field: "current", text: "This isn’t your current password." },
  current_password_required: { field: "current", text: "Enter your current password." },
  same_password: { field: "next", text: "This is the password you have. Choose another." },
  weak_password: { field: "next", text: "It is too easy to guess. Choose a longer one." },
  reauthentication_needed: { field: "current", text: SIGN_IN_AGAIN },
  insufficient_aal: { field: "current", text: "Log out, sign in with your code, and change it then." },
};

export function authProblem(code: string | undefined): PasswordProblem | null {
  return (code !== undefined && PROBLEMS[code]) || null;
}

export function missingPassword({
  current,
  next,
}: {
  current: string;
  next: string;
}): PasswordProblem | null {
  if (current === "") return { field: "current", text: "Enter your current password." };
  if (next === "") return { field: "next", text: "Enter a new password." };
  return current === next ? (PROBLEMS.same_password ?? null) : null;
}
