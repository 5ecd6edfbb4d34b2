import { globSync, readFileSync } from "node:fs";

export interface SourceFile {
  path: string;
  text: string;
}

export function readSource(): SourceFile[] {
  return globSync("src/**/*.{ts,tsx,css}")
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

const CONTACTS = [
  /(?:fetch|import|Worker|WebSocket|EventSource|Request|sendBeacon)\(\s*["'`]((?:https?|wss?):)?\/\/([^/"'`?#]+)/g,
  /\b(?:src|srcSet|poster)=\{?["'`]((?:https?):)?\/\/([^/"'`?#]+)/g,
  /(?:url\(|@import )["']?((?:https?):)?\/\/([^/"')]+)/g,
  /<(?:link|script)[^>]*(?:href|src)=["']((?:https?):)?\/\/([^/"']+)/g,
];

export function findContactedHosts(files: SourceFile[]): string[] {
  const hosts = files.flatMap(({ text }) =>
    CONTACTS.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 2: host = "" }) => host)),
  );
  return [...new Set(hosts)].toSorted();
}
