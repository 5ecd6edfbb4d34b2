import { useMutation } from "@tanstack/react-query";
import { ADMIN_SESSION_KEY, adminClient } from "@/backend/adminClient.ts";
import { dataOf } from "@/backend/errors.ts";
import { forget, readText } from "@/storage/storage.ts";
import { verifyPassword, type Credentials } from "./verifyPassword.ts";

/** gcTime 0 keeps credentials out of the cache. */
export const useSignIn = () => useMutation({ mutationFn: signIn, gcTime: 0 });

export const useVerifyCode = () => useMutation({ mutationFn: verifyCode, gcTime: 0 });

export const useSignOut = () => useMutation({ mutationFn: signOut });

type SignedIn = "in" | "refused" | { codeOf: string };

/**
 * If the specification's own throttled check is busy or fails, Supabase Auth decides alone, so that a crowd
 * can't lock an admin out. @throws BackendError when the service failed or no answer came
 */
async function signIn(credentials: Credentials): Promise<SignedIn> {
  if ((await verifyPassword(credentials)) === false) return "refused";
  const { data, error } = await adminClient.auth.signInWithPassword(credentials);
  // A wrong password, an unknown e-mail address and a blocked account must look the same.
  if (error?.status === 400 || error?.status === 403) return "refused";
  dataOf({ data: null, error, status: error?.status ?? 0 });
  const factor = data.user?.factors?.find((f) => f.status === "verified" && f.factor_type === "totp");
  return factor ? { codeOf: factor.id } : stayIfAdmin();
}

interface Code {
  factorId: string;
  code: string;
}

/** @returns "wrong" for a wrong or expired code. @throws BackendError when the service failed */
async function verifyCode(code: Code): Promise<"in" | "refused" | "wrong"> {
  const { error } = await adminClient.auth.mfa.challengeAndVerify(code);
  if (error?.status === 422 || error?.status === 400) return "wrong";
  dataOf({ data: null, error, status: error?.status ?? 0 });
  return stayIfAdmin();
}

async function stayIfAdmin(): Promise<"in" | "refused"> {
  try {
    const isAdmin: unknown = dataOf(await adminClient.rpc("is_admin"));
    if (isAdmin !== true) await signOut();
    return isAdmin === true ? "in" : "refused";
  } catch (problem) {
    await signOut();
    throw problem;
  }
}

/** Also ends the session here when the server can't be reached, but none that began meanwhile. */
async function signOut(): Promise<void> {
  const ended = readText(ADMIN_SESSION_KEY);
  const { error } = await adminClient.auth.signOut({ scope: "local" });
  if (!error) return;
  console.warn("The server was not told of the sign-out", error);
  if (readText(ADMIN_SESSION_KEY) === ended) forget(ADMIN_SESSION_KEY);
}

/**
 * The listener must not call Supabase, which would deadlock. It hears nothing while a stored session waits
 * for a server out of order: Supabase first says that there is none, and tries again later.
 */
export function watchSession(listener: (isPresent: boolean) => void): void {
  adminClient.auth.onAuthStateChange((event, session) => {
    const isWaiting = event === "INITIAL_SESSION" && !session && isSessionStored();
    if (!isWaiting) listener(session !== null);
  });
}

/** Supabase takes one that it can't read for none, and leaves it there. */
function isSessionStored(): boolean {
  try {
    return JSON.parse(readText(ADMIN_SESSION_KEY) ?? "null") !== null;
  } catch {
    forget(ADMIN_SESSION_KEY);
    return false;
  }
}
