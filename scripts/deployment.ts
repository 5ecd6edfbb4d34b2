import { readSetting, settingProblems } from "../src/backend/environment.ts";

const NEEDED: Record<string, string> = {
  VITE_SUPABASE_URL: "the site reads its clinics and posts from a Supabase project",
  VITE_SITE_URL: "without the site's own address there is no sitemap and there are no canonical links",
  VITE_OPERATOR: "nobody can see who runs the site; the law asks for a name and a postal address",
  VITE_CONTACT_EMAIL:
    "visitors find no address to write to on the About page, and there is no security.txt for reports of holes",
  VITE_PRIVACY_EMAIL: "the privacy policy shows an example address",
  VITE_ADVERTISING_EMAIL: "advertisers are sent to an example address",
  VITE_PAYMENT_URL: "the sponsored place and a sponsored listing lead to a test payment page",
};

const USEFUL: Record<string, string> = {
  VITE_FUNDING: "the About page doesn’t say who pays for the site",
  VITE_DATA_LICENCE: "the data page asks people to get in touch before reusing the data",
  VITE_REGISTRATION: "some countries ask for a register entry, a VAT number or who answers for the content",
};

export interface LeftToDo {
  must: string[];
  may: string[];
}

export function leftToDo(env: Record<string, unknown>): LeftToDo {
  return {
    must: [...settingProblems(env), ...missing(env, NEEDED), ...unsafe(env)],
    may: missing(env, USEFUL),
  };
}

function missing(env: Record<string, unknown>, settings: Record<string, string>): string[] {
  return Object.entries(settings)
    .filter(([name]) => readSetting(env, name) === undefined)
    .map(([name, why]) => `${name} is not set: ${why}.`);
}

function unsafe(env: Record<string, unknown>): string[] {
  return ["VITE_SUPABASE_URL", "VITE_SITE_URL"]
    .filter((name) => /^http:/i.test(readSetting(env, name) ?? ""))
    .map((name) => `${name} starts with http:, and a public site needs https:.`);
}
