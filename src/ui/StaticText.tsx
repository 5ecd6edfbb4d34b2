import { Suspense, useState, type ComponentType } from "react";
import { lazyPart } from "./lazyPart.ts";
import { useHydrated } from "./useHydrated.ts";

/** A text that a page can do without, so it stays away if its script can't be loaded. */
export function lazyText(load: () => Promise<{ default: ComponentType }>) {
  return lazyPart(load, "Loading the text...");
}

/** React leaves the prerendered HTML alone. */
const PRERENDERED_HTML = { __html: "" };

/** A text that isn't hydrated, so a first visit loads no script for it. */
export function StaticText({ text: Text }: { text: ReturnType<typeof lazyText> }) {
  const isTakingOver = !useHydrated() && !import.meta.env.SSR;
  const [isBuilt] = useState(isTakingOver);
  if (isBuilt) return <div suppressHydrationWarning dangerouslySetInnerHTML={PRERENDERED_HTML} />;
  return (
    <div>
      <Suspense>
        <Text />
      </Suspense>
    </div>
  );
}
