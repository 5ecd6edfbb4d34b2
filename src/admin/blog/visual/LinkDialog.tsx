import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { Field } from "@/ui/Field.tsx";
import { linkAddress } from "./linkAddress.ts";

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [typed, setTyped] = useState(before);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const save = () => {
    const href = linkAddress(typed);
    if (href === null) {
      setProblem("Use https://…, a path on this site such as /sperm-analysis, mailto: or tel:");
      return input.current?.focus();
    }
    const hasWords = before !== "" || !editor.state.selection.empty;
    const chain = editor.chain().extendMarkRange("link");
    if (hasWords) chain.setLink({ href }).run();
    else chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    onClose();
  };
  return (
    <Dialog
      title={before === "" ? "Add a link" : "Change the link"}
      description="Links to other sites open in a new tab."
      onClose={onClose}
      initialFocus={input}
    >
      <Form className="mt-4 grid gap-5" onSubmit={save}>
        <Field label="Address" problem={problem}>
          {(control) => (
            <input
              ref={input}
              type="text"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
              }}
              {...control}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          {before !== "" && (
            <Button
              tone="outline"
              onClick={() => {
                editor.chain().extendMarkRange("link").unsetLink().run();
                onClose();
              }}
            >
              Remove the link
            </Button>
          )}
          <Button type="submit">{before === "" ? "Add" : "Save"}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
