// `npm run bench <name>`: measures, prints a table and writes it to tests/bench/results.
import { benchPages } from "./pages.ts";
import { benchVotes } from "./votes.ts";

const BENCHES: Record<string, () => Promise<void>> = { pages: benchPages, votes: benchVotes };

const [name = ""] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) {
  await bench();
} else {
  console.error(`Say which one: npm run bench ${Object.keys(BENCHES).join(" | ")}`);
  process.exitCode = 1;
}
