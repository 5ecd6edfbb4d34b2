import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

const NOT_WORDS = /<(script|style|svg|noscript)\b.*?<\/\1>|<(link|img)\b[^>]*>|<!--.*?-->/gs;
const KEPT = /^(?:href|lang|hidden|open|type|value|charset|name|content)$/;

export function plainPage(html: string): string {
  return html
    .replaceAll(NOT_WORDS, "")
    .replaceAll(/<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi, (_tag, name: string, attributes: string) => {
      const kept = [...attributes.matchAll(/([^\s=]+)(?:="[^"]*")?/g)].filter(([, key = ""]) =>
        KEPT.test(key),
      );
      return `<${[name, ...kept.map(([whole]) => whole)].join(" ")}>`;
    });
}

export async function servePlain(html: string): Promise<{ url: string; close: () => Server }> {
  const body = gzipSync(html);
  const server = createServer((request, response) => {
    if (request.url === "/favicon.ico") return void response.writeHead(204).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
