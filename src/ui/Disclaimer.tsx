import { lazy, Suspense, useState, type ComponentType } from "react";
import type { StorageKey } from "@/storage/keys.ts";
import { readFlag, setFlag } from "@/storage/storage.ts";
import type { DisclaimerDialogProps } from "./DisclaimerDialog.tsx";
import { useBrowserValue } from "./useBrowserValue.ts";

const DisclaimerDialog = lazy(loadDialog);

async function loadDialog(): Promise<{ default: ComponentType<DisclaimerDialogProps> }> {
  try {
    return await import("./DisclaimerDialog.tsx");
  } catch {
    // Nothing is lost: the page repeats the disclaimer.
    return { default: () => null };
  }
}

interface DisclaimerProps {
  storageKey: StorageKey;
  title: string;
  paragraphs: string[];
}

export function Disclaimer({ storageKey, title, paragraphs }: DisclaimerProps) {
  const isAccepted = useBrowserValue(() => readFlag(storageKey), true);
  const [isClosed, setIsClosed] = useState(false);
  if (isAccepted || isClosed) return null;

  const accept = (forGood: boolean) => {
    if (forGood) setFlag(storageKey);
    setIsClosed(true);
  };
  return (
    <Suspense>
      <DisclaimerDialog title={title} paragraphs={paragraphs} onAccept={accept} />
    </Suspense>
  );
}
