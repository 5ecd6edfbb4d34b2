import { lazy, Suspense, type ComponentType } from "react";
import { importChunk } from "@/ui/importChunk.ts";
import type { RefusalProps } from "./Refusal.tsx";

const Refusal = lazy(load);

async function load(): Promise<{ default: ComponentType<RefusalProps> }> {
  try {
    return await importChunk(() => import("./Refusal.tsx"), "Loading the law...");
  } catch {
    return { default: Short };
  }
}

function Short({ ban: { title, sentence } }: RefusalProps) {
  return (
    <div role="status" className="text-lg">
      <p className="font-semibold">{title}</p>
      <p>{sentence}</p>
    </div>
  );
}

export function LazyRefusal(props: RefusalProps) {
  return (
    <Suspense>
      <Refusal {...props} />
    </Suspense>
  );
}
