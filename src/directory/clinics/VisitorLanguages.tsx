import { Suspense, type ComponentProps } from "react";
import { readText } from "@/storage/storage.ts";
import { lazyPart } from "@/ui/lazyPart.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import type Sentences from "./LanguageSentences.tsx";

type SentencesProps = ComponentProps<typeof Sentences>;

// If they can't be loaded, the languages that are known stand below.
const LanguageSentences = lazyPart<SentencesProps>(
  () => import("./LanguageSentences.tsx"),
  "Loading the languages...",
);

export function VisitorLanguages(props: SentencesProps) {
  const hasAsked = useBrowserValue(() => readText("guided-start") !== null, false);
  if (!hasAsked) return null;
  return (
    <Suspense>
      <LanguageSentences {...props} />
    </Suspense>
  );
}
