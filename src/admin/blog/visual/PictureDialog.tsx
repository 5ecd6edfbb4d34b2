import type { Editor } from "@tiptap/core";
import { useIsMutating } from "@tanstack/react-query";
import { useContext, useRef, useState } from "react";
import { EditorIdContext, uploadKey } from "../pictures/api.ts";
import { PictureUpload } from "../pictures/PictureUpload.tsx";
import { imageAddress } from "../postUrls.ts";
import { Form } from "@/admin/fields/Form.tsx";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { Field } from "@/ui/Field.tsx";

const PROBLEMS = {
  src: "Upload a picture, or use an address that starts with https:// or a path of this site",
  upload: "The picture is still being stored. Try again in a moment.",
  alt: "Describe the picture for people who can’t see it, or mark it as decorative",
};

const IN_DIALOG = ["dialog"];

interface Picture {
  src: string;
  alt: string;
}

export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => markedPicture(editor));
  const [picture, setPicture] = useState<Picture>(before ?? { src: "", alt: "" });
  const [isDecorative, setDecorative] = useState(before !== null && before.alt === "");
  const [missing, setMissing] = useState<keyof typeof PROBLEMS>();
  const fields = { src: useRef<HTMLInputElement>(null), alt: useRef<HTMLInputElement>(null) };
  const change = (part: Partial<Picture>) => {
    setPicture((now) => ({ ...now, ...part }));
    setMissing(undefined);
  };
  const isOnItsWay =
    useIsMutating({ mutationKey: [...uploadKey(useContext(EditorIdContext)), ...IN_DIALOG] }) > 0;
  const srcProblem =
    missing === "src" || (missing === "upload" && isOnItsWay) ? PROBLEMS[missing] : undefined;
  const save = () => {
    // Else the picture that was chosen last would be missing.
    if (isOnItsWay) return setMissing("upload");
    const src = imageAddress(picture.src);
    const alt = isDecorative ? "" : picture.alt.trim();
    const gap = src === null ? "src" : alt === "" && !isDecorative ? "alt" : undefined;
    setMissing(gap);
    if (src === null || gap !== undefined) return fields[gap ?? "src"].current?.focus();
    if (before) editor.commands.updateAttributes("image", { src, alt });
    else editor.commands.setImage({ src, alt });
    onClose();
  };
  return (
    <Dialog
      title={before ? "Change the picture" : "Add a picture"}
      description="Upload one, or use the address of a picture on the web."
      onClose={onClose}
    >
      <Form className="mt-4 grid gap-5" onSubmit={save}>
        <PictureUpload within={IN_DIALOG} onUploaded={(src) => change({ src })} />
        <Field label="Address of the picture" problem={srcProblem}>
          {(control) => (
            <input
              ref={fields.src}
              type="text"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={picture.src}
              onChange={({ target }) => change({ src: target.value })}
              {...control}
            />
          )}
        </Field>
        <Field
          label="Description"
          hint="Read aloud instead of the picture"
          problem={missing === "alt" ? PROBLEMS.alt : undefined}
        >
          {(control) => (
            <input
              ref={fields.alt}
              type="text"
              value={isDecorative ? "" : picture.alt}
              disabled={isDecorative}
              onChange={({ target }) => change({ alt: target.value })}
              {...control}
            />
          )}
        </Field>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={isDecorative}
            onChange={({ target }) => {
              setDecorative(target.checked);
              setMissing(undefined);
            }}
          />
          Decorative: the text says everything without it
        </label>
        <div className="flex justify-end">
          <Button type="submit">{before ? "Save" : "Add"}</Button>
        </div>
      </Form>
    </Dialog>
  );
}

function markedPicture(editor: Editor): Picture | null {
  if (!editor.isActive("image")) return null;
  const { src, alt } = editor.getAttributes("image");
  return { src: String(src ?? ""), alt: String(alt ?? "") };
}
