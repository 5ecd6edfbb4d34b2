import { mkdirSync, realpathSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { App } from "@supabase/lite";

export type Files = NonNullable<App["_storageAdapter"]>;

/** The only names that the policies allow; also prevents path traversal. */
const NAME = /^\d{4}\/[0-9a-f-]{36}\.(jpg|png|webp)$/;
const TYPES: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

export function picturesBeside(dataDir: string): string {
  return `${realpathSync(dataDir)}.pictures`;
}

/** In memory without a folder. The type follows from the name, whatever the upload claimed. */
export function pictureFiles(folder: string | null): Files {
  const inMemory = new Map<string, Buffer>();

  async function read(bucket: string, name: string): Promise<Buffer | undefined> {
    const path = pathOf(bucket, name);
    if (folder === null) return inMemory.get(path);
    return await readFile(join(folder, path)).catch(() => undefined);
  }

  async function describe(bucket: string, name: string) {
    const bytes = await read(bucket, name);
    return { bytes, metadata: metadataOf(name, bytes?.length ?? 0), httpStatusCode: bytes ? 200 : 404 };
  }

  async function remove(bucket: string, name: string): Promise<void> {
    const path = pathOf(bucket, name);
    inMemory.delete(path);
    if (folder !== null) await rm(join(folder, path), { force: true });
  }

  return {
    driver: null,
    async getObject(bucket, name) {
      const { bytes, metadata, httpStatusCode } = await describe(bucket, name);
      return bytes ? { metadata, httpStatusCode, body: bytes } : { metadata, httpStatusCode };
    },
    async headObject(bucket, name) {
      return (await describe(bucket, name)).metadata;
    },
    async uploadObject(bucket, name, _version, body) {
      const bytes = await buffer(Readable.from(body));
      const path = pathOf(bucket, name);
      if (folder === null) inMemory.set(path, bytes);
      else {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), bytes);
      }
      return metadataOf(name, bytes.length);
    },
    deleteObject: remove,
    async deleteObjects(bucket, names) {
      await Promise.all(names.map((name) => remove(bucket, name)));
    },
    copyObject: unsupported,
    privateAssetUrl: unsupported,
  };
}

const unsupported = () => Promise.reject(new Error("Pictures are added, read and deleted, nothing else"));

function pathOf(bucket: string, name: string): string {
  if (bucket !== "blog" || !NAME.test(name)) throw new Error("Not a name of a picture");
  return `${bucket}/${name}`;
}

function metadataOf(name: string, size: number) {
  const mimetype = TYPES[NAME.exec(name)?.[1] ?? ""] ?? "application/octet-stream";
  const cacheControl = "public, max-age=31536000, immutable";
  return { cacheControl, contentLength: size, size, mimetype, eTag: `"${name}"` };
}
