import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

// Static hosts as their documentation describes them. None of them is asked.

export interface StaticAnswer {
  status: number;
  to: string;
}

interface Rule {
  from: string;
  to: string;
  status: number;
}

export function readRedirects(text: string): Rule[] {
  return linesOf(text).map((line) => {
    const [from = "", to = "", status] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

export function headersAt(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isMeant = false;
  for (const line of linesOf(text)) {
    if (!line.startsWith(" ")) isMeant = patternOf(line).test(path);
    const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    if (isMeant && name !== undefined && value !== undefined) headers[name] = value;
  }
  return headers;
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

/** A placeholder is one part of a path, and a splat at its end is any number of them, which Vercel names. */
function patternOf(path: string): RegExp {
  const parts = path.replace(":path*", "*").replaceAll(".", "\\.").replaceAll(/:\w+/g, "([^/]+)");
  return new RegExp(`^${parts.replace(/\/\*$/, "(?:/(.*))?")}$`);
}

function follow(rules: Rule[], path: string): StaticAnswer | undefined {
  for (const { from, to, status } of rules) {
    const match = patternOf(from).exec(path);
    if (match) return { status, to: to.replace(/:\w+/, match[1] ?? "") };
  }
  return undefined;
}

function fileAt(site: string, path: string): string | undefined {
  const name = path.slice(1);
  return [name, `${name}.html`, join(name, "index.html")].find(
    (file) => /\.\w+$/.test(file) && existsSync(join(site, file)),
  );
}

/** https://docs.netlify.com/manage/routing/redirects/overview/: files come first, and a slash at the end is nothing. */
export function askNetlify(site: string, redirects: string, address: string): StaticAnswer {
  const path = pathOf(address);
  const file = fileAt(site, path);
  if (file !== undefined) return { status: 200, to: file };
  const answer = follow(readRedirects(redirects), path);
  if (answer?.status === 200) return { status: 200, to: answer.to.slice(1) };
  return answer ?? { status: 404, to: "404.html" };
}

/** https://developers.cloudflare.com/pages/configuration/serving-pages/: rules come first, then files, then the nearest 404.html. */
export function askCloudflare(site: string, redirects: string, address: string): StaticAnswer {
  const moved = follow(readRedirects(redirects), address.split("?")[0] ?? "");
  if (moved) return moved;
  const path = pathOf(address);
  const file = fileAt(site, path);
  if (file !== undefined) return { status: 200, to: file };
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const nearest = join(folder, "404.html");
    if (folder === "/" || existsSync(join(site, nearest))) return { status: 404, to: nearest.slice(1) };
  }
}

interface VercelSettings {
  cleanUrls: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string; statusCode: number }[];
  rewrites: { source: string; destination: string }[];
}

/** https://vercel.com/docs/project-configuration: redirects, then files, then rewrites. */
export function askVercel(site: string, settings: string, address: string): StaticAnswer {
  const { cleanUrls, redirects, rewrites }: VercelSettings = JSON.parse(settings);
  // Their files have no ending there, and an address that has one redirects.
  const find = (asked: string) => {
    const file = fileAt(site, asked);
    const isAddress =
      file === asked.slice(1) ? !cleanUrls || !file.endsWith(".html") : cleanUrls || asked === "/";
    return isAddress ? file : undefined;
  };
  const path = pathOf(address);
  const moved = follow(
    redirects.map((rule) => ({ from: rule.source, to: rule.destination, status: rule.statusCode })),
    path,
  );
  if (moved) return moved;
  const file = find(path);
  if (file !== undefined) return { status: 200, to: file };
  const rewritten = follow(
    rewrites.map((rule) => ({ from: rule.source, to: rule.destination, status: 200 })),
    path,
  );
  const target = rewritten && find(rewritten.to);
  return target === undefined ? { status: 404, to: "404.html" } : { status: 200, to: target };
}

export function vercelHeadersAt(settings: string, path: string): Record<string, string> {
  const { headers }: VercelSettings = JSON.parse(settings);
  const meant = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  return Object.fromEntries(meant.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}

/** Netlify, Cloudflare Pages and Vercel without slashes at the end answer the page, or redirect to it. */
function pathOf(address: string): string {
  const [path = ""] = address.split("?");
  return path === "/" ? "/" : path.replace(/\/+$/, "");
}
