import { existsSync } from "node:fs";

const NGINX = [process.env.NGINX_PATH, "/usr/sbin/nginx", "/usr/local/sbin/nginx"];
const CADDY = [process.env.CADDY_PATH, "/usr/bin/caddy", "/usr/local/bin/caddy"];
const NAMES = { nginx: NGINX, caddy: CADDY };

/** @returns {string | undefined} the path of a web server on this machine */
export function findWebServer(name) {
  return NAMES[name].find((path) => path !== undefined && path !== "" && existsSync(path));
}

/** As Debian and Ubuntu install it. */
export const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
