import { lazy, Suspense } from "react";
import { Button } from "./Button.tsx";
import type { MessageDialogProps } from "./MessageDialog.tsx";

/** Call it before people type: if a deploy removed the file, the page reloads while nothing can be lost. */
export function preloadMessageDialog(): void {
  void loadDialog();
}

async function loadDialog() {
  try {
    return await import("./MessageDialog.tsx");
  } catch {
    return { default: InlineMessage };
  }
}

const MessageDialog = lazy(loadDialog);

export function Message(props: MessageDialogProps) {
  return (
    <Suspense>
      <MessageDialog {...props} />
    </Suspense>
  );
}

function InlineMessage({ title, paragraphs, onClose }: MessageDialogProps) {
  return (
    <div role="alert" className="my-6 rounded-2xl border border-accent bg-surface p-6">
      <p className="font-serif text-xl font-semibold">{title}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
      <Button className="mt-4" onClick={onClose}>
        OK
      </Button>
    </div>
  );
}
