import { LOCAL_ADMIN } from "../../../supabase/embedded/admins.ts";
import type { Report } from "../report.ts";
import { askBackend, type Backend } from "./backend.ts";

/** Its password is published. */
export async function lookForLocalAdmin(backend: Backend, report: Report): Promise<void> {
  const path = "/auth/v1/token?grant_type=password";
  const { status } = await askBackend(backend, path, { body: LOCAL_ADMIN });
  if (status === 200) {
    report.must(
      "local-admin-open",
      `${LOCAL_ADMIN.email} signs in with the password that is printed in the source code, so anybody can be its admin.`,
      "Delete that account in the project’s dashboard (Authentication → Users) now, and read /admin/history.",
    );
  } else if (status !== 400) {
    report.couldNot(
      "the local admin’s account",
      status === 429
        ? "Too many sign-ins were tried from here; ask again in five minutes."
        : `Signing in is answered with status ${status}.`,
    );
  }
}
