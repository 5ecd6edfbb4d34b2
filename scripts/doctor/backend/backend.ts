import { ask, jsonIn, memberOf, reasonOf, type Answer, type Question } from "../ask.ts";
import type { Report } from "../report.ts";

export interface Backend {
  url: string;
  /** Publishable. */
  key: string;
}

/** Postgres's code for a statement that took too long, as any may at a busy moment. */
const STOPPED = "57014";

const TRIES = 3;

/** As any visitor can. */
export async function askBackend(
  { url, key }: Backend,
  path: string,
  question: Question = {},
): Promise<Answer> {
  const send = () => ask(new URL(path, url), { ...question, headers: { apikey: key, ...question.headers } });
  let answer = await send();
  for (let tries = 1; tries < TRIES && codeOf(answer) === STOPPED; tries++) answer = await send();
  return answer;
}

export function codeOf(answer: Answer): unknown {
  return memberOf(jsonIn(answer), "code");
}

/** @returns whether there is more to look at */
export async function lookAtKey(backend: Backend, report: Report): Promise<boolean> {
  let answer: Answer;
  try {
    answer = await askBackend(backend, "/rest/v1/clinics?select=id&limit=1");
  } catch (error) {
    report.couldNot("the backend", `Nobody answers at ${backend.url}: ${reasonOf(error)}.`);
    return false;
  }
  if (answer.status === 200) return true;
  if (answer.status === 404) {
    report.must(
      "backend-empty",
      `The project at ${backend.url} has no clinics’ table, so the site has nothing to show.`,
      "Run npx supabase db push --remote.",
    );
  } else if (answer.status === 401 && codeOf(answer) !== "42501") {
    report.must(
      "key-not-accepted",
      `The project at ${backend.url} doesn’t take the site’s key, so visitors can neither read nor vote.`,
      "Copy the key that starts with sb_publishable_ from the project’s settings into VITE_SUPABASE_PUBLISHABLE_KEY, build again and publish.",
    );
  } else {
    report.must(
      "backend-refuses-readers",
      `The project at ${backend.url} answers with status ${answer.status} when a visitor asks for clinics: ${answer.text.slice(0, 200)}`,
      "See whether the project is paused and the database up; if so, run npx supabase db push --remote and this again.",
    );
  }
  return false;
}
