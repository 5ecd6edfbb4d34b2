import { loadEnv } from "vite";
import { examine } from "./doctor/examine.ts";
import { readOptions, type Options } from "./doctor/options.ts";
import { asJson, asText } from "./doctor/report.ts";
import { stop } from "./settings.ts";

let options: Options;
try {
  const settings = loadEnv("production", process.cwd(), "VITE_");
  options = readOptions(process.argv.slice(2), settings, process.env);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  stop(`${reason}\nnpm run doctor -- [--json] [--site URL] [--backend URL] [--key KEY] [--db URL]`, 2);
}
const report = await examine(options);
console.log(options.json ? asJson(report) : asText(report));
process.exitCode = report.exitCode;
