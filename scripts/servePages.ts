import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import compression from "compression";
import type { Connect, Plugin } from "vite";
import { ASSETS, FOREVER, MOVED, NAMED_FILES, RENDERED_PATTERN, REVALIDATED } from "./hosts/rules.ts";

const RENDERED = new RegExp(RENDERED_PATTERN);
const FORMER = new RegExp(`^${MOVED.from}([^/]+)$`);

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** As static hosts do: `/clinic/x` from `clinic/x.html`, the app's paths from `200.html`, others `404.html`. */
export function servePages(outDir: string): Plugin {
  const root = resolve(outDir);
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const path = pathOf(request.url);
    const isPage = (request.method === "GET" || request.method === "HEAD") && !/\.[a-z0-9]+$/i.test(path);
    if (path.startsWith(ASSETS) && existsSync(join(root, path))) {
      response.setHeader("cache-control", FOREVER);
      const type = TYPES[extname(path)];
      if (type !== undefined && join(root, path).startsWith(root + ASSETS)) {
        response.setHeader("content-type", type);
        return send(request, response, join(root, path));
      }
    }
    const named = NAMED_FILES.find(([file]) => file === path)?.[1];
    if (named && existsSync(join(root, path))) {
      for (const [name, value] of Object.entries(named)) response.setHeader(name, value);
      return void response.end(request.method === "HEAD" ? undefined : readFileSync(join(root, path)));
    }
    if (!isPage || isBackend(path)) return next();
    const moved = FORMER.exec(path)?.[1];
    if (moved !== undefined) {
      response.statusCode = 301;
      response.setHeader("location", `${MOVED.to}${encodeURIComponent(moved)}${queryOf(request.url)}`);
      return void response.end();
    }
    const own = join(root, path === "/" ? "index.html" : `${path.slice(1)}.html`);
    const known = own.startsWith(root + sep) && existsSync(own);
    const fallback = RENDERED.test(path) ? "200.html" : "404.html";
    const file = known ? own : join(root, fallback);
    response.statusCode = file === join(root, "404.html") ? 404 : 200;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", REVALIDATED);
    send(request, response, file);
  };
  return {
    name: "serve-pages",
    configurePreviewServer(server) {
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
      server.middlewares.use(middleware);
    },
  };
}

/** Compressed, where the build did that and the browser can read it. */
function send(request: IncomingMessage, response: ServerResponse, file: string): void {
  const compressed = `${file}.br`;
  const isCompressed =
    /\bbr\b(?!\s*;\s*q=0)/.test(String(request.headers["accept-encoding"])) && existsSync(compressed);
  response.setHeader("vary", "Accept-Encoding");
  if (isCompressed) response.setHeader("content-encoding", "br");
  response.end(request.method === "HEAD" ? undefined : readFileSync(isCompressed ? compressed : file));
}

function isBackend(path: string): boolean {
  return /^\/(rest|auth|functions|storage)\/v1(\/|$)/.test(path);
}

function queryOf(url = ""): string {
  return /\?.*$/.exec(url)?.[0] ?? "";
}

function pathOf(url = "/"): string {
  const [path = "/"] = url.split("?");
  const trimmed = path.replace(/(.)\/+$/, "$1");
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}
