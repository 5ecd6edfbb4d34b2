import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writeSitemap } from "./sitemap.ts";
import { readEnvironment } from "../src/backend/environment.ts";
import { COUNTRIES } from "../src/directory/countries/countries.ts";
import { cityPaths } from "../src/directory/regions/pagePaths.ts";
import { asListed } from "../tests/support/asListed.ts";

const LIST = "src/directory/countries/countries.ts";
const IMPORT = 'import { ruritania } from "./ruritania/country.ts";\n';

const CLINIC_ROW = {
  ...{ id: "hentzau", name: "Hentzau Clinic", countries: ["Ruritania"], locations: ["Strelsau"] },
  ...{ specialties: [], languages: [], website: null, upvote_count: 7 },
};

const NO_FACTS = { results: [], prices: [], reviews: [], services: [], national: [], ranges: [] };

function answerOf(url: string): unknown {
  if (url.includes("/clinics?")) return [asListed(CLINIC_ROW)];
  return url.includes("/rpc/clinic_facts") ? NO_FACTS : [];
}

const folder = mkdtempSync(join(tmpdir(), "ivf-new-country-"));
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const part of [
    "src",
    "supabase/embedded/keys.ts",
    "tsconfig.json",
    "package.json",
    "public/robots.txt",
  ]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  cpSync("tests/support/ruritania", join(folder, "src/directory/countries/ruritania"), {
    recursive: true,
  });
  const list = readFileSync(LIST, "utf8")
    .replace(/\n(?=\n)/, `\n${IMPORT}`)
    .replace(/(?<=COUNTRIES: Country\[\] = \[[^\]]+)(?=\])/, ", ruritania");
  writeFileSync(join(folder, LIST), list);

  vi.spyOn(globalThis, "fetch").mockImplementation((url) =>
    Promise.resolve(Response.json(answerOf(new Request(url).url))),
  );
  const vite = await createServer({
    configFile: false,
    root: folder,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { "@": join(folder, "src") } },
    define: { CHECKED_ENVIRONMENT: JSON.stringify(readEnvironment({})) },
  });
  const { renderSnapshots } = (await vite.ssrLoadModule(
    "/src/prerender.tsx",
  )) as typeof import("../src/prerender.tsx");
  for await (const { path, head, body } of renderSnapshots()) pages.set(path, head + body);
  await vite.close();
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

const withoutSpans = (html = "") => html.replaceAll(/<!-- -->|<\/?span[^>]*>/g, "");

describe("One more country in the list", () => {
  test("has its pages, with its law, its clinics and its map", () => {
    const country = pages.get("/countries/ruritania");
    expect(country).toContain("<title>IVF in the Kingdom of Ruritania: law, clinics and travel");
    expect(country).toContain("Treatment is for everyone.");
    expect(country).toContain('href="/regions/ruritania/other-ruritania#zenda"');
    expect(country).toContain("Zenda and Hofbau");
    const city = pages.get("/regions/ruritania/strelsau");
    expect(city).toContain("<title>IVF clinics in Strelsau");
    expect(city).toContain('href="/clinic/hentzau"');
    expect(withoutSpans(city)).toContain("so far: Hentzau Clinic");
    expect(pages.get("/regions/ruritania/other-ruritania")).toContain("We list no clinics here yet.");
  });

  test("is in the sitemap", () => {
    writeSitemap(join(folder, "public"), "https://clinics.example", [...pages.keys()]);
    const sitemap = readFileSync(join(folder, "public/sitemap.xml"), "utf8");
    const cities = ["strelsau", "other-ruritania"].map((city) => `regions/ruritania/${city}`);
    for (const path of ["countries/ruritania", ...cities]) {
      expect(sitemap).toContain(`<loc>https://clinics.example/${path}</loc>`);
    }
  });

  test("is on the home page with its cities", () => {
    const home = pages.get("/") ?? "";
    expect(withoutSpans(home)).toMatch(/href="\/countries\/ruritania"[^>]*>Kingdom of Ruritania</);
    expect(withoutSpans(home)).toMatch(/href="\/regions\/ruritania\/strelsau"[^>]*>Strelsau</);
    expect(home.match(/Czechia, .+?and the Kingdom of Ruritania/g)).toHaveLength(3);
    expect(withoutSpans(home)).toContain("Other Cities in the Kingdom of Ruritania<");
  });

  test("can be chosen in the listing form", () => {
    expect(pages.get("/add-clinic")).toContain(
      '<option value="Romania">Romania</option><option value="Ruritania">Ruritania</option>',
    );
  });

  test("leaves the other countries as they were", () => {
    expect(withoutSpans(pages.get("/countries/poland"))).toContain("IVF in Poland");
    const paths = [...pages.keys()].filter((path) => path.startsWith("/regions/"));
    expect(paths.filter((path) => !path.startsWith("/regions/ruritania"))).toEqual(cityPaths(COUNTRIES));
  });
});
