import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { PGlite } from "@supabase/lite/pglite";
import { picturesBeside } from "../embedded/pictureFiles.ts";
import { DataFolderInUse } from "../embedded/lock.ts";
import { embeddedDatabase } from "./embeddedSession.ts";
import { noteBackup, type MadeBackup } from "./noteBackup.ts";
import { picturesInFolder } from "./pictures.ts";
import { type Progress, writeBackup } from "./writeBackup.ts";

const PREFIX = "backups-";

type Answer = { progress: string } | { done: MadeBackup } | { refused: string };

/**
 * Lets `npm run backup` ask this process; only the same user reaches its socket.
 * @returns a function that ends this
 */
export async function serveBackups(driver: PGlite, dataDir: string): Promise<() => void> {
  const place = placeOf(dataDir);
  removeLeftover(place);
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  const socket = join(folder, "socket");
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(place, { force: true });
  };
  const server = createServer((caller) => void answer(caller, driver, dataDir));
  server.listen(socket);
  await once(server, "listening");
  server.unref();
  writeFileSync(place, socket, { mode: 0o600 });
  process.once("exit", remove);
  return () => {
    process.off("exit", remove);
    server.close();
    remove();
  };
}

/** A killed server leaves its folder behind. The data folder's lock says that nobody else uses it. */
function removeLeftover(place: string): void {
  if (!existsSync(place)) return;
  const folder = dirname(readFileSync(place, "utf8"));
  if (basename(folder).startsWith(PREFIX)) rmSync(folder, { recursive: true, force: true });
}

const placeOf = (dataDir: string) => `${realpathSync(dataDir)}.socket`;

async function answer(caller: Socket, driver: PGlite, dataDir: string): Promise<void> {
  const say = (what: Answer) => caller.writable && caller.write(`${JSON.stringify(what)}\n`);
  // The backup is made even if the caller has gone.
  caller.on("error", () => {});
  try {
    const [line] = (await once(createInterface(caller), "line")) as [string];
    const { file } = JSON.parse(line) as { file: string };
    const pictures = picturesInFolder(picturesBeside(dataDir));
    const progress = (words: string) => void say({ progress: words });
    const database = embeddedDatabase(driver);
    say({ done: await noteBackup(database, await writeBackup(database, pictures, file, progress)) });
  } catch (error) {
    say({ refused: error instanceof Error ? error.message : String(error) });
  }
  caller.end();
}

/** @throws DataFolderInUse when the process with the folder serves no backups; Error when it refuses */
export async function askServerForBackup(
  dataDir: string,
  file: string,
  progress: Progress,
): Promise<MadeBackup> {
  const server = await reachServer(dataDir);
  server.write(`${JSON.stringify({ file: resolve(file) })}\n`);
  for await (const line of createInterface(server)) {
    const said = JSON.parse(line) as Answer;
    if ("done" in said) return said.done;
    if ("refused" in said) throw new Error(said.refused);
    progress(said.progress);
  }
  throw new Error("The server ended before the backup was whole, so there is none.");
}

async function reachServer(dataDir: string): Promise<Socket> {
  try {
    const server = connect(readFileSync(placeOf(dataDir), "utf8"));
    await once(server, "connect");
    return server;
  } catch (error) {
    throw new DataFolderInUse(
      `The data folder ${dataDir} is open in another command. Back it up when that has ended, or stop it.`,
      { cause: error },
    );
  }
}
