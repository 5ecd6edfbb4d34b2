import { lazy, Suspense, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Field } from "@/ui/Field.tsx";
import { importChunk } from "@/ui/importChunk.ts";
import { Counter } from "./FormFields.tsx";
import type { PostForm } from "./postForm.ts";
import { LIMITS } from "./postSchema.ts";

// As large as the rest of the editor page, and needed nowhere else.
const VisualEditor = lazy(() =>
  importChunk(() => import("./visual/VisualEditor.tsx"), "Loading the editor..."),
);

const MODES = ["Visual", "HTML"] as const;
type Mode = (typeof MODES)[number];

const HINTS: Record<Mode, string> = {
  Visual: "Alt+F10 goes to the tools, Tab leaves the text.",
  HTML: "HTML. We remove scripts, forms and styles.",
};

export function ContentField() {
  const [way, setWay] = useState<Mode>("Visual");
  const { field, fieldState } = useController<PostForm, "content">({ name: "content" });
  const focus = useRef<() => void>(undefined);
  // Text from elsewhere restarts the visual editor; its own output must not.
  const [known, setKnown] = useState({ text: field.value, times: 0 });
  if (known.text !== field.value) setKnown({ text: field.value, times: known.times + 1 });

  return (
    <div>
      <ModeSwitch way={way} onChoose={setWay} />
      <Field
        label="Content"
        aside="required"
        hint={HINTS[way]}
        problem={fieldState.error?.message}
        counter={<Counter name="content" limit={LIMITS.content} />}
      >
        {({ className, ...control }) =>
          way === "HTML" ? (
            <textarea
              rows={15}
              required
              className={`${className.replace("h-12", "")} py-2 font-mono text-base leading-normal`}
              {...control}
              {...field}
            />
          ) : (
            <Suspense fallback={<Loading />}>
              <VisualEditor
                key={known.times}
                html={known.text}
                control={control}
                onWrite={(text) => {
                  setKnown({ ...known, text });
                  field.onChange(text);
                }}
                onBlur={field.onBlur}
                onReady={(focusText) => {
                  focus.current = focusText;
                  field.ref({ focus: () => focus.current?.() });
                }}
                onUseHtml={() => setWay("HTML")}
              />
            </Suspense>
          )
        }
      </Field>
    </div>
  );
}

function ModeSwitch({ way, onChoose }: { way: Mode; onChoose: (way: Mode) => void }) {
  return (
    <div role="group" aria-label="Write the content as" className="mb-1 flex justify-end gap-1">
      {MODES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === way}
          onClick={() => onChoose(each)}
          className="min-h-11 rounded-lg border border-transparent px-3 text-sm font-medium text-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          {each}
        </button>
      ))}
    </div>
  );
}

function Loading() {
  return (
    <p role="status" className="min-h-96 rounded-lg border border-edge bg-surface p-4 text-quiet">
      Loading the editor...
    </p>
  );
}
