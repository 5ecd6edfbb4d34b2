import { useEffect, useRef } from "react";
import { Button } from "./Button.tsx";

export interface Undoable {
  text: string;
  undo: () => void;
}

/** Takes the focus of what was removed, so that it isn't lost. */
export function UndoNote({ text, undo, onDone }: Undoable & { onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-accent bg-surface px-4 py-2">
      <p role="status">{text}</p>
      <Button
        ref={button}
        tone="outline"
        onClick={() => {
          undo();
          onDone();
        }}
      >
        Undo
      </Button>
    </div>
  );
}
