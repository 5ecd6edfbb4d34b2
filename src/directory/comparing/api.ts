import { queryOptions } from "@tanstack/react-query";
import type { Json } from "@/backend/database.types.ts";
import { database } from "@/backend/client.ts";
import { BackendError, dataOf } from "@/backend/errors.ts";
import { MAX_COMPARED } from "./clinicIdsAddress.ts";

const NO_FACTS = { results: [], prices: [], reviews: [] };

/** Fetches a clinic's facts; clinics requested at once share one call. @throws BackendError */
export function factsToCompareQuery(clinicId: string) {
  return queryOptions({
    queryKey: ["clinic-facts", "to-compare", clinicId],
    queryFn: async (): Promise<Json> => {
      const facts = (await callFor(clinicId)).get(clinicId) ?? NO_FACTS;
      return { ...facts, national: [], ranges: [] };
    },
    refetchOnMount: false,
  });
}

type Facts = Record<string, Json | undefined>;

interface Call {
  ids: Set<string>;
  answer: Promise<Map<unknown, Facts>>;
}

/** Sent once everybody asking in this tick has joined. */
let next: Call | null = null;

function callFor(clinicId: string): Call["answer"] {
  if (!next || next.ids.size === MAX_COMPARED) next = newCall();
  next.ids.add(clinicId);
  return next.answer;
}

function newCall(): Call {
  const ids = new Set<string>();
  const answer = Promise.resolve().then(async () => {
    if (next?.ids === ids) next = null;
    return fetchFacts([...ids]);
  });
  return { ids, answer };
}

async function fetchFacts(ids: string[]): Promise<Map<unknown, Facts>> {
  const answer = await database.rpc("clinics_facts", { p_ids: ids }, { get: true });
  const json = dataOf(answer);
  if (Array.isArray(json) && json.every(isFacts)) return new Map(json.map((one) => [one.clinic_id, one]));
  throw new BackendError("The answer came in an unknown shape", answer.status, json);
}

function isFacts(json: Json): json is Facts {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return false;
  return Object.keys(NO_FACTS).every((list) => Array.isArray(json[list]));
}
