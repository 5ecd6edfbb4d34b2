import { useEffect, useRef } from "react";
import { Button } from "@/ui/Button.tsx";

/** Takes the focus, since the button that did it is gone. */
export function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p>{text}</p>
      <Button ref={button} tone="outline" onClick={onUndo}>
        Undo
      </Button>
    </>
  );
}
