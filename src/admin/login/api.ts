import { useMutation } from "@tanstack/react-query";
import { ADMIN_SESSION_KEY, adminClient } from "@/backend/adminClient.ts";
import { dataOf } from "@/backend/errors.ts";
import { forget } from "@/storage/storage.ts";
import { verifyPassword, type Credentials } from "./verifyPassword.ts";

/** Signs in. What was typed is not kept in the cache. */
export const useSignIn = () => useMutation({ mutationFn: signIn, gcTime: 0 });

/** Gives the code that a sign-in asked for. */
export const useVerifyCode = () => useMutation({ mutationFn: giveCode, gcTime: 0 });

/** Signs out here, also when the server cannot be told. */
export const useSignOut = () => useMutation({ mutationFn: signOut });

/** What became of a sign-in: an account that has a second factor must give its code. */
type SignedIn = "in" | "refused" | { codeOf: string };

/**
 * Signs in: first the specification's own check, which tells right from wrong and is throttled,
 * then Supabase Auth, whose session the database goes by. Where the check is busy or gives no
 * answer, Supabase Auth alone decides, so that no crowd keeps an admin out.
 *
 * @throws BackendError when the service failed or no answer came
 */
async function signIn(credentials: Credentials): Promise<SignedIn> {
  if ((await verifyPassword(credentials)) === false) return "refused";
  const { data, error } = await adminClient.auth.signInWithPassword(credentials);
  // A wrong password, an unknown e-mail address and a blocked account are told apart to nobody.
  if (error?.status === 400 || error?.status === 403) return "refused";
  dataOf({ data: null, error, status: error?.status ?? 0 });
  const factor = data.user?.factors?.find((f) => f.status === "verified" && f.factor_type === "totp");
  return factor ? { codeOf: factor.id } : stayIfAdmin();
}

interface Code {
  factorId: string;
  code: string;
}

/**
 * Gives the code of a second factor for a sign-in that asked for it.
 *
 * @returns "wrong" for a code that is not right, or not any more
 * @throws BackendError when the service failed or no answer came
 */
async function giveCode(code: Code): Promise<"in" | "refused" | "wrong"> {
  const { error } = await adminClient.auth.mfa.challengeAndVerify(code);
  if (error?.status === 422 || error?.status === 400) return "wrong";
  dataOf({ data: null, error, status: error?.status ?? 0 });
  return stayIfAdmin();
}

async function stayIfAdmin(): Promise<"in" | "refused"> {
  try {
    // Only a plain yes is one, whatever the types promise.
    const isAdmin: unknown = dataOf(await adminClient.rpc("is_admin"));
    if (isAdmin !== true) await signOut();
    return isAdmin === true ? "in" : "refused";
  } catch (problem) {
    await signOut();
    throw problem;
  }
}

/** Ends the session of this browser, also when the server cannot be told. */
async function signOut(): Promise<void> {
  const { error } = await adminClient.auth.signOut({ scope: "local" });
  if (!error) return;
  console.warn("The server was not told of the sign-out", error);
  forget(ADMIN_SESSION_KEY);
}

/**
 * Tells whether there is a session, now and at each change. The listener must not call
 * Supabase: it would wait for itself.
 */
export function watchSession(listener: (isPresent: boolean) => void): void {
  adminClient.auth.onAuthStateChange((_event, session) => listener(session !== null));
}
