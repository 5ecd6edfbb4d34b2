import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Button } from "@/ui/Button.tsx";
import { Field } from "@/ui/Field.tsx";
import type { PostForm } from "./postForm.ts";

export function KeywordField() {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController<PostForm, "metaKeywords">({ name: "metaKeywords" });
  const problem = fieldState.error && (fieldState.error.message ?? "One of the keywords is too long");
  const add = () => {
    const keywords = addKeyword(field.value, typed);
    if (keywords !== field.value) field.onChange(keywords);
    setTyped("");
  };
  // Before the form keeps its draft.
  const addLeft = useEffectEvent(add);
  useEffect(() => {
    const leave = () => addLeft();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
  return (
    <div>
      <Field label="Keywords" problem={problem}>
        {(control) => (
          <div className="flex gap-3">
            <input
              ref={input}
              type="text"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              // Another window takes the focus, but leaves the field the page's active element.
              onBlur={({ target }) => target !== document.activeElement && add()}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
              {...control}
            />
            <Button tone="outline" onClick={add}>
              Add
            </Button>
          </div>
        )}
      </Field>
      {field.value.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {field.value.map((keyword) => (
            <li key={keyword}>
              <button
                type="button"
                aria-label={`Remove ${keyword}`}
                onClick={() => {
                  field.onChange(removeKeyword(field.value, keyword));
                  input.current?.focus();
                }}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-sm text-accent hover:line-through"
              >
                <bdi>{keyword}</bdi>
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function addKeyword(keywords: string[], typed: string): string[] {
  const keyword = typed.trim().normalize("NFC");
  return keyword === "" || keywords.includes(keyword) ? keywords : [...keywords, keyword];
}

export function removeKeyword(keywords: string[], keyword: string): string[] {
  return keywords.filter((each) => each !== keyword);
}
