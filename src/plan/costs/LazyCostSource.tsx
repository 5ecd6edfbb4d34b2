import { lazy, Suspense, type ComponentType } from "react";
import type { Source } from "@/directory/facts/facts.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";

interface LazyCostSourceProps {
  source: Source;
  notes?: string[];
}

const SourceLine = lazy(load);

async function load(): Promise<{ default: ComponentType<LazyCostSourceProps> }> {
  try {
    return { default: (await import("@/directory/facts/SourceLine.tsx")).SourceLine };
  } catch {
    return { default: ShortSource };
  }
}

export function LazyCostSource(props: LazyCostSourceProps) {
  return (
    <Suspense fallback={<ShortSource {...props} />}>
      <SourceLine {...props} />
    </Suspense>
  );
}

function ShortSource({ source: { url, name } }: LazyCostSourceProps) {
  return (
    <p className="mt-2 text-sm text-quiet wrap-anywhere">
      <ExternalLink href={url}>
        <bdi>{name}</bdi>
      </ExternalLink>
    </p>
  );
}
