import { isAbsolute, relative } from "node:path";
import type { Plugin } from "vite";

export type ModuleSizes = Record<string, Record<string, number>>;

export const MODULE_SIZES_FILE = ".vite/modules.json";

export function listModules(): Plugin {
  return {
    name: "list-modules",
    generateBundle(_options, bundle) {
      const sizes: ModuleSizes = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const inChunk: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = nameOf(id);
          inChunk[name] = (inChunk[name] ?? 0) + renderedLength;
        }
        sizes[chunk.fileName] = inChunk;
      }
      this.emitFile({ type: "asset", fileName: MODULE_SIZES_FILE, source: JSON.stringify(sizes) });
    },
  };
}

function nameOf(id: string): string {
  const path = id.replace("\0", "");
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  if (inPackage) return inPackage[1] ?? path;
  return isAbsolute(path) ? relative(process.cwd(), path) : path;
}
