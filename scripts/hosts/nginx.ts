import type { Placement } from "./placement.ts";
import { ASSETS, FOREVER, MOVED, NAMED_FILES, RENDERED_PATTERN, REVALIDATED } from "./rules.ts";

const COMPRESSED =
  "text/css text/javascript application/javascript application/json image/svg+xml text/plain text/xml";

export function nginxConfiguration(everywhere: Record<string, string>, place: Placement): string {
  const { name, root, certificate, key, ports } = place;
  return `# Tested with nginx 1.22. Copy this to /etc/nginx/conf.d/ and put your certificate's paths in.
map $uri $site_cache {
  default "${REVALIDATED}";
  ~^${ASSETS} "${FOREVER}";
}
map $uri $site_readers {
  default "";
${openFiles()
  .map((path) => `  ${path} "*";\n`)
  .join("")}}

server {
  listen ${ports.http};
  listen [::]:${ports.http};
  server_name ${name};
  return 301 https://${name}$request_uri;
}

server {
  # From nginx 1.25.1 on: without http2 here, and 'http2 on;' in a line of its own.
  listen ${ports.https} ssl http2;
  listen [::]:${ports.https} ssl http2;
  server_name ${name};
  ssl_certificate "${certificate}";
  ssl_certificate_key "${key}";
  root "${root}";
  absolute_redirect off;
  server_tokens off;
  charset utf-8;

  # 'npm run build' writes each text compressed too.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types ${COMPRESSED};
  # With the module (on Debian: apt-get install libnginx-mod-http-brotli-static):
  # brotli_static on;

  # A location with an add_header of its own would drop all of these.
${Object.entries({
  ...everywhere,
  "Cache-Control": "$site_cache",
  "Access-Control-Allow-Origin": "$site_readers",
})
  .map(([header, value]) => `  add_header ${header} "${value}" always;\n`)
  .join("")}
  error_page 404 /404.html;
  rewrite ^${MOVED.from}([\\w-]+)/?$ ${MOVED.to}$1 permanent;
  rewrite ^(.+?)/+$ $1 last;

  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
  # What the build could not know is rendered by the browser.
  location ~ ${RENDERED_PATTERN} {
    try_files $uri.html /200.html;
  }
  location = /404 {
    return 404;
  }
  location ~ ^/(_headers|_redirects|\\.(?!well-known/)) {
    return 404;
  }
${pathsByType()
  .map(
    ([type, paths]) =>
      `  location ~ ^(?:${paths.map(escaped).join("|")})$ {\n    types { }\n    default_type "${type}";\n  }\n`,
  )
  .join("")}}
`;
}

function openFiles(): string[] {
  return NAMED_FILES.filter(([, headers]) => headers["Access-Control-Allow-Origin"] === "*").map(
    ([path]) => path,
  );
}

function pathsByType(): [string, string[]][] {
  const types = new Map<string, string[]>();
  for (const [path, { "Content-Type": type = "" }] of NAMED_FILES) {
    types.set(type, [...(types.get(type) ?? []), path]);
  }
  return [...types];
}

function escaped(path: string): string {
  return path.replaceAll(".", "\\.");
}
