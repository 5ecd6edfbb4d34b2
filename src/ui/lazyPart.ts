import { lazy, type ComponentType, type ReactNode } from "react";
import { logError } from "@/backend/errors.ts";
import { importChunk } from "./importChunk.ts";

interface Loaded<Props> {
  default: ComponentType<Props>;
}

/**
 * A part of a page whose script loads once it is drawn.
 * @param words what the page says if that takes long
 * @param instead what stands in its place if it can't be loaded, which is logged
 */
export function lazyPart<Props>(
  load: () => Promise<Loaded<Props>>,
  words: string,
  instead: (error: unknown) => ReactNode = () => null,
) {
  return lazy(() =>
    importChunk(load, words).catch((error: unknown): Loaded<Props> => {
      logError(error);
      const shown = instead(error);
      return { default: () => shown };
    }),
  );
}
