import type { Editor } from "@tiptap/core";
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  // Not the calculator's icon: a chunk shared by two pages costs each a request.
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
  type LucideIcon,
} from "lucide-react";

export type ToolDialog = "link" | "picture";

interface Tool {
  name: string;
  icon: LucideIcon;
  run?: (editor: Editor) => void;
  dialog?: ToolDialog;
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  name: `Heading ${level}`,
  icon,
  run: (editor) => editor.chain().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive("heading", { level }),
});

export const TOOLS: Tool[] = [
  {
    name: "Bold",
    icon: Bold,
    run: (editor) => editor.chain().toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    name: "Italic",
    icon: Italic,
    run: (editor) => editor.chain().toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  {
    name: "List",
    icon: List,
    run: (editor) => editor.chain().toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    name: "Numbered list",
    icon: ListOrdered,
    run: (editor) => editor.chain().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    name: "Quote",
    icon: Quote,
    run: (editor) => editor.chain().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  { name: "Link", icon: Link2, dialog: "link", isOn: (editor) => editor.isActive("link") },
  { name: "Picture", icon: ImagePlus, dialog: "picture" },
  {
    name: "Undo",
    icon: Undo2,
    run: (editor) => editor.chain().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    name: "Redo",
    icon: Redo2,
    run: (editor) => editor.chain().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];
