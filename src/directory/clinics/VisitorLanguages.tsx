import { lazy, Suspense, type ComponentProps, type ComponentType } from "react";
import { logError } from "@/backend/errors.ts";
import { readText } from "@/storage/storage.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import type Sentences from "./LanguageSentences.tsx";

type SentencesProps = ComponentProps<typeof Sentences>;

const LanguageSentences = lazy(async (): Promise<{ default: ComponentType<SentencesProps> }> => {
  try {
    return await importChunk(() => import("./LanguageSentences.tsx"), "Loading the languages...");
  } catch (error) {
    // The languages that are known stand below.
    logError(error);
    return { default: () => null };
  }
});

export function VisitorLanguages(props: SentencesProps) {
  const hasAsked = useBrowserValue(() => readText("guided-start") !== null, false);
  if (!hasAsked) return null;
  return (
    <Suspense>
      <LanguageSentences {...props} />
    </Suspense>
  );
}
