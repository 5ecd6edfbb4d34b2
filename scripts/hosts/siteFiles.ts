import { ASSETS, FOREVER, MOVED, NAMED_FILES, RENDERED_BY_THE_BROWSER } from "./rules.ts";

/** `_headers`, for Netlify and Cloudflare Pages. */
export function headersFile(everywhere: Record<string, string>): string {
  const rules: [string, Record<string, string>][] = [
    ["/*", everywhere],
    [`${ASSETS}*`, { "Cache-Control": FOREVER }],
    ...NAMED_FILES,
  ];
  return linesOf(rules.flatMap(([path, headers]) => [path].concat(indented(headers))));
}

function indented(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

const moved = (ending: string) => `${MOVED.from}${MOVED.name}${ending} ${MOVED.to}${MOVED.name} 301`;

/** Files that exist come first. */
export function netlifyRedirects(): string {
  return linesOf([moved(""), ...RENDERED_BY_THE_BROWSER.map((path) => `${path} /200.html 200`)]);
}

/** Cloudflare Pages would also rewrite paths whose file exists. */
export function cloudflareRedirects(): string {
  return linesOf([moved(""), moved("/")]);
}

/** Cloudflare Pages answers a missing file with its folder's `404.html`, so a new clinic can be read there. */
export const CLOUDFLARE_COPIES = [
  "clinic/404.html",
  "blog/404.html",
  "admin/404.html",
  "admin/index.html",
].map((to) => ({ from: "200.html", to }));

/** With clean URLs a page's address is its file's name without the ending. */
export function vercelSettings(everywhere: Record<string, string>): string {
  const settings = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      headersAt("/(.*)", everywhere),
      headersAt(`${ASSETS}(.*)`, { "Cache-Control": FOREVER }),
      ...NAMED_FILES.map(([path, headers]) => headersAt(path, headers)),
    ],
    redirects: [{ source: MOVED.from + MOVED.name, destination: MOVED.to + MOVED.name, statusCode: 301 }],
    rewrites: RENDERED_BY_THE_BROWSER.map((path) => ({
      source: path.replace("*", ":path*"),
      destination: "/200",
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function headersAt(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

function linesOf(lines: string[]): string {
  return `${lines.join("\n")}\n`;
}
