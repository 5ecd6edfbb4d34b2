import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { AuthError, Factor } from "@supabase/supabase-js";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";

const twoFactorKey = ["own-two-steps"] as const;

/** Query for whether the person has a confirmed factor; null when the backend offers none. */
export function twoFactorQuery() {
  return queryOptions({
    queryKey: twoFactorKey,
    queryFn: async ({ signal }) => dataOf(await adminClient.rpc("own_two_factor").abortSignal(signal)),
    staleTime: 0,
  });
}

/** Whether the prompt was dismissed; forgotten with the cache at sign-out. */
export function promptDismissedQuery() {
  return queryOptions({
    queryKey: ["two-steps-put-off"] as const,
    queryFn: () => false,
    initialData: false,
    enabled: false,
    gcTime: Infinity,
  });
}

export interface NewFactor {
  id: string;
  picture: string;
  secret: string;
}

/** A minute less than the database lets lie between password and code (`private.admin_role()`). */
const SECONDS_AFTER_SIGN_IN = 14 * 60;

interface Claims {
  iat: number;
  amr: { method: string; timestamp: number }[];
}

/** Both moments are in a new token, since this machine's clock may be wrong. */
async function isFreshSignIn(): Promise<boolean> {
  const { data, error } = await adminClient.auth.refreshSession();
  throwIf(error);
  const payload = data.session?.access_token.split(".")[1] ?? "";
  const { iat, amr }: Claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  const signIn = amr.find(({ method }) => method === "password");
  return signIn !== undefined && iat - signIn.timestamp <= SECONDS_AFTER_SIGN_IN;
}

/** @returns null where one has to sign in again first, or the new factor would close the administration */
async function beginFactor(): Promise<NewFactor | null> {
  if (!(await isFreshSignIn())) return null;
  await dropFactors(({ status }) => status === "unverified");
  const { data, error } = await adminClient.auth.mfa.enroll({
    factorType: "totp",
    issuer: window.location.host,
  });
  throwIf(error);
  if (!data) throw new BackendError("The answer came in an unknown shape", 200);
  return { id: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
}

async function confirmFactor({ id, code }: { id: string; code: string }): Promise<"on" | "wrong" | "late"> {
  if (!(await isFreshSignIn())) return "late";
  const { error } = await adminClient.auth.mfa.challengeAndVerify({ factorId: id, code });
  if (error?.status === 422 || error?.status === 400) return "wrong";
  throwIf(error);
  return "on";
}

const endFactors = () => dropFactors(() => true);

async function dropFactors(which: (factor: Factor) => boolean): Promise<void> {
  const { mfa } = adminClient.auth;
  const known = await mfa.listFactors();
  throwIf(known.error);
  const dropped = (known.data?.all ?? []).filter(which).map(({ id }) => mfa.unenroll({ factorId: id }));
  for (const { error } of await Promise.all(dropped)) throwIf(error);
}

function throwIf(error: AuthError | null): void {
  if (error) throw new BackendError(error.message, error.status ?? 0, error);
}

/** Told at once, since reading everything again takes a while or fails; not awaited, for callers report first. */
function noteFactor(queryClient: QueryClient, isOn: boolean): void {
  queryClient.setQueryData(twoFactorKey, isOn);
  void queryClient.invalidateQueries();
}

export const useBeginFactor = () => useMutation({ mutationFn: beginFactor, gcTime: 0 });

export function useConfirmFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: confirmFactor,
    gcTime: 0,
    onSuccess: (outcome) => {
      if (outcome === "on") noteFactor(queryClient, true);
    },
  });
}

export function useEndFactors() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endFactors,
    onSuccess: () => noteFactor(queryClient, false),
  });
}
