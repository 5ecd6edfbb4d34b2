import { ask } from "../ask.ts";
import type { Report } from "../report.ts";

const SCRIPT = /\bassets\/[\w.-]+\.js\b|(?<=["'`])\.\/[\w.-]+\.js(?=["'`])/g;
const AT_ONCE = 6;
/** A build has some 250. */
const MOST = 1_000;

export async function readScripts(
  origin: string,
  html: string,
  report: Report,
): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const missing: string[] = [];
  const known = new Set<string>();
  const waiting: string[] = [];
  const note = (text: string) => {
    for (const [found] of text.matchAll(SCRIPT)) {
      const path = `/assets/${found.split("/").at(-1)}`;
      if (known.has(path) || known.size >= MOST) continue;
      known.add(path);
      waiting.push(path);
    }
  };
  const read = async (path: string) => {
    const answer = await ask(new URL(path, origin)).catch(() => undefined);
    const isScript = answer?.status === 200 && /javascript/.test(answer.headers.get("content-type") ?? "");
    if (!isScript) return void missing.push(path);
    scripts.set(path, answer.text);
    note(answer.text);
  };
  note(html);
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(read));
  const [first] = missing;
  if (first !== undefined) {
    report.must(
      "scripts-missing",
      `${first} is not served as a script, nor are ${missing.length - 1} others that pages name, so these pages don’t work.`,
      "Publish everything that npm run build wrote, and keep the older files below /assets/.",
    );
  }
  return scripts;
}
