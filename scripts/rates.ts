import { readFileSync, writeFileSync } from "node:fs";
import { fetchDaily, readDaily, type Rates } from "./rates/ecb.ts";

const FILE = new URL("../src/directory/facts/rates.json", import.meta.url);
const DAILY = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

const kept = JSON.parse(readFileSync(FILE, "utf8")) as Rates;
try {
  const rates = readDaily(await fetchDaily(DAILY), kept, new Date().toISOString().slice(0, 10));
  writeFileSync(FILE, `${JSON.stringify(rates, null, 2)}\n`);
  console.log(
    `The rates are now from ${rates.date}; they were from ${kept.date}. Build the site to publish them.`,
  );
} catch (error) {
  console.error(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
