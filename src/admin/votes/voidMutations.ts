import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { adminClient } from "@/backend/adminClient.ts";
import { dataOf } from "@/backend/errors.ts";
import { clinicsKey } from "@/backend/queryKeys.ts";
import { votesKey } from "./api.ts";
import { findVoiding, type VoidedVotes, type VotesToVoid } from "./findVoiding.ts";
import { dayFrom, hourFrom } from "./periods.ts";
import { fetchVoidings } from "./voidingsApi.ts";

/** @returns how many votes left the count. @throws BackendError */
async function voidVotes({ which, reason }: { which: VotesToVoid; reason: string }): Promise<number> {
  if ("hour" in which || "day" in which) {
    const period = "hour" in which ? hourFrom(which.hour) : dayFrom(which.day);
    const args = { p_clinic_id: which.clinic, ...period, p_reason: reason };
    return dataOf(await adminClient.rpc("void_votes", args)) ?? 0;
  }
  const args = { p_address: which.address, p_reason: reason };
  const only = which.clinic === null ? {} : { p_clinic_id: which.clinic };
  return dataOf(await adminClient.rpc("void_votes_of_address", { ...args, ...only })) ?? 0;
}

/** @returns how many votes were restored. @throws BackendError */
async function undoVoiding(voiding: number): Promise<number> {
  return dataOf(await adminClient.rpc("undo_voiding", { p_id: voiding })) ?? 0;
}

export function useRefreshVotes(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: clinicsKey });
    await queryClient.invalidateQueries({ queryKey: votesKey });
  };
}

/** The caller refreshes, see `useRefreshVotes`. */
export const useVoidVotes = () => useMutation({ mutationFn: voidVotes });
export function useUndoLatestVoiding(voided: VoidedVotes) {
  // Tried again after a lost answer, it would find an older voiding that says the same.
  const id = useRef<number>(undefined);
  const mutationFn = async () => {
    const { data } = await adminClient.auth.getSession();
    id.current ??= findVoiding(await fetchVoidings(), voided, data.session?.user.email);
    return id.current === undefined ? 0 : undoVoiding(id.current);
  };
  return useMutation({ mutationFn });
}
export const useUndoVoiding = () => useMutation({ mutationFn: undoVoiding, onSettled: useRefreshVotes() });
