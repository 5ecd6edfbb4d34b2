import { jsonIn, memberOf } from "../ask.ts";
import type { Report } from "../report.ts";
import { askBackend, type Backend } from "./backend.ts";

export async function lookAtSignUp(backend: Backend, report: Report): Promise<void> {
  const answer = await askBackend(backend, "/auth/v1/settings");
  const settings = jsonIn(answer);
  const isClosed = memberOf(settings, "disable_signup");
  if (answer.status !== 200 || typeof isClosed !== "boolean") {
    return report.couldNot(
      "who may sign up",
      `${backend.url}/auth/v1/settings answers with status ${answer.status}, so sign-in may be down too.`,
    );
  }
  const isAnonymousOpen = memberOf(memberOf(settings, "external"), "anonymous_users") === true;
  if (!isClosed) {
    report.must(
      "sign-up-open",
      "Anybody can make an account in the project, which only editors need: strangers could send mail with it and use up its quotas.",
      "Run npx supabase config push, which closes it.",
    );
  } else if (isAnonymousOpen) {
    report.may(
      "anonymous-sign-in-open",
      "The project signs visitors in without a name, which the site needs only behind a captcha.",
      "Unless you set up that captcha, run npx supabase config push, which closes it.",
    );
  }
}
