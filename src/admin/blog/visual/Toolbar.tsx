import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useState, type KeyboardEvent, type RefObject } from "react";
import { TOOLS, type ToolDialog } from "./tools.ts";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface ToolbarProps {
  editor: Editor;
  controls: string;
  bar: RefObject<HTMLDivElement | null>;
  onDialog: (dialog: ToolDialog) => void;
}

/** One Tab stop, then arrow keys, as WAI-ARIA asks of toolbars. */
export function Toolbar({ editor, controls, bar, onDialog }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      TOOLS.map(({ isOn, isOff }) => ({
        isOn: isOn?.(now),
        isOff: isOff?.(now) ?? false,
      })),
  });

  const focusTool = (index: number) => {
    setCurrent(index);
    bar.current?.querySelectorAll("button")[index]?.focus();
  };

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) focusTool((current + step + TOOLS.length) % TOOLS.length);
    else if (event.key === "Home") focusTool(0);
    else if (event.key === "End") focusTool(TOOLS.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap gap-1 rounded-t-lg border-b border-line bg-paper p-1"
    >
      {TOOLS.map(({ name, icon: Icon, run, dialog: opens }, index) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={states[index]?.isOn}
          aria-disabled={states[index]?.isOff}
          aria-haspopup={opens && "dialog"}
          tabIndex={index === current ? 0 : -1}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setCurrent(index);
            if (states[index]?.isOff) return;
            editor.view.focus();
            if (opens) onDialog(opens);
            else run?.(editor);
          }}
          className="grid size-11 place-items-center rounded-md text-ink hover:bg-accent-soft aria-disabled:text-quiet aria-disabled:opacity-60 aria-pressed:bg-accent aria-pressed:text-accent-on"
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      ))}
    </div>
  );
}
