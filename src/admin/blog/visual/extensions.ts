import { Editor, type Extensions } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";

/** What the visual editor knows. Whatever else is in a post's HTML it cannot keep: see `lossesIn`. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: "https",
      // The sanitiser decides about both.
      HTMLAttributes: { target: null, rel: null },
    },
    // It would add an empty paragraph to every text that ends with a list.
    trailingNode: false,
  }),
  Image.configure({ HTMLAttributes: { loading: "lazy", referrerpolicy: "no-referrer" } }),
];

/** The HTML after the visual editor read and wrote it, without showing anything. */
export function throughVisual(html: string): string {
  const editor = new Editor({ element: null, extensions: EXTENSIONS, content: html });
  const written = editor.getHTML();
  editor.destroy();
  return written;
}
