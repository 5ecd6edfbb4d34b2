import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANSWERS, makeExampleSite } from "../../tests/support/hosts/exampleSite.ts";
import {
  askCloudflare,
  askNetlify,
  askVercel,
  headersAt,
  readRedirects,
  vercelHeadersAt,
} from "../../tests/support/hosts/staticHosts.ts";
import { securityHeaders } from "../securityHeaders.ts";
import { FOREVER, NAMED_FILES } from "./rules.ts";
import { headersFile, netlifyRedirects } from "./siteFiles.ts";
import { writeHostFiles } from "./writeHostFiles.ts";

const HEADERS = securityHeaders(["https://project.supabase.example", undefined]);

let example: Awaited<ReturnType<typeof makeExampleSite>>;
let hosts: string;
beforeAll(async () => {
  example = await makeExampleSite();
  hosts = writeHostFiles(example.site, HEADERS, "https://ivf.example");
});
afterAll(() => example.remove());

const written = (file: string) => readFileSync(join(hosts, file), "utf8");

test("Netlify answers each route of the product as npm start does", () => {
  const answers = ANSWERS.map(([path]) => {
    const { status, to } = askNetlify(example.site, netlifyRedirects(), path);
    return [path, status, to];
  });
  expect(answers).toEqual(ANSWERS);
  const moved = askNetlify(example.site, netlifyRedirects(), "/regions/poland");
  expect(moved).toEqual({ status: 301, to: "/countries/poland" });
});

test("Vercel answers each route of the product as npm start does", () => {
  const settings = written("vercel/vercel.json");
  const answers = ANSWERS.map(([path]) => {
    const { status, to } = askVercel(example.site, settings, path);
    return [path, status, to];
  });
  expect(answers).toEqual(ANSWERS);
  const moved = askVercel(example.site, settings, "/regions/poland");
  expect(moved).toEqual({ status: 301, to: "/countries/poland" });
});

test("Cloudflare Pages does too, but an address unknown to the build gets the same page with status 404", () => {
  const site = `${example.site}-on-cloudflare`;
  cpSync(example.site, site, { recursive: true });
  cpSync(join(hosts, "cloudflare"), site, { recursive: true });
  const redirects = written("cloudflare/_redirects");
  for (const [path, status, file] of ANSWERS) {
    const answer = askCloudflare(site, redirects, path);
    const sent = readFileSync(join(site, answer.to), "utf8").trim();
    expect([path, sent]).toEqual([path, file]);
    const isLate = file === "200.html" && !/^\/admin\/?$/.test(path);
    expect([path, answer.status]).toEqual([path, isLate ? 404 : status]);
  }
  for (const path of ["/regions/poland", "/regions/poland/"]) {
    expect(askCloudflare(site, redirects, path)).toEqual({ status: 301, to: "/countries/poland" });
  }
});

test.for(["_headers", "vercel.json"])("%s gives each file the headers that npm start sends", (file) => {
  const at = (path: string) =>
    file === "_headers"
      ? headersAt(headersFile(HEADERS), path)
      : vercelHeadersAt(written("vercel/vercel.json"), path);
  for (const [path] of ANSWERS) expect(at(path.split("?")[0] ?? "")).toEqual(HEADERS);
  expect(at("/assets/index-1a2b3c4d.js")).toEqual({ ...HEADERS, "Cache-Control": FOREVER });
  for (const [path, named] of NAMED_FILES) expect(at(path)).toEqual({ ...HEADERS, ...named });
});

test("the files keep to what Cloudflare Pages reads: 100 rules of headers, 2,000 characters a line", () => {
  const lines = headersFile(HEADERS).split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
  const rules = readRedirects(written("cloudflare/_redirects"));
  expect(rules.map(({ status }) => status)).toEqual([301, 301]);
});

test("the servers' files name the site's own host", () => {
  expect(written("nginx.conf")).toContain("server_name ivf.example;");
  expect(written("nginx.conf")).toContain("return 301 https://ivf.example$request_uri;");
  expect(written("Caddyfile")).toMatch(/^ivf\.example \{$/m);
});

test("a host that builds by its hook takes the same configuration as a build that is published by hand", () => {
  const [byHand, byHook] = readFileSync("docs/deploying.md", "utf8").split("## 8. A build after each change");
  const folders = readdirSync(hosts, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(1);
  for (const { name } of folders) {
    const copy = `cp -r dist-hosts/${name}/. dist/`;
    expect(byHand).toContain(copy);
    // Vercel reads its settings beside the sources only, so it can't build by itself.
    if (name !== "vercel") expect(byHook).toContain(`\`npm run build && ${copy}\``);
  }
});
