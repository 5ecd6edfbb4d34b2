import { lazy, Suspense, type ComponentProps, type ComponentType } from "react";
import { logError } from "@/backend/errors.ts";
import { importChunk } from "@/ui/importChunk.ts";

type Props = ComponentProps<typeof import("@/ui/StickyAnswerLink.tsx").StickyAnswerLink>;

const StickyAnswerLink = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    const loaded = await importChunk(() => import("@/ui/StickyAnswerLink.tsx"), "Loading your dates...");
    return { default: loaded.StickyAnswerLink };
  } catch (error) {
    // The dates stand below all the same.
    logError(error);
    return { default: () => null };
  }
});

/** Only once there are dates to go to. */
export function LazyStickyAnswerLink(props: Props) {
  return (
    <Suspense>
      <StickyAnswerLink {...props} />
    </Suspense>
  );
}
