import { useRef, useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { errorCode } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { Field } from "@/ui/Field.tsx";
import { nameProblem } from "./category.ts";

interface NameFormProps {
  label: string;
  name: string;
  labels: [still: string, busy: string];
  isBusy: boolean;
  /** Rejects with the error, so that a name conflict is shown beside the field. */
  onSend: (name: string) => Promise<unknown>;
  onCancel?: () => void;
}

export function NameForm({ label, name, labels, isBusy, onSend, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const refuse = (problemInWords: string) => {
    setProblem(problemInWords);
    input.current?.focus();
  };
  const send = async () => {
    const wrong = nameProblem(typed);
    if (wrong !== undefined) return refuse(wrong);
    const error = await onSend(typed).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) setTyped(name);
    else if (errorCode(error) === "already-there") refuse("There is a category of this name already");
    else input.current?.focus();
  };
  return (
    <Form
      className="flex flex-wrap items-start gap-3"
      onSubmit={() => {
        if (!isBusy) void send();
      }}
    >
      <div className="min-w-0 grow basis-64">
        <Field label={label} problem={problem}>
          {(control) => (
            <input
              ref={input}
              type="text"
              autoComplete="off"
              readOnly={isBusy}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
              }}
              {...control}
            />
          )}
        </Field>
      </div>
      <div className="flex gap-3 sm:mt-8.25">
        <Button type="submit" className="h-12" aria-disabled={isBusy}>
          {labels[isBusy ? 1 : 0]}
        </Button>
        {onCancel && (
          <Button tone="outline" className="h-12" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
