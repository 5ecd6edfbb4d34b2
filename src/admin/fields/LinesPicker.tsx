import { X } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { useController, useFormContext, type FieldPath, type FieldValues } from "react-hook-form";
import { Field } from "@/ui/Field.tsx";
import { fold } from "@/ui/fold.ts";

interface LinesPickerProps<Form extends FieldValues> {
  name: FieldPath<Form>;
  label: string;
  hint?: string;
  known: readonly string[];
}

/** The form holds one value per line, with the unfinished one last, so that a draft includes it. */
export function LinesPicker<Form extends FieldValues>({ name, label, hint, known }: LinesPickerProps<Form>) {
  const form = useFormContext<Form>();
  const { field, fieldState } = useController<Form>({ control: form.control, name });
  const [typed, setTyped] = useState("");
  const listId = useId();
  const lines = linesOf(field.value);
  const chosen = typed.trim() === "" ? lines : lines.slice(0, -1);
  const store = (values: string[], typing: string) => {
    setTyped(typing);
    field.onChange([...values, typing.trim()].filter((line) => line !== "").join("\n"));
  };
  const add = () => store([...new Set([...chosen, ...knownAs(typed, known)])], "");
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || typed.trim() === "") return;
    event.preventDefault();
    add();
  };
  return (
    <Field label={label} {...(hint !== undefined && { hint })} {...problemOf(fieldState.error?.message)}>
      {(control) => (
        <>
          <ul className="mb-2 flex flex-wrap gap-2 empty:hidden">
            {chosen.map((value) => (
              <li key={value}>
                <button
                  type="button"
                  aria-label={
                    isKnown(value, known) ? `Remove ${value}` : `Remove ${value}; new: check the spelling`
                  }
                  onClick={() =>
                    store(
                      chosen.filter((each) => each !== value),
                      typed,
                    )
                  }
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-accent-soft px-3 hover:border-accent"
                >
                  <span>{value}</span>
                  {!isKnown(value, known) && (
                    <span className="text-sm text-amber">new: check the spelling</span>
                  )}
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            ))}
          </ul>
          <input
            {...control}
            ref={field.ref}
            name={name}
            list={listId}
            value={typed}
            autoComplete="off"
            placeholder={chosen.length === 0 ? "Choose or type" : "Add another"}
            onChange={({ target }) => store(chosen, target.value)}
            onKeyDown={addOnEnter}
            onBlur={() => {
              add();
              field.onBlur();
            }}
          />
          <datalist id={listId}>
            {known
              .filter((value) => !chosen.includes(value))
              .map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

const problemOf = (problem: string | undefined) => (problem === undefined ? {} : { problem });

function linesOf(value: unknown): string[] {
  return String(value)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

const isKnown = (value: string, known: readonly string[]) => known.length === 0 || known.includes(value);

function knownAs(typed: string, known: readonly string[]): string[] {
  const value = typed.trim();
  if (value === "") return [];
  return [known.find((each) => fold(each) === fold(value)) ?? value];
}
