// `--seed`, `--seconds` and `--embedded` belong to `fuzz`, which a seed runs alone; `--seconds` also to `hour`.
// `--page` belongs to `lighthouse`, and may be repeated.
import { parseArgs } from "node:util";
import { benchFuzz } from "./attacks/fuzz/bench.ts";
import { benchAttacks } from "./attacks/bench.ts";
import { benchAdmin } from "./admin/bench.ts";
import { benchHour } from "./hour/bench.ts";
import { benchBesidePlain, benchLighthouse, benchPages, benchTyping } from "./pages.ts";
import { benchScaling } from "./scaling/bench.ts";
import { benchUpgrade } from "./upgrade.ts";
import { benchVotes } from "./votes.ts";

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    seconds: { type: "string" },
    embedded: { type: "boolean" },
    page: { type: "string", multiple: true },
  },
});

const fuzz = () =>
  benchFuzz({
    embedded: values.embedded,
    ...(values.seed !== undefined && { seed: Number(values.seed) }),
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
  });

async function attacks(): Promise<void> {
  if (values.seed === undefined) await benchAttacks();
  await fuzz();
}

const BENCHES: Record<string, () => Promise<void>> = {
  pages: benchPages,
  votes: benchVotes,
  attacks,
  admin: benchAdmin,
  scaling: benchScaling,
};

const hour = () => benchHour(values.seconds === undefined ? undefined : Number(values.seconds));

/** Only run when asked for. */
const PARTS: Record<string, () => Promise<void>> = {
  typing: benchTyping,
  plain: benchBesidePlain,
  lighthouse: () => benchLighthouse(values.page),
  fuzz,
  hour,
  upgrade: benchUpgrade,
};

const unknown = asked.filter((name) => !(name in BENCHES || name in PARTS));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(", ")}. Try: npm run bench ${Object.keys({ ...BENCHES, ...PARTS }).join(" ")}`,
  );
  process.exitCode = 1;
} else {
  for (const [name, bench] of Object.entries({ ...BENCHES, ...PARTS })) {
    // They would disturb each other.
    if (asked.includes(name) || (asked.length === 0 && name in BENCHES)) await bench();
  }
}
