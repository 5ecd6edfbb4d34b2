// `npm run backup [-- file]`: saves all data of `npm start`'s folder, or of the database in DATABASE_URL.
import { backUp } from "./backup/backUp.ts";
import { stop } from "./settings.ts";

try {
  console.log(await backUp(process.argv.slice(2)));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
