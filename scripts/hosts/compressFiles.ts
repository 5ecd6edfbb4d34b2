import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = "**/*.{html,js,css,svg,json,csv,txt,xml}";

/** Less would not fill a packet. */
const LEAST_BYTES = 1_024;

/** The best of 11 takes ten times as long for a twentieth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(TEXTS, { cwd: folder, exclude: [".vite"] });
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = await readFile(path);
      if (text.length < LEAST_BYTES) return;
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text, BROTLI));
      await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}
