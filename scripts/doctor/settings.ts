import { readSetting, settingProblems } from "../../src/backend/environment.ts";
import { leftToDo } from "../deployment.ts";
import type { Code } from "./codes.ts";
import type { Report } from "./report.ts";

const TODO = "Set it in .env (see .env.example) or in the environment, and build again.";

export function lookAtSettings(env: Record<string, unknown>, report: Report): void {
  const malformed = settingProblems(env);
  const { must, may } = leftToDo(env);
  for (const sentence of must) {
    const code = malformed.includes(sentence)
      ? codeOfProblem(env, sentence)
      : sentence.includes("is not set")
        ? "setting-missing"
        : "setting-unsafe";
    report.must(code, sentence, TODO);
  }
  for (const sentence of may) report.may("setting-missing", sentence, TODO);
}

function codeOfProblem(env: Record<string, unknown>, sentence: string): Code {
  const isAboutKey = sentence.startsWith("VITE_SUPABASE_PUBLISHABLE_KEY holds");
  return isAboutKey && readSetting(env, "VITE_SUPABASE_PUBLISHABLE_KEY") !== undefined
    ? "secret-key-in-settings"
    : "setting-wrong";
}
