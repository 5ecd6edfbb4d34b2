import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { exampleClinic, rateNote } from "../../../tests/support/exampleClinic.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import { clinicsQuery } from "./api.ts";

const LIST = "/rest/v1/clinics?";
const unica = exampleClinic({ id: "unica", name: "UNICA", successRate: 43, notes: { success: rateNote() } });
const arleta = exampleClinic({ id: "arleta", name: "Arleta" });

test("the list is kept as the database sends it, so that a page made ahead of time carries no more", async () => {
  answerBackend({ [LIST]: { json: [unica, arleta].map(rowOf) } });
  const cache = createQueryClient();
  await cache.prefetchQuery(clinicsQuery());
  expect(cache.getQueryData(clinicsQuery().queryKey)).toEqual([arleta, unica].map(rowOf));
  const list = new QueryObserver(cache, clinicsQuery());
  expect(list.getOptimisticResult(cache.defaultQueryOptions(clinicsQuery())).data).toEqual([arleta, unica]);
});

test("a list that is read again has new clinics only where they changed", async () => {
  const voted = { ...unica, upvoteCount: 1 };
  answerBackend({ [LIST]: [{ json: [unica, arleta].map(rowOf) }, { json: [voted, arleta].map(rowOf) }] });
  const list = new QueryObserver(createQueryClient(), clinicsQuery());
  const { data: before } = await list.refetch();
  const { data: after } = await list.refetch();
  expect(after).toEqual([arleta, voted]);
  expect(after?.[0]).toBe(before?.[0]);
});
