import { globSync, readFileSync } from "node:fs";

export interface SourceFile {
  path: string;
  text: string;
}

/** What ends up in a visitor's browser: everything in src but the tests. */
export function readSource(): SourceFile[] {
  return globSync("src/**/*.{ts,tsx,css}")
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

const STORAGE_CALL = /(?:local|session)Storage\s*\.\s*(?:getItem|setItem|removeItem)\(\s*([^\s,)+]+)/g;
/** An option of libraries that keep something themselves. */
const STORAGE_OPTION = /\bstorageKey(?:=\{?|:\s*)(["'`\w][^\s,})/>]*)/g;

/**
 * Every key of the browser's storage that the source names: written in the call, as a
 * constant, handed to a function, or handed to a component. Of a key that is put together
 * the fixed beginning.
 *
 * @throws in words when a key cannot be found out
 */
export function findStorageKeys(files: SourceFile[]): string[] {
  const keys = new Set<string>();
  for (const file of files) {
    for (const pattern of [STORAGE_CALL, STORAGE_OPTION]) {
      for (const { 1: expression = "", index } of file.text.matchAll(pattern)) {
        for (const key of resolve(expression, file, index, files)) keys.add(key);
      }
    }
  }
  return [...keys].toSorted();
}

/** The values that an expression at a place in a file can have. */
function resolve(expression: string, file: SourceFile, at: number, files: SourceFile[]): string[] {
  const literal = /^(["'`])([^"'`$]+)/.exec(expression)?.[2];
  if (literal !== undefined) return [literal];
  const name = /^\w+/.exec(expression)?.[0] ?? "";
  const constant = new RegExp(`const ${name}(?::[^=]+)? = ["'\`]([^"'\`$]+)`);
  for (const { text } of [file, ...files]) {
    const value = constant.exec(text)?.[1];
    if (value !== undefined) return [value];
  }
  // A type in an interface is no value.
  if (/^(string|undefined)$/.test(name)) return [];
  const found = [...fromCallers(name, file, at, files), ...fromProps(name, files)];
  if (found.length === 0)
    throw new Error(`Which key is '${expression}' in ${file.path}? Name it as a constant.`);
  return found;
}

/** The name is the first parameter of the function around it: what its callers hand over. */
function fromCallers(name: string, file: SourceFile, at: number, files: SourceFile[]): string[] {
  const before = file.text.slice(0, at);
  const header = [...before.matchAll(/function (\w+)\(\s*(\w+)/g)].at(-1);
  if (!header?.[1] || header[2] !== name) return [];
  const call = new RegExp(`(?<!function )\\b${header[1]}\\(\\s*([^\\s,)+]+)`, "g");
  return files.flatMap((caller) =>
    [...caller.text.matchAll(call)].flatMap(({ 1: argument = "", index }) =>
      resolve(argument, caller, index, files),
    ),
  );
}

/** The name is a property of a component: what it is set to. */
function fromProps(name: string, files: SourceFile[]): string[] {
  const attribute = new RegExp(`\\b${name}=(?:\\{\\s*)?["'\`]([^"'\`$]+)`, "g");
  return files.flatMap(({ text }) => [...text.matchAll(attribute)].map(({ 1: value = "" }) => value));
}

const CONTACTS = [
  /(?:fetch|import|Worker|WebSocket|EventSource|Request|sendBeacon)\(\s*["'`]((?:https?|wss?):)?\/\/([^/"'`?#]+)/g,
  /\b(?:src|srcSet|poster)=\{?["'`]((?:https?):)?\/\/([^/"'`?#]+)/g,
  /(?:url\(|@import )["']?((?:https?):)?\/\/([^/"')]+)/g,
  /<(?:link|script)[^>]*(?:href|src)=["']((?:https?):)?\/\/([^/"']+)/g,
];

/** Hosts that the source names in something that loads without a click. */
export function findContactedHosts(files: SourceFile[]): string[] {
  const hosts = files.flatMap(({ text }) =>
    CONTACTS.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 2: host = "" }) => host)),
  );
  return [...new Set(hosts)].toSorted();
}
