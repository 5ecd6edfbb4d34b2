import { restore } from "./backup/restore.ts";
import { stop } from "./settings.ts";

// Ends as if by itself, which removes what is unfinished.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
try {
  console.log(await restore(process.argv.slice(2)));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
