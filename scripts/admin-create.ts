// For the embedded backend or a hosted project.
import { askPassword } from "./admin/askPassword.ts";
import { createOrReset } from "./admin/createOrReset.ts";
import { stop } from "./settings.ts";

try {
  console.log(await createOrReset(process.argv.slice(2), askPassword));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
