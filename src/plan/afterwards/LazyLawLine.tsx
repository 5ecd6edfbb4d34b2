import { lazy, Suspense, type ComponentProps } from "react";
import type { LawLine as LoadedLine } from "@/law/LawLine.tsx";
import { importChunk } from "@/ui/importChunk.ts";

type LawLineProps = ComponentProps<typeof LoadedLine>;

const Loaded = lazy(async () => {
  try {
    const { LawLine } = await importChunk(() => import("@/law/LawLine.tsx"), "Loading the law...");
    return { default: LawLine };
  } catch {
    return { default: (_props: LawLineProps) => null };
  }
});

export function LazyLawLine(props: LawLineProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
