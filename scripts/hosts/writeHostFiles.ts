import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { caddyfile } from "./caddy.ts";
import { nginxConfiguration } from "./nginx.ts";
import { usualPlacement } from "./placement.ts";
import { CLOUDFLARE_COPIES, cloudflareRedirects, vercelSettings } from "./siteFiles.ts";

/**
 * Into `<outDir>-hosts`; the folders for Cloudflare Pages and Vercel are copied over the site.
 * @param everywhere headers of every page
 */
export function writeHostFiles(
  outDir: string,
  everywhere: Record<string, string>,
  siteUrl: string | undefined,
): string {
  const folder = `${outDir}-hosts`;
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const place = usualPlacement(siteUrl);
  write("nginx.conf", nginxConfiguration(everywhere, place));
  write("Caddyfile", caddyfile(everywhere, place));
  write("vercel/vercel.json", vercelSettings(everywhere));
  write("cloudflare/_redirects", cloudflareRedirects());
  for (const { from, to } of CLOUDFLARE_COPIES) {
    mkdirSync(dirname(join(folder, "cloudflare", to)), { recursive: true });
    copyFileSync(join(outDir, from), join(folder, "cloudflare", to));
  }
  return folder;
}
