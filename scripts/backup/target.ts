import { existsSync } from "node:fs";
import {
  NO_PICTURES,
  picturesInFolder,
  picturesInStorage,
  type PictureStore,
} from "../../supabase/backup/pictures.ts";
import { DATA_DIR, usesHostedBackend } from "../settings.ts";

export type Target =
  | { kind: "folder"; dataDir: string }
  | { kind: "database"; url: string; pictures: PictureStore };

const MEMORY = "memory://";

/**
 * Reads a database's address from the environment, or else the data folder.
 * @throws Error with a message for the operator when it is unclear
 */
export function readTarget(): Target {
  const { SUPABASE_DB_URL, DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY, DATA_DIR: folder } = process.env;
  const url = SUPABASE_DB_URL || DATABASE_URL;
  if (url) {
    if (!/^postgres(ql)?:\/\//.test(url)) {
      throw new Error("DATABASE_URL must begin with postgresql://, as Supabase shows it under Connect.");
    }
    if (URL.parse(url) === null) {
      throw new Error(
        "DATABASE_URL can't be read as an address. Write special characters of the password as %23 (#), %2F (/),\n" +
          "%3F (?), %40 (@) or %25 (%).",
      );
    }
    if (SUPABASE_URL && folder) {
      throw new Error(
        "DATA_DIR names a folder, and SUPABASE_URL and DATABASE_URL name a project. Unset those of the one that\n" +
          "you don't mean.",
      );
    }
    if (SUPABASE_URL)
      return { kind: "database", url, pictures: picturesInStorage(SUPABASE_URL, SUPABASE_SECRET_KEY) };
    return { kind: "database", url, pictures: folder ? picturesInFolder(beside(folder)) : NO_PICTURES };
  }
  if (SUPABASE_URL) {
    throw new Error(
      folder
        ? "DATA_DIR names a folder, and SUPABASE_URL names a project. Unset the one that you don't mean."
        : "SUPABASE_URL names a project, whose database has an address of its own: set DATABASE_URL too (in the\n" +
            "dashboard under Connect, session pooler), or unset SUPABASE_URL if you mean the local data folder.",
    );
  }
  if (!folder && usesHostedBackend("production")) {
    throw new Error(
      "This site uses the project in VITE_SUPABASE_URL. To run this command on it, set DATABASE_URL (in the\n" +
        "dashboard under Connect, session pooler) and SUPABASE_URL for this one command.",
    );
  }
  if (DATA_DIR === MEMORY) throw new Error("DATA_DIR is memory://, which keeps nothing.");
  return { kind: "folder", dataDir: DATA_DIR };
}

function beside(folder: string): string {
  if (!existsSync(folder)) {
    throw new Error(
      `There is no data folder ${folder}. Set DATA_DIR to the one that npm run start:stack prints, whose\n` +
        "pictures are kept beside it.",
    );
  }
  return `${folder.replace(/\/+$/, "")}.pictures`;
}
