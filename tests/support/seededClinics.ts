import { readFileSync } from "node:fs";

const SEEDS = ["seed", "seed-united-kingdom"].map((name) => readFileSync(`supabase/${name}.sql`, "utf8"));

const ROW =
  /^ {2}\('([^']+)', '([^']+)', '\{(.*?)\}', '\{(.*?)\}', (?:.*, '\{(.*?)\}'|.*, [\d.]+, [-\d.]+)\)/gm;

const list = (text: string) =>
  text === "" ? [] : text.split(",").map((one) => one.trim().replaceAll('"', ""));

export const SEEDED_CLINICS = [...SEEDS.join("\n").matchAll(ROW)].map(
  ([, id = "", name = "", countries = "", locations = "", languages = ""]) => ({
    id,
    name,
    countries: list(countries),
    locations: list(locations),
    languages: list(languages),
  }),
);

export const ALL_CLINICS = `${SEEDED_CLINICS.length} clinics`;
