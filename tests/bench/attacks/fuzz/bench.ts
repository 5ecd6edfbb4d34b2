// The generator of requests: for ten minutes, or until what was asked for has been shown again.
import { randomInt } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { keyOf } from "./judge.ts";
import { KEPT } from "./kept.ts";
import { describeRequest } from "./request.ts";
import { createProbe, type Found, newTally, search, type Tally, type Target } from "./search.ts";
import { openFuzzedStack } from "./stack.ts";
import { watchForChanges } from "./changes.ts";

const SECONDS = 600;
const SEEDS = 2 ** 31;
/** With one seed. A find ends it, and the next seed goes on. */
const REQUESTS_EACH = 400;
const LOOK_EVERY_MS = 10_000;

function describeFind({ kind, what, seed, answer, request }: Found): string {
  const seen = `${answer.status}, ${answer.ms.toFixed(0)} ms, ${answer.bytes} bytes`;
  return `\n${kind}: ${what} (${seen}; --seed ${seed})\n${describeRequest(request)}\n    -> ${answer.body.slice(0, 300)}`;
}

/** What was a find once and is one again. */
async function tryKept(target: Target, tally: Tally, known: Set<string>): Promise<Found[]> {
  const probe = createProbe(target, tally);
  const found: Found[] = [];
  for (const { why, request } of KEPT) {
    const seen = await probe(request);
    if (seen === undefined || known.has(keyOf(request, seen.find))) continue;
    known.add(keyOf(request, seen.find));
    const { status, ms, bytes, body } = seen.answer;
    const what = `${seen.find.what}, again: ${why}`;
    found.push({
      ...seen.find,
      what,
      request,
      seed: 0,
      answer: { status, ms, bytes, body: body.slice(0, 500) },
    });
  }
  return found;
}

function describeTally({ requests, statuses, slowest }: Tally, seconds: number): string {
  const counts = Object.entries(statuses).toSorted(([a], [b]) => a.localeCompare(b));
  return [
    `\n${requests} requests, ${(requests / seconds).toFixed(0)} a second: ${counts.map(([key, n]) => `${key}: ${n}`).join(", ")}`,
    `The slowest that are quick enough:`,
    ...slowest
      .slice(0, 5)
      .map(({ cost, status, request }) => `${cost.toFixed(0)} ms, ${status}\n${describeRequest(request)}`),
  ].join("\n");
}

/** Makes requests up for so many seconds, tells what is wrong with the answers, and fails if anything is. */
export async function benchFuzz({ seed = randomInt(SEEDS), seconds = SECONDS } = {}): Promise<void> {
  console.log(
    `Requests made up from seed ${seed}, for ${seconds} s: npm run bench attacks -- --seed ${seed}`,
  );
  const stack = await openFuzzedStack();
  const [tally, known] = [newTally(), new Set<string>()];
  const found: Found[] = [];
  const changes: string[] = [];
  const tell = (find: Found) => {
    found.push(find);
    console.log(describeFind(find));
  };
  try {
    const changedTables = await watchForChanges(stack.owner);
    const look = async () => {
      const tables = await changedTables();
      if (tables.length === 0) return void (tally.done.length = 0);
      changes.push(`Changed: ${tables.join(", ")}, by one of\n${tally.done.map(describeRequest).join("\n")}`);
      console.log(changes.at(-1));
      tally.done.length = 0;
    };
    const started = performance.now();
    for (const find of await tryKept(stack, tally, known)) tell(find);
    await look();
    let looked = performance.now();
    for (let next = seed; performance.now() - started < seconds * 1_000; next = (next + 1) % SEEDS) {
      const find = await search(stack, tally, { seed: next, requests: REQUESTS_EACH, known });
      if (find) tell(find);
      if (performance.now() - looked < LOOK_EVERY_MS) continue;
      await look();
      looked = performance.now();
    }
    await look();
    console.log(describeTally(tally, (performance.now() - started) / 1_000));
    mkdirSync("test-results", { recursive: true });
    writeFileSync("test-results/fuzz.json", `${JSON.stringify({ seed, found, changes }, null, 2)}\n`);
    console.log(`\n${found.length + changes.length} finds`);
    if (found.length + changes.length > 0) process.exitCode = 1;
  } finally {
    await stack.close();
  }
}
