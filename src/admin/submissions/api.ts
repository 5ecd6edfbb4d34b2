import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type MutationFunction,
} from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import type { Json } from "@/backend/database.types.ts";
import { BackendError, dataOf, rowsOf } from "@/backend/errors.ts";
import type { InboxView } from "./inboxAddress.ts";
import {
  isRow,
  listedReport,
  listedSubmission,
  pageFrom,
  reportFrom,
  submissionFrom,
} from "./submissionPages.ts";

const inboxKey = ["sent"] as const;

type Answer = Parameters<typeof dataOf<Json>>[0];

/** @throws BackendError, also for an unknown shape */
function pageIn<Listed>(answer: Answer, listedFrom: Parameters<typeof pageFrom<Listed>>[1]) {
  return pageFrom(dataOf(answer), listedFrom) ?? unknownShape(answer);
}

/** @throws BackendError, also for an unknown shape */
function oneIn<Sent>(answer: Answer, sentFrom: Parameters<typeof pageFrom<Sent>>[1]): Sent | null {
  const json = dataOf(answer);
  if (json === null) return null;
  return isRow(json) ? sentFrom(json) : unknownShape(answer);
}

function unknownShape({ status, data }: Answer): never {
  throw new BackendError("The answer came in an unknown shape", status, data);
}

const inboxArguments = ({ state, search, page }: InboxView<string>) => ({
  p_state: state,
  p_search: search,
  p_page: page,
});

/** The previous page stays until the next has loaded. */
export function submissionsQuery(view: InboxView<string>) {
  return queryOptions({
    queryKey: [...inboxKey, "submissions", view],
    queryFn: async ({ signal }) =>
      pageIn(
        await adminClient.rpc("admin_submissions", inboxArguments(view)).abortSignal(signal),
        listedSubmission,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function reportsQuery(view: InboxView<string>) {
  return queryOptions({
    queryKey: [...inboxKey, "reports", view],
    queryFn: async ({ signal }) =>
      pageIn(await adminClient.rpc("admin_reports", inboxArguments(view)).abortSignal(signal), listedReport),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: [...inboxKey, "submission", id],
    queryFn: async ({ signal }) =>
      oneIn(await adminClient.rpc("submission_to_review", { p_id: id }).abortSignal(signal), submissionFrom),
    staleTime: 0,
  });
}

export function reportQuery(id: string) {
  return queryOptions({
    queryKey: [...inboxKey, "report", id],
    queryFn: async ({ signal }) =>
      oneIn(await adminClient.rpc("report_to_review", { p_id: id }).abortSignal(signal), reportFrom),
    staleTime: 0,
  });
}

/** Includes unpublished clinics. */
export function takenIdsQuery(ids: string[]) {
  return queryOptions({
    queryKey: [...inboxKey, "taken-ids", ids],
    queryFn: async ({ signal }) => {
      const answer = await adminClient.from("clinics").select("id").in("id", ids).abortSignal(signal);
      return rowsOf(answer).map(({ id }) => id);
    },
    staleTime: 0,
  });
}

function useDecision<Input, Output>(mutationFn: MutationFunction<Output, Input>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: inboxKey }),
  });
}

interface Accepted {
  id: string;
  clinicId: string;
  /** If false, an unpublished clinic is created. */
  isListed: boolean;
}

export const useAccept = () =>
  useDecision(async ({ id, clinicId, isListed }: Accepted) => {
    dataOf(
      await adminClient.rpc("accept_submission", {
        ...{ p_id: id, p_clinic_id: clinicId, p_is_listed: isListed },
      }),
    );
  });

interface Rejected {
  id: string;
  reason: string;
}

export const useReject = () =>
  useDecision(async ({ id, reason }: Rejected) => {
    dataOf(await adminClient.rpc("reject_submission", { p_id: id, p_reason: reason }));
  });

/** Resolves with whether the clinic created for it was removed too. */
export const useReopen = () =>
  useDecision(
    async (id: string) => dataOf(await adminClient.rpc("reopen_submission", { p_id: id })) === true,
  );

export const useFinishReport = () =>
  useDecision(async (id: string) => void dataOf(await adminClient.rpc("finish_report", { p_id: id })));

export const useRejectReport = () =>
  useDecision(async ({ id, reason }: Rejected) => {
    dataOf(await adminClient.rpc("reject_report", { p_id: id, p_reason: reason }));
  });

export const useReopenReport = () =>
  useDecision(async (id: string) => void dataOf(await adminClient.rpc("reopen_report", { p_id: id })));

export type InboxKind = "submission" | "report";

/** Not awaited, so that the page can leave first. */
export function useMoveToBin(thing: InboxKind) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const call = thing === "submission" ? "bin_submission" : "bin_report";
      dataOf(await adminClient.rpc(call, { p_id: id }));
    },
    onSuccess: () => void cache.invalidateQueries({ queryKey: inboxKey }),
  });
}

export const useRestoreFromBin = (thing: InboxKind) =>
  useDecision(async (id: string) => {
    const call = thing === "submission" ? "restore_submission" : "restore_report";
    dataOf(await adminClient.rpc(call, { p_id: id }));
  });
