// `npm run admin:create -- --email you@example.org`: creates an account that may sign in to
// the desk, on the embedded backend or on a hosted project. `--role editor` makes an editor
// instead of an owner; `--reset` gives an admin who forgot the password a new one.
import { askPassword } from "./admin/askPassword.ts";
import { createOrReset } from "./admin/createOrReset.ts";
import { stop } from "./settings.ts";

try {
  console.log(await createOrReset(process.argv.slice(2), askPassword));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
