import { importChunk } from "@/ui/importChunk.ts";
import { lazyOr } from "./lazyOr.tsx";
import type { RefusalProps } from "./Refusal.tsx";

export const LazyRefusal = lazyOr(
  () => importChunk(() => import("./Refusal.tsx"), "Loading the law..."),
  Short,
);

function Short({ ban: { title, sentence } }: RefusalProps) {
  return (
    <div role="status" className="text-lg">
      <p className="font-semibold">{title}</p>
      <p>{sentence}</p>
    </div>
  );
}
