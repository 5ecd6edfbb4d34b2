import type { Placement } from "./placement.ts";
import { ASSETS, FOREVER, MOVED, NAMED_FILES, RENDERED_PATTERN, REVALIDATED } from "./rules.ts";

/** @param tls a directive, where Caddy must not get a certificate by itself */
export function caddyfile(
  everywhere: Record<string, string>,
  { name, root }: Pick<Placement, "name" | "root">,
  tls = "",
): string {
  return `# Caddy 2.6 or newer. It gets its certificate, sends http to https and speaks HTTP/2 by itself.
${name} {
${tls === "" ? "" : `\t${tls}\n`}	root * ${root}

	# In a route, what is written later is done later.
	route {
		# 'npm run build' writes each text compressed too.
		encode gzip
		header {
${headerLines({ ...everywhere, "Cache-Control": REVALIDATED }, 3)}
		}
		header ${ASSETS}* Cache-Control "${FOREVER}"
${NAMED_FILES.map(([path, headers]) => `\t\theader ${path} {\n${headerLines(headers, 3)}\n\t\t}\n`).join("")}
		@moved path_regexp moved ^${MOVED.from}([\\w-]+)/?$
		@asked expression {query} != ""
		route @moved {
			redir @asked ${MOVED.to}{re.moved.1}?{query} 301
			redir * ${MOVED.to}{re.moved.1} 301
		}
		@slash path_regexp slash ^(.+?)/+$
		rewrite @slash {re.slash.1}

		@hidden {
			path_regexp ^/(404$|_headers|_redirects|\\.)
			not path /.well-known/*
		}
		error @hidden 404
		# What the build could not know is rendered by the browser.
		try_files {path} {path}.html
		@new {
			path_regexp ${RENDERED_PATTERN}
			not file
		}
		rewrite @new /200.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		@missing expression {err.status_code} == 404
		route @missing {
			header Cache-Control "${REVALIDATED}"
			header -Access-Control-Allow-Origin
			header Content-Type "text/html; charset=utf-8"
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

function headerLines(headers: Record<string, string>, depth: number): string {
  return Object.entries(headers)
    .map(([name, value]) => `${"\t".repeat(depth)}${name} "${value}"`)
    .join("\n");
}
