import type { ComponentProps } from "react";
import { counted } from "@/ui/counted.ts";
import { FactItems } from "./FactItems.tsx";

export function RetiredFacts({ facts, ...others }: ComponentProps<typeof FactItems>) {
  const retired = facts.filter(({ isRetired }) => isRetired);
  if (retired.length === 0) return null;
  return (
    <details className="mb-8">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-accent">
        {counted(retired.length, "retired fact", "retired facts")}
      </summary>
      <FactItems facts={retired} {...others} />
    </details>
  );
}
