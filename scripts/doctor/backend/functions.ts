import { readdirSync } from "node:fs";
import { jsonIn, memberOf } from "../ask.ts";
import type { Report } from "../report.ts";
import { askBackend, type Backend } from "./backend.ts";

const FOLDER = new URL("../../../supabase/functions", import.meta.url);

/** A wrong method makes them do nothing. */
export async function lookAtFunctions(backend: Backend, report: Report): Promise<void> {
  const names = readdirSync(FOLDER).filter((name) => !name.startsWith("_"));
  const missing: string[] = [];
  const broken: string[] = [];
  for (const name of names) {
    const answer = await askBackend(backend, `/functions/v1/${name}`, { method: "PUT" });
    const code = memberOf(jsonIn(answer), "code");
    const isOurs = answer.status === 405 && (code === "use-get" || code === "use-post");
    if (answer.status === 404) missing.push(name);
    else if (!isOurs) broken.push(`${name} (status ${answer.status})`);
  }
  const todo = "Run npx supabase functions deploy.";
  const list = new Intl.ListFormat("en-GB");
  if (missing.length > 0) {
    report.must(
      "functions-missing",
      `The project lacks the edge functions ${list.format(missing)}, which sign people in, add people and know the visitor’s address.`,
      todo,
    );
  }
  if (broken.length > 0) {
    report.must(
      "functions-broken",
      `These edge functions don’t answer as this version does: ${list.format(broken)}, so signing in or voting may fail.`,
      `${todo} If that changes nothing, read their logs in the project’s dashboard.`,
    );
  }
}
