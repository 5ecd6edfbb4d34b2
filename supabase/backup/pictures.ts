import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PICTURE_LIST, type Session } from "./session.ts";

const BUCKET = "blog";
const TYPES: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

export interface PictureStore {
  /** Whether their list is restored with the other tables; Storage makes its own. */
  isListedByUs: boolean;
  /** What is missing to store pictures, as a message for the operator; undefined for nothing. */
  whyNotWritable?: string | undefined;
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

export function picturesInFolder(folder: string): PictureStore {
  const fileOf = (name: string) => join(folder, BUCKET, name);
  return {
    isListedByUs: true,
    async read(name) {
      return existsSync(fileOf(name)) ? await readFile(fileOf(name)) : undefined;
    },
    async write(name, bytes) {
      await mkdir(dirname(fileOf(name)), { recursive: true });
      await writeFile(fileOf(name), bytes);
    },
  };
}

/** The secret key is needed to write. */
export function picturesInStorage(url: string, secretKey: string | undefined): PictureStore {
  const base = url.replace(/\/$/, "");
  return {
    isListedByUs: false,
    whyNotWritable: secretKey ? undefined : "To restore pictures to a project, set SUPABASE_SECRET_KEY.",
    async read(name) {
      const answer = await fetch(`${base}/storage/v1/object/public/${BUCKET}/${name}`);
      if (answer.status === 400 || answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`Storage did not give the picture ${name} (${answer.status}).`);
      return Buffer.from(await answer.arrayBuffer());
    },
    async write(name, bytes) {
      if (!secretKey) throw new Error("To restore pictures to a project, set SUPABASE_SECRET_KEY.");
      const answer = await fetch(`${base}/storage/v1/object/${BUCKET}/${name}`, {
        method: "POST",
        headers: {
          apikey: secretKey,
          authorization: `Bearer ${secretKey}`,
          "content-type": TYPES[name.split(".").pop() ?? ""] ?? "application/octet-stream",
          "cache-control": "max-age=31536000",
          "x-upsert": "true",
        },
        body: new Uint8Array(bytes),
      });
      if (!answer.ok) throw new Error(`Storage refused the picture ${name}: ${await answer.text()}`);
    },
  };
}

export const NO_PICTURES: PictureStore = {
  isListedByUs: false,
  whyNotWritable:
    "The backup holds pictures. Set SUPABASE_URL and SUPABASE_SECRET_KEY, so that Storage gets them,\n" +
    "or DATA_DIR for npm run start:stack, which keeps them beside that folder.",
  async read() {
    throw new Error(
      "The blog has pictures in Storage. Set SUPABASE_URL, so that they become part of the backup,\n" +
        "or DATA_DIR for npm run start:stack, which keeps them beside that folder.",
    );
  },
  async write() {
    throw new Error("The backup holds pictures, and there is no place for them.");
  },
};

export async function namesOfPictures(session: Session): Promise<string[]> {
  const [has] = await session.query<{ has: boolean }>(
    `select to_regclass('${PICTURE_LIST}') is not null as has`,
  );
  if (!has?.has) return [];
  const rows = await session.query<{ name: string }>(
    `select name from ${PICTURE_LIST} where bucket_id = '${BUCKET}' order by name`,
  );
  return rows.map(({ name }) => name).filter((name) => PICTURE_NAME.test(name));
}

/** The only names that the policies allow; also prevents path traversal. */
export const PICTURE_NAME = /^\d{4}\/[0-9a-f-]{36}\.(jpg|png|webp)$/;
