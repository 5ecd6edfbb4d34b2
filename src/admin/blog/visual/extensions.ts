import { Editor, type Extensions } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";

/** Anything else in a post's HTML would be lost: see `unsupportedIn`. */
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
    // Would add an empty paragraph after a final list.
    trailingNode: false,
  }),
  Image.configure({ HTMLAttributes: { loading: "lazy", referrerpolicy: "no-referrer" } }),
];

export function roundTrip(html: string): string {
  const editor = new Editor({ element: null, extensions: EXTENSIONS, content: html });
  const written = editor.getHTML();
  editor.destroy();
  return written;
}
