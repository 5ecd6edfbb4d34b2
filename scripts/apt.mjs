import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const isRoot = () => process.getuid?.() === 0;

export function canUseApt({ withSudo }) {
  if (!existsSync("/usr/bin/apt-get")) return false;
  return isRoot() || (withSudo && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0);
}

export function installByApt(...names) {
  // Another apt may be at work on a machine that has just started, and a mirror may be busy.
  const patient = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"];
  const apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...patient];
  const [program = "", ...args] = isRoot() ? apt : ["sudo", "-n", ...apt];
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  spawnSync(program, [...args, "update", "-qq"], quiet);
  spawnSync(program, [...args, "install", "-y", "-qq", "--no-install-recommends", ...names], quiet);
}
