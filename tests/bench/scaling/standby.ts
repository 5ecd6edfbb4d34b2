import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Sql } from "postgres";
import { freePort } from "../../../supabase/stack/freePort.ts";

/** They belong to one server alone. */
const OWN_FILES = new Set(["postmaster.pid", "postmaster.opts", "pg_replslot", "pg_wal", "pg_stat_tmp"]);

interface Standby {
  url: string;
  folder: string;
  stop(): void;
}

/**
 * A copy of the first's files and then its log, as by `pg_basebackup`, which the embedded package lacks.
 * @param primary a superuser's connection
 */
export async function startStandby(primary: Sql, url: string): Promise<Standby> {
  const [source] = await primary<{ folder: string; programs: string }[]>`
    select current_setting('data_directory') as folder,
      (select setting from pg_config where name = 'BINDIR') as programs`;
  if (!source) throw new Error("The first server does not say where it is");
  const folder = mkdtempSync(join(tmpdir(), "ivf-standby-"));
  await primary`select pg_create_physical_replication_slot('standby', true)`;
  await primary`select pg_backup_start('standby', true)`;
  cpSync(source.folder, folder, { recursive: true, filter: (path) => !OWN_FILES.has(basename(path)) });
  const [stopped] = await primary<{ labelfile: string }[]>`select labelfile from pg_backup_stop()`;
  for (const own of ["pg_wal/archive_status", "pg_replslot", "pg_stat_tmp"])
    mkdirSync(join(folder, own), { recursive: true });
  writeFileSync(join(folder, "backup_label"), stopped?.labelfile ?? "");
  writeFileSync(join(folder, "standby.signal"), "");
  const { username, password, port: primaryPort } = new URL(url);
  const conninfo = `host=127.0.0.1 port=${primaryPort} user=${username} password=${password} sslmode=disable`;
  writeFileSync(
    join(folder, "postgresql.auto.conf"),
    `primary_conninfo = '${conninfo}'\nprimary_slot_name = 'standby'\n`,
  );
  const { uid, gid } = statSync(source.folder);
  giveTo(folder, uid, gid);
  const port = await freePort();
  const control = (...args: string[]) =>
    execFileSync(join(source.programs, "pg_ctl"), ["-D", folder, "-w", ...args], {
      uid,
      gid,
      stdio: "ignore",
    });
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  control("-l", join(folder, "standby.log"), "-o", settings, "start");
  const own = new URL(url);
  own.port = String(port);
  return {
    url: own.href,
    folder,
    stop() {
      control("-m", "fast", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Postgres refuses to run as root, and to read a folder that others may read. */
function giveTo(folder: string, uid: number, gid: number): void {
  for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    lchownSync(join(folder, name), uid, gid);
  }
  chmodSync(folder, 0o700);
}
