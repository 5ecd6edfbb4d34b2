import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { sanitizeHtml } from "@/reading/blog/sanitize.ts";
import type { FieldControl } from "@/ui/Field.tsx";
import { Button } from "@/ui/Button.tsx";
import { listed } from "@/ui/listed.ts";
import { EXTENSIONS } from "./extensions.ts";
import { unsupportedIn } from "./unsupported.ts";
import { htmlFromVisual } from "./paragraphs.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { PictureDialog } from "./PictureDialog.tsx";
import { Toolbar } from "./Toolbar.tsx";
import type { ToolDialog } from "./tools.ts";

interface VisualEditorProps {
  html: string;
  control: Omit<FieldControl, "className">;
  onWrite: (html: string) => void;
  onBlur: () => void;
  onReady: (focus: () => void) => void;
  onUseHtml: () => void;
}

export default function VisualEditor(props: VisualEditorProps) {
  const [unsupported] = useState(() => unsupportedIn(props.html));
  return unsupported.length > 0 ? (
    <Refusal unsupported={unsupported} {...props} />
  ) : (
    <EditorArea {...props} />
  );
}

function Refusal({ unsupported, onUseHtml }: { unsupported: string[] } & VisualEditorProps) {
  return (
    <div className="rounded-lg border border-edge bg-surface p-6">
      <p className="font-semibold">The visual editor would not keep everything in this text</p>
      <p className="mt-1 text-quiet">{`It can’t hold ${listed(unsupported)}.`}</p>
      <Button tone="outline" className="mt-4" onClick={onUseHtml}>
        Edit as HTML
      </Button>
    </div>
  );
}

function EditorArea({ html, control, onWrite, onBlur, onReady }: VisualEditorProps) {
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [content] = useState(() => sanitizeHtml(html));
  const isOurs = (event: KeyboardEvent): boolean => {
    // Lists would capture Tab and trap keyboard users.
    if (event.key === "Tab") return true;
    if (event.altKey && event.key === "F10") {
      bar.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
    } else if ((event.metaKey || event.ctrlKey) && event.key === "k") setDialog("link");
    else return false;
    event.preventDefault();
    return true;
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => onWrite(htmlFromVisual(changed.getHTML())),
    onBlur,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Content",
        class: "article !mt-0 min-h-72 px-4 py-3 outline-none",
        ...present(control),
      },
      handleDOMEvents: { keydown: (_view, event) => isOurs(event) },
    },
  });

  const ready = useEffectEvent(onReady);
  useEffect(() => ready(() => editor.commands.focus()), [editor]);

  return (
    <div
      className={`rounded-lg border bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent ${control["aria-invalid"] ? "border-alarm" : "border-edge"}`}
    >
      <Toolbar editor={editor} controls={control.id} bar={bar} onDialog={setDialog} />
      <EditorContent
        editor={editor}
        className="max-h-[36rem] overflow-y-auto [&_li>p]:m-0 [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-accent"
      />
      {dialog === "link" && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === "picture" && <PictureDialog editor={editor} onClose={() => setDialog(null)} />}
    </div>
  );
}

function present(control: VisualEditorProps["control"]): Record<string, string> {
  const pairs = Object.entries(control).filter(([, value]) => value !== undefined);
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}
