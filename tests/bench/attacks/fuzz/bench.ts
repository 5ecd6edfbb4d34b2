import { randomInt } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { keyOf } from "./judge.ts";
import { FORMER_FINDS } from "./formerFinds.ts";
import { describeRequest } from "./request.ts";
import { createProbe, type Found, newTally, search, type Tally, type Target } from "./search.ts";
import { openFuzzedEmbedded } from "./embedded.ts";
import { openFuzzedStack } from "./stack.ts";

const SECONDS = 600;
const SEEDS = 2 ** 31;
/** A find ends a seed, and the next seed goes on. */
const REQUESTS_EACH = 400;
const LOOK_EVERY_S = 10;

interface Fuzzed extends Target {
  changes?(tally: Tally): Promise<Found | undefined>;
  close(): Promise<void>;
}

function describeFind({ kind, what, seed, answer, request }: Found): string {
  const seen = `${answer.status}, ${answer.ms.toFixed(0)} ms, ${answer.bytes} bytes`;
  return `\n${kind}: ${what} (${seen}; --seed ${seed})\n${describeRequest(request)}\n    -> ${answer.body.slice(0, 300)}`;
}

async function tryKept(target: Target, tally: Tally, known: Set<string>): Promise<Found[]> {
  const probe = createProbe(target, tally);
  const found: Found[] = [];
  for (const { why, request } of FORMER_FINDS) {
    if (target.callers?.includes(request.who) === false) continue;
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
    `The slowest below the limit, by a clock that other work on the machine slows too:`,
    ...slowest
      .slice(0, 5)
      .map(({ cost, status, request }) => `${cost.toFixed(0)} ms, ${status}\n${describeRequest(request)}`),
  ].join("\n");
}

interface Choices {
  seed?: number;
  seconds?: number;
}

/** Returns the number of finds in so many seconds of generated requests. */
async function fuzz(open: () => Promise<Fuzzed>, { seed = randomInt(SEEDS), seconds = SECONDS }: Choices) {
  console.log(`Fuzzing from seed ${seed}, for ${seconds} s; to see the same: --seed ${seed}`);
  let target = await open();
  const [tally, known, found, started] = [newTally(), new Set<string>(), [] as Found[], performance.now()];
  const passed = () => (performance.now() - started) / 1_000;
  const tell = async (find: Found) => {
    found.push(find);
    console.log(describeFind(find));
    if (find.kind !== "no answer") return;
    await target.close();
    target = await open();
  };
  try {
    for (const find of await tryKept(target, tally, known)) await tell(find);
    let looked = passed();
    for (let next = seed; passed() < seconds; next = (next + 1) % SEEDS) {
      const find = await search(target, tally, { seed: next, requests: REQUESTS_EACH, known });
      if (find) await tell(find);
      if (passed() - looked < LOOK_EVERY_S && passed() < seconds) continue;
      looked = passed();
      const changed = await target.changes?.(tally);
      if (changed) await tell(changed);
    }
  } finally {
    await target.close();
  }
  console.log(describeTally(tally, passed()));
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/fuzz.json", `${JSON.stringify({ seed, found }, null, 2)}\n`);
  console.log(`\n${found.length} finds`);
  if (found.length > 0) process.exitCode = 1;
}

export async function benchFuzz({
  embedded = false,
  ...choices
}: Choices & { embedded?: boolean }): Promise<void> {
  await fuzz(embedded ? openFuzzedEmbedded : openFuzzedStack, choices);
}
