import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { FLOODS } from "./floods.ts";
import { createCaller } from "./requests.ts";

// Attackers have machines of their own: here they must not take the server's time.
setPriority(19);

const [url = "", seconds = "20", name = ""] = process.argv.slice(2);
const flood = FLOODS[name] ?? unknown();

const call = createCaller(url, 200);
const statuses: Record<string, number> = {};
const started = performance.now();
const passed = () => (performance.now() - started) / 1_000;
let [sent, answered] = [0, 0];
const waiting: Promise<void>[] = [];

function unknown(): never {
  throw new Error(`There is no flood ${name}`);
}

async function send(number: number): Promise<void> {
  const { status } = await call(flood.request(number));
  answered += 1;
  statuses[status] = (statuses[status] ?? 0) + 1;
}

while (passed() < Number(seconds)) {
  while (sent < passed() * flood.perSecond) {
    sent += 1;
    waiting.push(send(sent));
  }
  await pause(5);
}
const tally = { answered: answered / passed(), statuses: { ...statuses } };
await Promise.all(waiting);
process.send?.(tally, () => process.exit(0));
