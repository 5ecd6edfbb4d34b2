import { LOCAL_ADMIN } from "../../../supabase/embedded/admins.ts";
import type { Report } from "../report.ts";
import type { Reader } from "./reader.ts";

export async function lookAtAdmins(sql: Reader, report: Report): Promise<void> {
  const admins = await sql<{ email: string | null; role: string }[]>`
    select u.email, a.role from private.admins a left join auth.users u on u.id = a.user_id`;
  if (admins.some(({ email }) => email === LOCAL_ADMIN.email)) {
    report.must(
      "local-admin-present",
      `${LOCAL_ADMIN.email}, the account of npm start whose password is printed in the source code, is an admin here.`,
      "Make an owner of your own with npm run admin:create, remove this one at /admin/people, and delete the account under Authentication → Users.",
    );
  }
  if (!admins.some(({ role }) => role === "owner")) {
    report.must(
      "owner-missing",
      "Nobody is an owner, so nobody can void votes, merge clinics or add people.",
      "Run npm run admin:create -- --email you@example.org, with the project’s URL and secret key in the environment.",
    );
  }
}
