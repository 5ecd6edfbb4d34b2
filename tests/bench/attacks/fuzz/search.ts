import * as fc from "fast-check";
import type { Credentials } from "./credentials.ts";
import type { Catalogue } from "./catalogue.ts";
import { isHarmless } from "./harmless.ts";
import { type Find, judge, keyOf, SLOW_MS } from "./judge.ts";
import { costOf } from "./machine.ts";
import { isRead, type FuzzedRequest, type Who } from "./request.ts";
import { someRequest } from "./requests.ts";
import type { Secrets } from "./secrets.ts";
import { FRESH } from "./values.ts";
import type { Answer } from "./send.ts";

export interface Target {
  send: (request: {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }) => Promise<Answer>;
  credentials: Credentials;
  catalogue: Catalogue;
  secrets: Secrets;
  root: number;
  callers?: readonly Who[];
  /** Lite's errors differ, so only its time, size and leaks are judged. */
  isLite?: boolean;
  isAlive?: () => Promise<boolean>;
}

export interface Found extends Find {
  request: FuzzedRequest;
  answer: Pick<Answer, "status" | "ms" | "bytes"> & { body: string };
  seed: number;
  suspects?: FuzzedRequest[];
}

export interface Tally {
  requests: number;
  statuses: Record<string, number>;
  slowest: { cost: number; request: FuzzedRequest; status: number }[];
  done: FuzzedRequest[];
}

const DEAD: Find = { kind: "no answer", what: "nobody is answered any more", isFleeting: false };

interface Seen {
  find: Find;
  answer: Answer;
}

const TRIES = 12;
const TRIES_SHORTENING = 2;
const KEPT_SLOWEST = 10;

export const newTally = (): Tally => ({ requests: 0, statuses: {}, slowest: [], done: [] });

export function createProbe(target: Target, tally: Tally) {
  const { send, credentials, root } = target;
  const ask = async ({ who, method, path, headers, body }: FuzzedRequest): Promise<Answer> => {
    // The fuzzed stack rolls back only editors' changes.
    const prefer =
      who === "editor" ? headers.prefer : ["tx=commit", headers.prefer].filter(Boolean).join(", ");
    tally.requests += 1;
    const fresh = (text: string) => text.replaceAll(FRESH, `fresh${tally.requests}`);
    const answer = await send({
      ...{ method, path: `/rest/v1/${fresh(path)}`, body: body && fresh(body) },
      headers: { ...headers, ...credentials[who], ...(prefer && { prefer }) },
    });
    const key = `${method} ${answer.status}`;
    tally.statuses[key] = (tally.statuses[key] ?? 0) + 1;
    return answer;
  };

  const again = async (request: FuzzedRequest, first: Find, tries: number): Promise<Seen | undefined> => {
    let seen: Seen | undefined;
    for (let times = 0; times < tries; times++) {
      const { answer, cost } = await costOf(root, () => ask(request));
      const find = judge(request, { ...answer, ms: cost }, target);
      if (find?.kind !== first.kind) return undefined;
      seen = { find, answer: { ...answer, ms: Math.min(cost, seen?.answer.ms ?? cost) } };
    }
    return seen;
  };

  return async (
    request: FuzzedRequest,
    { isWorth = () => true, tries = TRIES }: { isWorth?: (find: Find) => boolean; tries?: number } = {},
  ): Promise<Seen | undefined> => {
    const answer = await ask(request);
    keepSlow(tally, request, answer);
    if (!isRead(request) && answer.status < 300 && request.who !== "editor") tally.done.push(request);
    if (answer.status >= 500 && (await target.isAlive?.()) === false) return { find: DEAD, answer };
    const find = judge(request, answer, target);
    if (find === undefined || !isWorth(find) || isHarmless(request, answer)) return undefined;
    if (!find.isFleeting) return { find, answer };
    return again(request, find, tries);
  };
}

function keepSlow({ slowest }: Tally, request: FuzzedRequest, { ms, status }: Answer): void {
  const isSlow = ms < SLOW_MS && (slowest.length < KEPT_SLOWEST || ms > (slowest.at(-1)?.cost ?? 0));
  if (!isSlow) return;
  slowest.push({ cost: ms, request, status });
  slowest.sort((a, b) => b.cost - a.cost);
  slowest.length = Math.min(slowest.length, KEPT_SLOWEST);
}

interface Search {
  seed: number;
  requests: number;
  known?: Set<string>;
  shrinkMs?: number;
}

export async function search(
  target: Target,
  tally: Tally,
  { seed, requests, known = new Set(), shrinkMs = 20_000 }: Search,
): Promise<Found | undefined> {
  const probe = createProbe(target, tally);
  let shown: { key: string; found: Found; until: number } | undefined;
  const property = fc.asyncProperty(someRequest(target.catalogue, target.callers), async (request) => {
    if (shown && performance.now() > shown.until) return;
    const isWorth = (find: Find) => {
      const key = keyOf(request, find);
      return shown ? shown.key === key : !known.has(key);
    };
    const seen = await probe(request, { isWorth, tries: shown ? TRIES_SHORTENING : TRIES });
    if (seen === undefined) return;
    const { find, answer } = seen;
    const key = keyOf(request, find);
    const { status, ms, bytes, body } = answer;
    const until = find === DEAD ? 0 : (shown?.until ?? performance.now() + shrinkMs);
    shown = {
      key,
      until,
      found: { ...find, request, seed, answer: { status, ms, bytes, body: body.slice(0, 500) } },
    };
    throw new Error(key);
  });
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns: requests });
  // What broke is the search itself.
  if (failed && !shown) throw errorInstance;
  if (shown) known.add(shown.key);
  return shown?.found;
}
