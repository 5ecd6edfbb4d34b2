import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import packageJson from "../../../package.json" with { type: "json" };
import { writeSitemap } from "../../../scripts/sitemap.ts";

export interface Built {
  origin: string;
  /** Undefined: not set when it was built. */
  settings: Record<string, string | undefined>;
}

const SCRIPT = "assets/index-1a2b3c4d.js";
const RELEASE = `<meta name="release" content="${packageJson.version}" />`;
export const LATER_SCRIPT = "assets/ClinicPage-5e6f7a8b.js";

/** Writes as much as the doctor looks at; tests/e2e/stack/production.ts has a whole build. */
export function writeBuiltSite(folder: string, { origin, settings }: Built): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const page = (head: string, root: string) =>
    `<!doctype html><html lang="en"><head>${RELEASE}${head}<script type="module" crossorigin src="/${SCRIPT}"></script></head><body>${root}</body></html>`;
  const canonical = `<link rel="canonical" href="${origin}/"/>`;
  write("index.html", page(canonical, '<div id="root" data-snapshot-of="/"><h1>Clinics</h1></div>'));
  write("about.html", page("", '<div id="root" data-snapshot-of="/about"><h1>About</h1></div>'));
  write("200.html", page("", '<div id="root"></div>'));
  write("404.html", page("", '<div id="root"><h1>Page not found</h1></div>'));
  const written = Object.entries(settings).filter(([, value]) => value !== undefined);
  const object = written.map(([name, value]) => `${name}:\`${value}\``).join(",");
  write(
    SCRIPT,
    `var $o={${object},dataLicence:void 0};const later=()=>import(\`./${LATER_SCRIPT.slice(7)}\`);`,
  );
  write(LATER_SCRIPT, "export const page = 1;");
  write("sw.js", "addEventListener('fetch', () => {});");
  write("robots.txt", "User-agent: *\nDisallow: /admin\n");
  writeSitemap(folder, origin, ["/", "/about"]);
}
