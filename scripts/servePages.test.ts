import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Connect } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { dataFiles } from "../src/directory/open-data/dataFiles.ts";
import { DATA_HEADERS } from "./hosts/dataHeaders.ts";
import { servePages } from "./servePages.ts";

async function serve(pages: string[], parent = mkdtempSync(join(tmpdir(), "ivf-pages-"))): Promise<string> {
  const root = join(parent, "dist");
  mkdirSync(root);
  mkdirSync(join(root, "blog"));
  mkdirSync(join(root, "data"));
  mkdirSync(join(root, "assets"));
  for (const page of pages) writeFileSync(join(root, page), page);
  const middlewares: Connect.NextHandleFunction[] = [];
  const plugin = servePages(root) as { configurePreviewServer(server: unknown): void };
  plugin.configurePreviewServer({
    middlewares: { use: (one: Connect.NextHandleFunction) => middlewares.push(one) },
  });
  const server = createServer((request, response) =>
    middlewares.at(-1)?.(request, response, () => response.end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    rmSync(parent, { recursive: true });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** `fetch` would uncompress the answer. */
function askFor(url: string, accepted: string) {
  return new Promise<{ body: string; encoding: string | undefined; vary: string | undefined }>(
    (done, fail) => {
      const asked = ask(url, { headers: { "accept-encoding": accepted } }, (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
        const { "content-encoding": encoding, vary } = answer.headers;
        answer.once("end", () => done({ body, encoding, vary }));
      });
      asked.once("error", fail).end();
    },
  );
}

test("only the page for unknown paths has the status 404, whatever a post is called", async () => {
  const url = await serve(["index.html", "200.html", "404.html", "blog/error-404.html", "blog/404.html"]);
  for (const [path, page, status] of [
    ["/", "index.html", 200],
    ["/blog/error-404", "blog/error-404.html", 200],
    ["/blog/404", "blog/404.html", 200],
    ["/blog/new-404", "200.html", 200],
    ["/no-404", "404.html", 404],
    ["/404", "404.html", 404],
  ] as const) {
    const response = await fetch(url + path);
    expect([path, await response.text(), response.status]).toEqual([path, page, status]);
  }
});

test("a country’s former address redirects to its page, with its query, and its cities stay", async () => {
  const url = await serve(["index.html", "404.html", "blog/404.html"]);
  for (const [path, moved] of [
    ["/regions/poland", "/countries/poland"],
    ["/regions/poland/", "/countries/poland"],
    ["/regions/poland?language=de", "/countries/poland?language=de"],
    ["/regions/%0d%0aset-cookie:a", "/countries/%0D%0Aset-cookie%3Aa"],
    ["/regions/poland/warsaw", null],
    ["/regions/%2f%2fevil", null],
    ["/regions", null],
  ] as const) {
    const { status, headers } = await fetch(url + path, { redirect: "manual" });
    expect([path, status, headers.get("location")]).toEqual([path, moved ? 301 : 404, moved]);
  }
});

test("no path leads out of the site, not even into a folder whose name begins like its own", async () => {
  const parent = mkdtempSync(join(tmpdir(), "ivf-pages-"));
  mkdirSync(join(parent, "dist-old"));
  for (const page of ["dist-old/secret.html", "secret.html", "dist.html"])
    writeFileSync(join(parent, page), "secret");
  const url = await serve(["index.html", "200.html", "404.html", "blog/404.html"], parent);
  for (const path of [
    "/..%2fdist-old%2fsecret",
    "/blog%2f..%2f..%2fdist-old%2fsecret",
    "/..%2fsecret",
    "/..%2fdist",
    "/clinic%2f..%2f..%2fsecret",
  ]) {
    const response = await fetch(url + path);
    expect([path, await response.text(), response.status]).toEqual([path, "404.html", 404]);
  }
});

test("each file of the open data is sent as what it is, and to pages of any site", async () => {
  const rows = {
    clinics: [],
    results: [],
    prices: [],
    reviews: [],
    services: [],
    contacts: [],
    national: [],
  };
  const made = dataFiles({ rows, madeAt: "2026-11-22T10:00:00.000Z", licence: null });
  const paths = made.files.map(({ path }) => path);
  expect(DATA_HEADERS.map(([path]) => path).toSorted()).toEqual(paths.toSorted());

  const url = await serve(["404.html", ...paths.map((path) => path.slice(1))]);
  for (const [path, type] of [
    ["/data/clinics.csv", "text/csv; charset=utf-8; header=present"],
    ["/data/national.json", "application/json; charset=utf-8"],
    ["/data/schema.json", "application/schema+json; charset=utf-8"],
  ] as const) {
    const { headers, status } = await fetch(url + path);
    expect([path, status, headers.get("content-type")]).toEqual([path, 200, type]);
    expect(headers.get("access-control-allow-origin")).toBe("*");
  }
  const page = await fetch(`${url}/`);
  expect(page.headers.get("access-control-allow-origin")).toBeNull();
});

test("pages, scripts and styles are sent as they were compressed to whoever can read that", async () => {
  const url = await serve([
    ...["index.html", "index.html.br", "404.html", "assets/a.js", "assets/a.js.br"],
    ...["assets/b.css", "assets/c.svg", "assets/c.svg.br"],
  ]);
  for (const [path, accepted, sent, encoding] of [
    ["/", "gzip, br", "index.html.br", "br"],
    ["/", "gzip", "index.html", undefined],
    ["/", "br;q=0, gzip", "index.html", undefined],
    ["/unknown", "br", "404.html", undefined],
    ["/assets/a.js", "br", "assets/a.js.br", "br"],
    ["/assets/a.js", "identity", "assets/a.js", undefined],
    ["/assets/b.css", "br", "assets/b.css", undefined],
  ] as const) {
    const answer = await askFor(url + path, accepted);
    expect([path, accepted, answer.body, answer.encoding]).toEqual([path, accepted, sent, encoding]);
    expect(answer.vary).toBe("Accept-Encoding");
  }
});
