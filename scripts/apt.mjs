import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const isRoot = () => process.getuid?.() === 0;

export function canUseApt({ withSudo }) {
  if (!existsSync("/usr/bin/apt-get")) return false;
  return isRoot() || (withSudo && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0);
}

export function installByApt(...names) {
  const apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  const [program = "", ...args] = isRoot() ? apt : ["sudo", "-n", ...apt];
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  spawnSync(program, [...args, "update", "-qq"], quiet);
  spawnSync(program, [...args, "install", "-y", "-qq", "--no-install-recommends", ...names], quiet);
}
