import { preview } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../tests/support/hosts/ask.ts";
import { ANSWERS, LEFT_OUT, makeExampleSite } from "../../tests/support/hosts/exampleSite.ts";
import {
  programOf,
  serveByCaddy,
  serveByNginx,
  type WebServer,
} from "../../tests/support/hosts/webServer.ts";
import { securityHeaders, sendSecurityHeaders } from "../securityHeaders.ts";
import { servePages } from "../servePages.ts";
import { FOREVER, NAMED_FILES } from "./rules.ts";

const BACKEND = "https://project.supabase.example";
const HEADERS = securityHeaders([BACKEND]);

let example: Awaited<ReturnType<typeof makeExampleSite>>;
beforeAll(async () => void (example = await makeExampleSite()));
afterAll(() => example.remove());

async function serveByOurselves(site: string): Promise<WebServer> {
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    appType: "mpa",
    build: { outDir: site },
    plugins: [sendSecurityHeaders([BACKEND]), servePages(site)],
    preview: { port: 0, host: "127.0.0.1" },
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  return { url, plainUrl: url, stop: () => server.close() };
}

const SERVERS = [
  ["nginx", (site: string) => serveByNginx(site, HEADERS)],
  ["Caddy", (site: string) => serveByCaddy(site, HEADERS)],
  ["npm start", serveByOurselves],
] as const;

async function cachedFor(server: WebServer, path: string): Promise<string | undefined> {
  return (await ask(server.url, path)).headers["cache-control"];
}

describe.for(SERVERS)("served by %s", ([name, serve]) => {
  let server: WebServer;
  beforeAll(async () => void (server = await serve(example.site)));
  afterAll(async () => await server.stop());

  test("each address gets its page, the page that the browser fills in, or the page for unknown addresses", async () => {
    const answers = ANSWERS.map(async ([path]) => {
      const { status, text } = await ask(server.url, path);
      return [path, status, text.trim()];
    });
    expect(await Promise.all(answers)).toEqual(ANSWERS);
    expect((await ask(server.url, "/404")).status).toBe(404);
    expect((await ask(server.url, "/clinic/a-clinic/more")).status).toBe(404);
  });

  test("every answer has the security headers, even for missing files", async () => {
    for (const path of ["/", "/clinic/new", "/nothing", "/robots.txt", "/assets/index-1a2b3c4d.js"]) {
      const { headers } = await ask(server.url, path);
      for (const [header, value] of Object.entries(HEADERS)) {
        expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value]);
      }
    }
  });

  test("files named by their content are cached for ever, and everything else is checked each time", async () => {
    for (const path of ["/assets/index-1a2b3c4d.js", "/assets/font-1a2b3c4d.woff2"]) {
      expect([path, await cachedFor(server, path)]).toEqual([path, FOREVER]);
    }
    for (const path of ["/", "/about", "/clinic/new", "/nothing", "/assets/gone-1a2b3c4d.js"]) {
      expect([path, await cachedFor(server, path)]).not.toEqual([path, FOREVER]);
    }
    for (const path of ["/", "/about", "/clinic/new", "/data/clinics.csv"]) {
      expect([path, await cachedFor(server, path)]).toEqual([path, "no-cache"]);
    }
  });

  test("each file of the open data and the feed say what they are, and any website may read the data", async () => {
    for (const [path, named] of NAMED_FILES.filter(([file]) => file !== LEFT_OUT)) {
      const { status, headers, text } = await ask(server.url, path);
      expect([path, status, text.trim()]).toEqual([path, 200, path.slice(1)]);
      for (const [header, value] of Object.entries(named)) {
        expect([path, headers[header.toLowerCase()]]).toEqual([path, value]);
      }
    }
    for (const path of ["/", "/blog/feed.xml", "/data/none.csv", LEFT_OUT]) {
      expect((await ask(server.url, path)).headers["access-control-allow-origin"]).toBeUndefined();
    }
    const page = (await ask(server.url, "/data/none")).headers["content-type"];
    expect(page?.toLowerCase()).toBe("text/html; charset=utf-8");
  });

  test("a country’s former address redirects permanently, with its query and nothing smuggled in", async () => {
    for (const [path, moved] of [
      ["/regions/poland", "/countries/poland"],
      ["/regions/poland/", "/countries/poland"],
      ["/regions/poland?language=de", "/countries/poland?language=de"],
    ] as const) {
      const { status, headers } = await ask(server.url, path);
      expect([path, status, headers.location]).toEqual([path, 301, moved]);
    }
    const { headers } = await ask(server.url, "/regions/%0d%0aset-cookie:a");
    expect(headers["set-cookie"]).toBeUndefined();
    for (const path of [
      "/regions//evil.example",
      "//evil.example/regions/x",
      "/regions/%2f%2fevil.example",
    ]) {
      const { location } = (await ask(server.url, path)).headers;
      expect([path, location ?? ""]).toEqual([path, expect.not.stringMatching(/^(https?:)?\/\/evil/)]);
    }
  });

  test.for(["gzip", "br"])("texts are sent with %s to browsers that read it", async (encoding) => {
    for (const path of [
      "/",
      "/about",
      "/clinic/new",
      "/nothing",
      "/assets/index-1a2b3c4d.js",
      "/maps/poland.svg",
    ]) {
      const { headers, text } = await ask(server.url, path, { "accept-encoding": encoding });
      expect([path, headers["content-encoding"]]).toEqual([path, encoding]);
      expect(text).toHaveLength(2_000);
      expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
    }
    const font = await ask(server.url, "/assets/font-1a2b3c4d.woff2", { "accept-encoding": encoding });
    expect(font.headers["content-encoding"]).toBeUndefined();
  });

  test("no address leads out of the site", async () => {
    for (const path of [
      "/%2e%2e%2fsecret",
      "/clinic%2f..%2f..%2fsecret",
      "/../secret",
      "/assets/../../secret",
    ]) {
      const { status, text } = await ask(server.url, path);
      expect([path, status >= 400, text]).toEqual([path, true, expect.not.stringContaining("secret")]);
    }
  });

  if (name === "npm start") return;

  test("a page that has not changed is not sent again", async () => {
    const { etag } = (await ask(server.url, "/about")).headers;
    const { status, text } = await ask(server.url, "/about", { "if-none-match": etag ?? "" });
    expect([status, text]).toEqual([304, ""]);
  });

  test("a file that the build did not write gets the page for unknown addresses and nothing else", async () => {
    for (const path of [LEFT_OUT, "/assets/gone-1a2b3c4d.js", "/no-such-picture.png"]) {
      const { status, headers, text } = await ask(server.url, path);
      expect([path, status, text.trim()]).toEqual([path, 404, "404.html"]);
      expect(headers["content-type"]?.toLowerCase()).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
    }
  });

  test("what is only for hosts is not shown, and http leads to https", async () => {
    for (const path of ["/_headers", "/_redirects", "/.vite/manifest.json"]) {
      expect([path, (await ask(server.url, path)).status]).toEqual([path, 404]);
    }
    const { status, headers } = await ask(server.plainUrl, "/about?x=1", { host: "localhost" });
    expect([301, 308]).toContain(status);
    // Behind the usual ports the address has none.
    expect(headers.location?.replace(/:\d+/, "")).toBe("https://localhost/about?x=1");
  });
});

test("where a server is not installed, its tests fail and say what to do", () => {
  expect(() => programOf("nginx", "/no/nginx")).toThrow(
    "This test needs nginx.\nOn Debian or Ubuntu: sudo apt-get install nginx",
  );
  expect(() => programOf("caddy", "/no/caddy")).toThrow(
    "This test needs caddy.\nOn Debian or Ubuntu: sudo apt-get install caddy",
  );
});
