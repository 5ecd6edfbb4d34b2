// `npm run restore -- file [--replace]`: brings a backup back, into `npm start`'s folder or the database in
// DATABASE_URL.
import { restore } from "./backup/restore.ts";
import { stop } from "./settings.ts";

try {
  console.log(await restore(process.argv.slice(2)));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
