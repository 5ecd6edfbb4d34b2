import { Suspense, type ComponentProps } from "react";
import { lazyPart } from "@/ui/lazyPart.ts";

type Props = ComponentProps<typeof import("@/ui/StickyAnswerLink.tsx").StickyAnswerLink>;

// If it can't be loaded, the dates stand below all the same.
const StickyAnswerLink = lazyPart(
  async () => ({ default: (await import("@/ui/StickyAnswerLink.tsx")).StickyAnswerLink }),
  "Loading your dates...",
);

/** Only once there are dates to go to. */
export function LazyStickyAnswerLink(props: Props) {
  return (
    <Suspense>
      <StickyAnswerLink {...props} />
    </Suspense>
  );
}
