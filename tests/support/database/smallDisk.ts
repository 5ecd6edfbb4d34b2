import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const isRoot = userInfo().uid === 0;
/** Only processes in there see the disk, and it goes with the last of them. */
const UNSHARE = isRoot ? ["--mount"] : ["--user", "--map-current-user", "--keep-caps", "--mount"];

export function canMakeSmallDisk(): boolean {
  const trial = 'mount -t tmpfs tmpfs "$1"';
  return spawnSync("unshare", [...UNSHARE, "sh", "-c", trial, "sh", tmpdir()]).status === 0;
}

/** Makes a disk of a few megabytes that processes started by `within` see as `folder`. */
export async function makeSmallDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), "small-disk-"));
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs "$1" && echo mounted && read -r _`;
  const keeper = spawn("unshare", [...UNSHARE, "sh", "-c", mount, "sh", folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(keeper, "exit");
  await Promise.race([once(createInterface(keeper.stdout), "line"), ended]);
  const filler = `/proc/${keeper.pid}/root${folder}/filler`;
  const enter = ["--target", `${keeper.pid}`, "--mount", `--wd=${process.cwd()}`];
  return {
    folder,
    within: ["nsenter", ...enter, ...(isRoot ? [] : ["--user", "--preserve-credentials"])],
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    async remove() {
      keeper.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function fillUp(file: string): void {
  const open = openSync(file, "a");
  for (const size of [1_048_576, 4_096, 1]) {
    const bytes = Buffer.alloc(size);
    while (fits(open, bytes));
  }
  closeSync(open);
}

function fits(open: number, bytes: Buffer): boolean {
  try {
    return writeSync(open, bytes) === bytes.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}
