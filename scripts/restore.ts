import { restore } from "./backup/restore.ts";
import { stop } from "./settings.ts";

try {
  console.log(await restore(process.argv.slice(2)));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
