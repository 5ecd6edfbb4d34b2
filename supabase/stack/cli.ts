import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BIN = fileURLToPath(new URL("../../node_modules/.bin/", import.meta.url));

export interface CliResult {
  stdout: string;
  stderr: string;
  code: number | null;
}

export async function runCli(args: string[], workdir: string = ROOT, env = {}): Promise<CliResult> {
  return run("supabase", [...args, "--workdir", workdir, "--agent", "no"], workdir, "", env);
}

/** Version 2, which npm installs on anything but Linux on x64, has another name for it (docs/deploying.md). */
export function addressOption(version: string, url: string): string {
  return version.startsWith("2.") ? `--db-url=${url}` : `--remote=${url}`;
}

/** Other users of the machine can read a command line, so the password goes into the environment. */
export function passwordApart(url: string): { address: string; env: { PGPASSWORD: string } } {
  const address = new URL(url);
  const env = { PGPASSWORD: decodeURIComponent(address.password) };
  address.password = "";
  return { address: address.href, env };
}

/** @throws Error with its output when it fails */
export async function runCliOrFail(args: string[], env = {}): Promise<string> {
  return outputOf(await runCli(args, ROOT, env), `supabase ${args.join(" ")}`);
}

export async function format(source: string, fileName: string): Promise<string> {
  return outputOf(await run("oxfmt", [`--stdin-filepath=${fileName}`], ROOT, source), "oxfmt");
}

async function run(
  program: string,
  args: string[],
  cwd: string,
  input: string,
  env = {},
): Promise<CliResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(BIN + program, args, { cwd, env: { ...quietEnvironment(), ...env } });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.once("error", reject);
    child.once("close", (code) => resolve({ stdout, stderr, code }));
    child.stdin.end(input);
  });
}

/** Neither telemetry nor the login of the person who runs this. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(SUPABASE_|PG)/.test(name));
  return {
    ...Object.fromEntries(inherited),
    DO_NOT_TRACK: "1",
    SUPABASE_TELEMETRY_DISABLED: "1",
    SUPABASE_NO_UPDATE_NOTIFIER: "1",
    SUPABASE_NO_KEYRING: "1",
    SUPABASE_HOME: `${ROOT}node_modules/.cache/supabase`,
    NO_COLOR: "1",
  };
}

function outputOf({ stdout, stderr, code }: CliResult, command: string): string {
  if (code !== 0) throw new Error(`${command} failed (${code}):\n${stderr}${stdout}`);
  return stdout;
}
