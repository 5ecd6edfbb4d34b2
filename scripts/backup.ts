import { backUp } from "./backup/backUp.ts";
import { stop } from "./settings.ts";

try {
  console.log(await backUp(process.argv.slice(2)));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
