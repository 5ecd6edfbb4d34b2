import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BROTLI_MODULE, findWebServer } from "../../../scripts/webServers.mjs";
import { caddyfile } from "../../../scripts/hosts/caddy.ts";
import { nginxConfiguration } from "../../../scripts/hosts/nginx.ts";
import { freePort } from "../../../supabase/stack/freePort.ts";
import { waitWhileItWorks } from "../progress.ts";
import { makeCertificate, type Certificate } from "./certificate.ts";

export interface WebServer {
  url: string;
  plainUrl: string;
  stop(): Promise<void>;
}

type Headers = Record<string, string>;
type Ports = { http: number; https: number };

export interface ServedByNginx {
  ports?: Ports;
  certificate?: Certificate;
  change?: (configuration: string) => string;
}

const HOW_TO_INSTALL = {
  nginx:
    "On Debian or Ubuntu: sudo apt-get install nginx libnginx-mod-http-brotli-static\n" +
    "Or say where yours is: NGINX_PATH=/path/to/nginx",
  caddy: "On Debian or Ubuntu: sudo apt-get install caddy\nOr say where yours is: CADDY_PATH=/path/to/caddy",
};

/** @throws with what to do where it is not installed: a test that is left out proves nothing */
export function programOf(name: keyof typeof HOW_TO_INSTALL, path = findWebServer(name)): string {
  if (path !== undefined && existsSync(path)) return path;
  throw new Error(`This test needs ${name}.\n${HOW_TO_INSTALL[name]}`);
}

export async function serveByNginx(
  site: string,
  headers: Headers,
  options: ServedByNginx = {},
): Promise<WebServer> {
  const ports = options.ports ?? (await freePorts());
  const folder = newFolder();
  const certificate = options.certificate ?? makeCertificate(folder);
  const place = { name: "localhost", root: resolve(site), ports, ...certificate };
  const asWritten = nginxConfiguration(headers, place);
  const written = (options.change?.(asWritten) ?? asWritten)
    // Not every machine has IPv6, and nobody else should reach it.
    .replaceAll(/ *listen \[::\].*\n/g, "")
    .replaceAll("listen ", "listen 127.0.0.1:")
    .replaceAll("https://localhost$", `https://localhost:${ports.https}$`);
  programOf("nginx", BROTLI_MODULE);
  writeFileSync(join(folder, "site.conf"), written.replace("# brotli_static", "brotli_static"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `load_module ${BROTLI_MODULE};
daemon off; worker_processes 1; pid "${folder}/pid"; error_log stderr notice;
${process.getuid?.() === 0 ? "user root;" : ""}
events { }
http {
  include /etc/nginx/mime.types; access_log off;
  ${temporary.map((name) => `${name}_temp_path "${folder}/${name}";`).join(" ")}
  include "${folder}/site.conf";
}
`,
  );
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
  return await run("nginx", args, { folder, ports, sign: "start worker process" });
}

export async function serveByCaddy(site: string, headers: Headers): Promise<WebServer> {
  const ports = await freePorts();
  const folder = newFolder();
  const { certificate, key } = makeCertificate(folder);
  const place = { name: "localhost", root: resolve(site) };
  const options = `{
	admin off
	default_bind 127.0.0.1
	http_port ${ports.http}
	https_port ${ports.https}
	skip_install_trust
}
`;
  const file = join(folder, "Caddyfile");
  writeFileSync(file, options + caddyfile(headers, place, `tls ${certificate} ${key}`));
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  return await run("caddy", args, { folder, ports, sign: "serving initial configuration" });
}

interface Run {
  folder: string;
  ports: Ports;
  sign: string;
}

async function run(
  name: "nginx" | "caddy",
  args: string[],
  { folder, ports, sign }: Run,
): Promise<WebServer> {
  const program = programOf(name);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  }
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (child.pid !== undefined && !hasEnded()) process.kill(-child.pid, "SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitWhileItWorks(
      { pid: child.pid, output: () => printed },
      () => printed.includes(sign) || hasEnded(),
    );
    if (hasEnded()) throw new Error(`${name} ended:\n${printed}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `https://localhost:${ports.https}`, plainUrl: `http://localhost:${ports.http}`, stop };
}

export async function freePorts(): Promise<Ports> {
  return { http: await freePort(), https: await freePort() };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ivf-host-"));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "logs"));
  return folder;
}
